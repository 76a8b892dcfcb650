/** What is only looked at, when it is taken away while somebody looks at it. */
import { describe, expect, it } from 'vitest';
import { considering, considers, type Considered } from '$lib/table/considering';

describe('a thing that is looked at', () => {
  it('may be taken away while the page is drawn: it loses the focus, and is no longer looked at', () => {
    const around = document.createElement('div');
    const thing = around.appendChild(document.createElement('button'));
    const what = { offer: { name: 'play' }, values: {} } as unknown as Considered;
    let looked = $state.raw<Considered | null>(what);
    const seen = () => looked;
    considers(around, (next) => (looked = next));
    considering(thing, () => what);
    thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(seen()).toBe(what);

    const drawn = $derived.by(() => {
      thing.dispatchEvent(new Event('blur')); // as browsers do when they take away what has the focus
      return true;
    });

    expect(drawn).toBe(true);
    expect(seen()).toBeNull();
  });

  it('was moved to: what a scrolling page brings under a mouse that stands still is not', () => {
    const around = document.body.appendChild(document.createElement('div'));
    const [near, far] = [document.createElement('button'), document.createElement('button')];
    around.append(near, far);
    const heard: (string | undefined)[] = [];
    considers(around, (next) => heard.push(next?.offer.name));
    for (const [thing, name] of [
      [near, 'near'],
      [far, 'far'],
    ] as const)
      considering(thing, () => ({ offer: { name }, values: {} }) as unknown as Considered);
    const mouse = (thing: Element, type: string, y: number) =>
      thing.dispatchEvent(
        new PointerEvent(type, { pointerType: 'mouse', clientY: y, bubbles: type === 'pointermove' }),
      );

    mouse(near, 'pointerenter', 40);
    mouse(near, 'pointerleave', 40); // the page scrolls
    mouse(far, 'pointerenter', 40);
    expect(heard).toEqual(['near', undefined]);

    mouse(far, 'pointermove', 41);
    expect(heard).toEqual(['near', undefined, 'far']);
  });
});
