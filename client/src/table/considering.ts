/** What is only looked at: a thing under the mouse, or under the keyboard's focus, tells the frame what it stands for. */
import { on } from 'svelte/events';
import type { Values } from '$lib/state/offers';
import type { Offer } from '$lib/wire';
import { movement } from './mouse';

/** A decision that is not picked yet, as far as it is known. */
export interface Considered {
  offer: Offer;
  values: Values;
}

type What = (() => Considered | null) | null;
const NAME = 'consider';

/** Everything that can be looked at shares one mouse. */
const wasMoved = movement(true);

/** On a thing that can be tapped: what a tap would pick. Touch picks first and is told then. */
export function considering(node: Element, what: What): { update: (next: What) => void; destroy: () => void } {
  let told = false;
  /** It has come under a mouse that stands still. */
  let waits = false;
  const tell = (detail: Considered | null) => {
    told = detail !== null;
    node.dispatchEvent(new CustomEvent(NAME, { bubbles: true, detail }));
  };
  const focus = () => what && node.matches(':focus-visible') && tell(what());
  const enter = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
    waits = !wasMoved(event);
    if (what && !waits) tell(what());
  };
  const move = (event: Event) => {
    if (waits) enter(event);
  };
  const leave = () => {
    waits = false;
    if (told) tell(null);
  };
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointermove', move],
    ['focus', focus],
    ['pointerleave', leave],
    ['blur', leave],
    // What is picked now counts, and no longer what was looked at.
    ['click', leave],
  ];
  for (const [name, does] of listeners) node.addEventListener(name, does);
  return {
    update(next) {
      what = next;
    },
    destroy() {
      for (const [name, does] of listeners) node.removeEventListener(name, does);
    },
  };
}

/** Around all such things: hears what is looked at, and null when nothing is. */
export function considers(node: Element, hear: (what: Considered | null) => void): { destroy: () => void } {
  let source: Node | null = null;
  const listen = (event: Event) => {
    const { detail } = event as CustomEvent<Considered | null>;
    source = detail && (event.target as Node);
    hear(detail);
  };
  // A thing that was taken away under the mouse cannot say any more that it is left.
  const over = () => {
    if (!source || source.isConnected) return;
    source = null;
    hear(null);
  };
  // What has the focus loses it while the page is drawn without it: `on` keeps what is heard then out of the drawing.
  const moved = (event: Event) => event instanceof PointerEvent && wasMoved(event);
  const ends = [on(node, NAME, listen), on(node, 'pointerover', over), on(window, 'pointermove', moved)];
  return { destroy: () => ends.forEach((end) => end()) };
}
