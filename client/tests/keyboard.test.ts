import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleKey, type KeyActions } from '$lib/table/keyboard';
import { owning } from '$lib/ui/dialog';

const actions = () =>
  ({
    primary: vi.fn(),
    drop: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    open: vi.fn(),
    step: vi.fn(),
    next: vi.fn(),
    about: vi.fn(),
    isPanel: false,
  }) satisfies KeyActions;

/** A table with two things to pick, and as many dialogs on it as are wanted, each with two things of its own. */
function lay(...dialogs: string[]): string[] {
  const picked: string[] = [];
  const two = (name: string) => [1, 2].map((n) => `<button data-candidate id="${name}${n}"></button>`).join('');
  document.body.innerHTML = `<main>${two('table')}</main>${dialogs.map((name) => `<div role="dialog" tabindex="-1" id="${name}">${two(name)}</div>`).join('')}`;
  document
    .querySelectorAll('button')
    .forEach((button) => button.addEventListener('click', () => picked.push(button.id)));
  return picked;
}

/** Presses a key where the focus is, at a table that listens as the page does. */
function press(key: string, on: KeyActions, init: KeyboardEventInit = {}): void {
  const listen = (event: KeyboardEvent) => handleKey(event, on);
  window.addEventListener('keydown', listen);
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
  window.removeEventListener('keydown', listen);
}

const open: (() => void)[] = [];
function own(id: string, close: () => void): void {
  const done = owning(document.getElementById(id)!, close);
  open.push(() => (done as { destroy: () => void }).destroy());
}
afterEach(() => {
  open.splice(0).forEach((close) => close());
  document.body.innerHTML = '';
});

describe('the keys of a table', () => {
  it('pick by number', () => {
    const picked = lay();
    press('2', actions());
    expect(picked).toEqual(['table2']);
  });

  it('go on from what is told in a dialog, and from no other', () => {
    lay('story');
    const on = { ...actions(), goOn: vi.fn() };
    document.getElementById('story')!.focus();
    press('Enter', { ...on, goOn: undefined });
    press('Enter', on);
    document.getElementById('story1')!.focus();
    press('Enter', on); // a button in it speaks for itself
    expect(on.goOn).toHaveBeenCalledOnce();
    expect(on.primary).not.toHaveBeenCalled();
  });

  it('belong to the dialog on top, and reach nothing under it', () => {
    const picked = lay('first', 'second');
    const on = actions();
    press('2', on);
    press('3', on);
    press('z', on, { ctrlKey: true });
    press('l', on);
    press('[', on);
    expect(picked).toEqual(['second2']);
    for (const deed of [on.undo, on.open, on.step, on.drop]) expect(deed).not.toHaveBeenCalled();
  });

  it('still change the sheets of the table itself', () => {
    lay('log');
    const on = { ...actions(), isPanel: true };
    press('l', on);
    expect(on.open).toHaveBeenCalledWith('log');
  });

  it('walk among what the dialog holds', () => {
    lay('first');
    own('first', () => {});
    press('ArrowRight', actions());
    expect(document.activeElement?.id).toBe('first1');
    press('End', actions());
    expect(document.activeElement?.id).toBe('first2');
  });
});

describe('Escape', () => {
  it('closes the dialog on top, and nothing else', () => {
    lay('first', 'second');
    const [first, second, on] = [vi.fn(), vi.fn(), actions()];
    own('first', first);
    own('second', second);
    press('Escape', on);
    expect(second).toHaveBeenCalledOnce();
    expect(first).not.toHaveBeenCalled();
    expect(on.drop).not.toHaveBeenCalled();
  });

  it('drops the pick where no dialog is open', () => {
    lay();
    const on = actions();
    press('Escape', on);
    expect(on.drop).toHaveBeenCalledOnce();
  });
});

describe('the focus', () => {
  it('is in the dialog while it is open, and goes back', () => {
    lay('first');
    document.getElementById('table1')!.focus();
    own('first', () => {});
    expect(document.activeElement?.id).toBe('first');
    open.splice(0).forEach((close) => close());
    expect(document.activeElement?.id).toBe('table1');
  });

  it('is not taken from somebody who types', () => {
    lay('first');
    document.querySelector('main')!.innerHTML += '<input id="chat">';
    document.getElementById('chat')!.focus();
    own('first', () => {});
    expect(document.activeElement?.id).toBe('chat');
  });
});
