import { mount as begin, unmount } from 'svelte';
import Board from './Board.svelte';

/** What is on the table now; drawn anew when it changes. */
class Shown {
  /** @type {import('./rondel-board').Position | null} */
  position = $state.raw(null);
}

/** @type {import('./rondel-board').Mount} */
export default function mount(root, table) {
  const shown = new Shown();
  const board = begin(Board, { target: root, props: { table, shown } });
  return {
    update: (position) => void (shown.position = position),
    destroy: () => void unmount(board),
  };
}
