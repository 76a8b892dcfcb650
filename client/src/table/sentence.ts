/** The one sentence on top of every table. */
import type { GameClient, Scene } from '$lib/games/client';
import { t } from '$lib/i18n';
import type { TableInfo } from '$lib/wire';

/** The server waits until everybody has come, and goes on by itself. */
const NOT_ALL_HERE = 'not_all_here';

export interface Sentence {
  kind: 'act' | 'wait' | 'look' | 'lost';
  strong?: string;
  text?: string;
  seat?: number | null;
}

export function sentence(scene: Scene, client: GameClient | null): Sentence {
  const { interaction, people, seats } = scene;
  const name = (seat: number) => people[seat]?.name ?? '';
  const waiting = interaction.waiting_for ?? [];
  if (interaction.status === 'over') return over(scene);
  if (interaction.paused) return { kind: 'look', strong: t('table.paused'), text: whyPaused(interaction.paused) };
  const whole = client?.say?.(scene);
  if (whole) return whole;
  const own = client?.task?.(scene);
  const task = own || taskOf(scene);
  if (interaction.status === 'acting' || interaction.status === 'choosing') {
    const mine = waiting.filter((seat) => seats.includes(seat));
    const strong =
      client?.call?.(scene) ||
      (seats.length > 1 && mine.length === 1 ? t('table.yourTurnAs', { name: name(mine[0]!) }) : t('table.yourTurn'));
    return { kind: 'act', strong, text: ended(`${task.charAt(0).toUpperCase()}${task.slice(1)}`) };
  }
  const names = waiting.map(name).join(', ');
  const text = own ? t('table.waitingForTask', { names, task }) : t('table.waitingForPrompt', { names, task });
  return { kind: 'wait', text: ended(text), seat: waiting[0] ?? null };
}

/** Why nothing happens, where anybody has said so or the server knows. */
export function whyPaused(reason: string): string {
  if (reason === NOT_ALL_HERE) return t('table.notAllHere');
  return reason === 'paused' ? '' : reason;
}

/** How a pause ends, for whoever cannot end it. */
export function goesOnWhen(table: Pick<TableInfo, 'paused' | 'pause_by'> | null): string {
  if (table?.paused === NOT_ALL_HERE) return t('table.notAllHere');
  return t(`table.pausedSub.${table?.pause_by ?? 'host'}`);
}

/** With its full stop, unless it ends in a mark of its own. */
const ended = (text: string) => (/[?!]$/.test(text) ? text : `${text}.`);

function taskOf({ interaction }: Scene): string {
  return interaction.task ?? interaction.prompt;
}

function over(scene: Scene): Sentence {
  return { kind: 'look', strong: t('table.over'), text: scene.interaction.prompt };
}

/** Where we are, in a few words, from the flow's position. */
export function placeText(scene: Scene, client: GameClient | null): string {
  const own = client?.place?.(scene);
  if (own) return own;
  const position = scene.interaction.position;
  if (!position) return '';
  const labels = position.labels;
  const round = position.round > 0 ? t('table.round', { n: position.round }) : '';
  return [round, labels.at(-1)].filter(Boolean).join(' · ');
}
