import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explaining, focused } from '$lib/table/about';

const press = (target: Element, type: string, x = 0) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX: x, button: 0 }));

describe('"What is this?"', () => {
  const open = vi.fn();
  const picked = vi.fn();
  let card: HTMLElement;
  let stop: { destroy: () => void };

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<main><button data-about="card:flare"><b>Flare</b></button></main>';
    card = document.querySelector('button')!;
    card.addEventListener('click', picked);
    stop = explaining(document.querySelector('main')!, open);
  });
  afterEach(() => {
    stop.destroy();
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it('opens after a long press, which then picks nothing', () => {
    press(card.firstElementChild!, 'pointerdown');
    vi.advanceTimersByTime(600);
    press(card, 'pointerup');
    card.click();
    expect(open).toHaveBeenCalledExactlyOnceWith('card:flare');
    expect(picked).not.toHaveBeenCalled();
  });

  it('stays closed for a tap or a scroll', () => {
    press(card, 'pointerdown');
    press(card, 'pointerup');
    card.click();
    press(card, 'pointerdown');
    press(card, 'pointermove', 40);
    vi.advanceTimersByTime(600);
    expect(open).not.toHaveBeenCalled();
    expect(picked).toHaveBeenCalledOnce();
  });

  it('knows what has the focus', () => {
    card.focus();
    expect(focused()).toBe('card:flare');
  });
});
