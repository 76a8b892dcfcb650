/** How a finished match swung, worked out in the background: everybody's chances, and one's own moments. */
import { api } from '$lib/socket/http';
import { whyNot } from '$lib/ui/failed';
import type { Analysis, TableInfo, TurningPoint } from '$lib/wire';

const AGAIN = 1500;
const LATER = 8000;
/** Whoever stays at the result this long wants to know; whoever goes on at once costs nobody anything. */
const STAYS = 4000;

export class Review {
  analysis = $state.raw<Analysis | null>(null);
  wrong = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Pick<TableInfo, 'id' | 'game'>) {}

  /** Looks how far it is, until the end; begins for those who played. */
  watch(played: boolean): () => void {
    void this.load().then(() => {
      if (played && this.analysis?.status === 'none') this.timer = setTimeout(() => this.begin(), STAYS);
    });
    return () => clearTimeout(this.timer);
  }

  begin = (): void => {
    clearTimeout(this.timer);
    void api.analyse(this.table.id, this.table.game).then(this.take, this.fail);
  };

  /** The reader's own decisions that counted most. */
  moments(mine: readonly number[]): readonly TurningPoint[] {
    return (this.analysis?.moments ?? []).filter((one) => mine.includes(one.seat));
  }

  private load = (): Promise<void> => api.analysis(this.table.id, this.table.game).then(this.take, this.fail);

  private take = (found: Analysis): void => {
    this.analysis = found;
    if (found.status === 'running') this.timer = setTimeout(() => void this.load(), AGAIN);
  };

  /** What has begun goes on: a line that is down or a server that is busy now is asked again. */
  private fail = (why: unknown): void => {
    if (this.analysis?.status === 'running') this.timer = setTimeout(() => void this.load(), LATER);
    else this.wrong = whyNot(why);
  };
}
