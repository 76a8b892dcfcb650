/** What the board tells at length: the turn that was just resolved, an earlier one, or what this one comes to. */
import { untrack } from 'svelte';
import type { BoardProps } from '$lib/games/client';
import type { Declared } from './declared';
import { isBuilding, sum } from './reading';
import { turnsOf, type Side, type Turn } from './telling';
import { w } from './words';

export interface Report {
  title: string;
  note: string;
  sides: readonly Side[];
  /** Told step by step, because it has just happened. */
  paced: boolean;
}

type Given = Pick<BoardProps<Declared>, 'view' | 'log' | 'events' | 'live' | 'sent' | 'big'>;

export class Reporting {
  told = $state.raw<Report | null>(null);
  readonly turns = $derived.by(() => turnsOf(this.given().log));

  constructor(private readonly given: () => Given) {
    // A turn that has just been resolved is told by itself, until it is put aside, or the next one is under way.
    $effect(() => {
      const isOver = this.given().events.some((event) => event.name === 'side_resolved');
      untrack(() => this.follow(isOver));
    });
    // Whoever acts, wherever, has seen it.
    $effect(() => {
      if (this.given().sent) this.close();
    });
  }

  private follow(isOver: boolean): void {
    const { view, live, big } = this.given();
    const last = this.turns.at(-1);
    const isEventful = last?.sides.some((side) => sum(side.damage) + sum(side.healing) + sum(side.own));
    if (isOver && last && isEventful && !big) this.tell(last, true);
    else if (!live || view.step === 'InteractionLoop') this.close();
  }

  tell(turn: Turn, paced = false): void {
    this.told = { title: w('resolution', { n: turn.turn }), note: '', sides: turn.sides, paced };
  }

  /** What both sides come to if the turn ended now. */
  foretell(): void {
    const { view } = this.given();
    const sides = view.facts.forecast?.map((side, seat) => ({
      ...side,
      own: side.own_damage,
      before: view.players[seat]!.health,
      base: null,
      fleet: 0,
    }));
    const note = isBuilding(view) ? w('forecastNote') : '';
    if (sides) this.told = { title: w('forecastTitle'), note, sides, paced: false };
  }

  close(): void {
    this.told = null;
  }
}
