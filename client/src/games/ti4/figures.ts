/** The figures of the end, as the game's export has them. */
import { exportAddress } from '$lib/socket/http';

export interface Row {
  rank: number;
  seat: number;
  name: string;
  vp: number;
  turn_ms: number;
  longest_ms: number;
  times_speaker: number;
  influence: number | null;
  votes: number;
  strategic: number;
  tactical: number;
  component: number;
  unspecified: number;
  passed_first: number;
  passed_last: number;
  trade_goods: number;
  eliminated: boolean;
}

export interface Figures {
  winner: number | null;
  reason: string;
  rounds: number;
  duration_ms: number;
  net_ms: number;
  agendas: number;
  custodians: number | null;
  custodians_round: number;
  rows: Row[];
  phases: Record<string, number>;
  points_by_round: number[][];
  points_by_source: Record<string, number>[];
  time_by_round: number[][];
  speakers: {
    seat: number;
    via: 'initial' | 'politics' | 'manual' | 'agenda';
    from_round: number;
    from_ms: number;
    until_ms: number | null;
  }[];
}

export async function loadFigures(table: string): Promise<Figures> {
  const answer = await fetch(exportAddress(table, 'figures'), { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Figures;
}

/** Downloads something made in the browser. */
function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The result's drawing as a picture every device can show. */
export async function savePicture(table: string): Promise<void> {
  const drawing = await (await fetch(exportAddress(table, 'picture'), { credentials: 'same-origin' })).blob();
  const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    save(made ?? drawing, made ? 'result.png' : 'result.svg');
  } catch {
    save(drawing, 'result.svg');
  } finally {
    URL.revokeObjectURL(url);
  }
}
