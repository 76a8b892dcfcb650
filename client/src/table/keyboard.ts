/** Keys of a table. Arrow keys walk among what can be picked; the browser does the rest. */
import { topDialog } from '$lib/ui/dialog';

export interface KeyActions {
  primary: () => void;
  drop: () => void;
  undo: () => void;
  redo: () => void;
  open: (what: 'log' | 'history' | 'people' | 'keys') => void;
  step: (by: 'move' | 'round', forward: boolean) => void;
  next: () => void;
  about: () => void;
  /** One of the table's own sheets is open: the same keys change it. */
  isPanel: boolean;
  /** What is told lies open in a dialog, and this goes on from it. */
  goOn?: () => void;
}

const OPEN = { l: 'log', h: 'history', o: 'people', '?': 'keys' } as const;
const STEPS = { '[': ['move', false], ']': ['move', true], '{': ['round', false], '}': ['round', true] } as const;

export function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, [contenteditable]')) return;
  const dialog = topDialog();
  if (dialog) return handleWithin(dialog, event, actions);
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return handleControl(event, actions);
  if (event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === 'Escape') actions.drop();
  else if (key in OPEN) actions.open(OPEN[key as keyof typeof OPEN]);
  else if (key in STEPS) {
    const [by, forward] = STEPS[key as keyof typeof STEPS];
    actions.step(by, forward);
  } else if (key === 'n') actions.next();
  else if (key === 'i') actions.about();
  else if (/^[1-9]$/.test(key)) pressNumber(Number(key));
  else if (key === 'w') tellWhy(target);
  else if (
    key === 'Enter' &&
    target.getAttribute('aria-pressed') === 'true' &&
    target.dataset.candidate !== undefined
  ) {
    event.preventDefault();
    actions.primary();
  } else if (walks(key, target)) event.preventDefault();
}

/** While a dialog is open only what it holds can be picked. */
function handleWithin(dialog: HTMLElement, event: KeyboardEvent, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key in OPEN && actions.isPanel) actions.open(OPEN[key as keyof typeof OPEN]);
  else if (key === 'Enter' && event.target === dialog) actions.goOn?.();
  else if (/^[1-9]$/.test(key)) pressNumber(Number(key), dialog);
  else if (walks(key, event.target as HTMLElement, dialog)) event.preventDefault();
}

function handleControl(event: KeyboardEvent, actions: KeyActions): void {
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) actions.undo();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) actions.redo();
  else return;
  event.preventDefault();
}

const candidates = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>('[data-candidate]')];

/** The numbered action, or where there is none the n-th thing that can be picked. */
function pressNumber(number: number, within: ParentNode = document): void {
  const offer = within.querySelector<HTMLElement>(`[data-offer="${number}"]`);
  const lit = candidates(within).filter((element) => element.getAttribute('aria-disabled') !== 'true');
  const found = within.querySelectorAll('[data-offer]').length > 1 ? offer : (lit[number - 1] ?? offer);
  found?.focus();
  found?.click();
}

/** A refused thing tells its reason when it is tapped. */
function tellWhy(target: HTMLElement): void {
  if (target.getAttribute('aria-disabled') === 'true') target.click();
}

function walks(key: string, target: HTMLElement, within: ParentNode = document): boolean {
  if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)) return false;
  if (target.closest('[role="slider"]')) return false;
  const all = candidates(within);
  if (!all.length) return false;
  const at = all.indexOf(target);
  if (at < 0 && target !== document.body && !target.closest('main, [role="dialog"]')) return false;
  if (key === 'Home') all[0]!.focus();
  else if (key === 'End') all.at(-1)!.focus();
  else if (at < 0) all[0]!.focus();
  else nearest(all, all[at]!, key).focus();
  return true;
}

/** The next one in that direction; in a row simply the neighbour. */
function nearest(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement {
  const at = all.indexOf(from);
  const forward = key === 'ArrowRight' || key === 'ArrowDown';
  const upright = key === 'ArrowUp' || key === 'ArrowDown';
  const here = from.getBoundingClientRect();
  const beyond = all
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (upright ? (forward ? box.top >= here.bottom - 4 : box.bottom <= here.top + 4) : false))
    .sort((a, b) => distance(a.box, here) - distance(b.box, here));
  return beyond[0]?.element ?? all[(at + (forward ? 1 : -1) + all.length) % all.length]!;
}

function distance(one: DOMRect, other: DOMRect): number {
  return Math.hypot(one.left - other.left, one.top - other.top);
}
