/** The end of a year: its story stays until it is put aside, whatever the others do meanwhile, and is told once. */
import { onDestroy, untrack } from 'svelte';
import type { BoardProps } from '$lib/games/client';
import type { Declared } from './declared';
import type { KolkhozView } from './reading';
import { plotLines, storyOf, yearOver, type PlotLine, type Step } from './story';
import { cardName, k } from './words';

type Given = Pick<
  BoardProps<Declared>,
  'view' | 'events' | 'people' | 'seats' | 'live' | 'big' | 'at' | 'outcome' | 'ontold' | 'onreport'
>;

export interface Story {
  year: number;
  steps: Step[];
  plots: PlotLine[];
  /** The table as it was. */
  at: KolkhozView;
}

export class Reporting {
  story = $state.raw<Story | null>(null);
  private told: Given['events'] = [];
  private last: KolkhozView | null = null;
  private isReported = false;
  /** Is it the last year, so that the result comes next? */
  readonly isLast = $derived.by(() => this.given().outcome !== null && this.given().at === null);
  /** The next year begins on the table when this one has been read. */
  readonly view = $derived.by(() => {
    const { view, live, big } = this.given();
    return this.story && live && !big ? this.story.at : view;
  });

  constructor(private readonly given: () => Given) {
    $effect.pre(() => this.follow());
    // Until it is closed, sentence and button speak of the year that is told, and not of the next one.
    $effect(() => {
      const told = this.given().big ? null : this.story;
      const { isLast } = this;
      if (told || this.isReported) untrack(() => this.report(told, isLast));
      this.isReported = told !== null;
    });
    onDestroy(() => this.isReported && this.given().onreport?.(null));
  }

  private follow(): void {
    const { view, events, live } = this.given();
    const before = this.last;
    this.last = view;
    if (events === this.told) return;
    this.told = events;
    const year = yearOver(events);
    if (year !== null) this.story = untrack(() => this.endOf(year, before ?? view));
    else if (!live) this.story = null;
  }

  private endOf(year: number, before: KolkhozView): Story {
    const { view, events, people, seats } = this.given();
    const at = before.year === year ? before : view;
    return { year, at, steps: storyOf(events, people, seats, at.trump), plots: plotLines(events, view, seats) };
  }

  private report(told: Story | null, isLast: boolean): void {
    this.given().onreport?.(
      told && {
        place: k('year', { n: told.year }),
        strong: `${k('storyTitle', { year: told.year })}.`,
        text: this.mineIn(told.plots),
        label: k(isLast ? 'toResult' : 'goOn'),
        close: () => this.close(),
      },
    );
  }

  /** What the year cost the reader, in a sentence. */
  private mineIn(plots: readonly PlotLine[]): string {
    const { seats } = this.given();
    const lost = plots.filter(({ seat }) => seats.includes(seat)).flatMap((plot) => plot.lost);
    if (!seats.length) return '';
    return lost.length ? k('storyYouLost', { cards: lost.map(cardName).join(', ') }) : k('storyYouKept');
  }

  close(): void {
    this.story = null;
    this.given().ontold?.();
  }
}
