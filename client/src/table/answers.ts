/** What a thing on the table is: the game's own words, what is said of its parts, or what is printed on it. */
import type { About, GameClient, Scene } from '$lib/games/client';
import { language, t, type PlainKey } from '$lib/i18n';
import { say } from '$lib/i18n/words.svelte';
import { api } from '$lib/socket/http';
import { game as find } from '$lib/state/catalogue.svelte';
import { phasesOf } from './phases';

interface Asked {
  scene: Scene;
  client: GameClient | null;
  game: string;
  table: string;
}

/** The answer to the key of a `data-about`; null where there is none. */
export async function answerTo(key: string, asked: Asked): Promise<About | null> {
  const { scene, client, game } = asked;
  const own = await client?.about?.(key, scene);
  if (own) return own;
  const [kind = '', id = ''] = key.split(/:(.*)/s);
  if (kind === 'term') return term(game, id);
  if (kind === 'phase') return phase(id, asked);
  if (kind === 'field') return field(game, id);
  if (kind === 'frame') return ofFrame(id);
  if (kind === 'seat') return seat(Number(id), scene);
  if (kind === 'offer') return offered(id, asked);
  return find(game)?.has_reference ? printed(kind, id, asked) : null;
}

/** A place, a mark or a number, as the catalogue of the game explains it. */
function term(game: string, id: string): About | null {
  const title = say(game, { say: `term-${id}` });
  const line = say(game, { say: `term-${id}-about` });
  return title && line ? { title, lines: [line] } : null;
}

/** A part of the position of a game without a board of its own. */
function field(game: string, name: string): About {
  const last = name.split('.').at(-1) ?? name;
  const title = say(game, { say: `field-${last}` }) ?? last;
  return term(game, last) ?? { title, kind: t('about.field'), lines: [t('about.fieldLine')] };
}

const FRAME = {
  stops: ['passing.title', 'about.stops'],
  passing: ['passing.title', 'about.passing'],
  players: ['table.players', 'about.players'],
  facts: ['table.facts', 'about.facts'],
  offers: ['table.actions', 'about.offers'],
  join: ['lobby.roomCode', 'about.join'],
} as const satisfies Record<string, readonly [PlainKey, PlainKey]>;

/** What the frame itself puts on a board. */
function ofFrame(id: string): About | null {
  const found = FRAME[id as keyof typeof FRAME];
  return found ? { title: t(found[0]), lines: [t(found[1])] } : null;
}

/** What is done in a phase or asked there. */
const toldOf = (game: string, id: string) =>
  say(game, { say: `term-${id}-about` }) ?? say(game, { say: `prompt-${id}` });

/** A phase of the flow: what is done in it, and why it may not come. */
function phase(id: string, { scene, client, game }: Asked): About | null {
  const found = phasesOf(scene, client).find((one) => one.id === id);
  const last = id.split('/').at(-1) ?? id;
  const about = toldOf(game, last);
  if (!found) return about ? { title: last, lines: [about] } : null;
  return { title: found.label, kind: t('about.phase'), lines: [about ?? t('about.phaseLine')], why: found.why };
}

/** Whoever sits there. */
function seat(number: number, scene: Scene): About | null {
  const found = scene.people[number];
  if (!found) return null;
  const mine = scene.seats.includes(number);
  return {
    title: found.name,
    kind: t(found.kind === 'bot' ? 'about.bot' : 'about.person'),
    lines: [t(mine ? 'about.mySeat' : 'about.seat')],
  };
}

/** What can be done; a question without help is explained as the phase in which it is asked. */
function offered(name: string, { scene, game }: Asked): About | null {
  const offer = scene.interaction.offers?.find((one) => one.name === name);
  if (!offer) return null;
  const help = offer.help || (offer.question ? toldOf(game, offer.question) : '');
  return { title: offer.label, lines: [help, offer.reason].flatMap((line) => line || []) };
}

async function printed(kind: string, id: string, { game, table }: Asked): Promise<About | null> {
  const page = await api.reference(game, kind, table, language());
  const item = page.items.find((one) => one.id === id);
  return item
    ? { title: item.name, kind: say(game, { say: `kind-${item.kind}` }) ?? item.kind, lines: item.lines ?? [] }
    : null;
}
