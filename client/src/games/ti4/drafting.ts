/** The draft of factions, as the rules go through it. */
import { FACTIONS, type Faction } from './library';
import { chairs, setsOf, type TiView } from './reading';

/** Who bans or picks now; null without a draft, and when it is over. */
export function draftTurn(view: TiView): { kind: 'ban' | 'pick'; seat: number } | null {
  const draft = view.draft;
  if (!draft) return null;
  const [done, round] = [draft.steps.length, draft.order.length];
  if (done >= (draft.bans + 1) * round) return null;
  return { kind: done < draft.bans * round ? 'ban' : 'pick', seat: draft.order[done % round]! };
}

/** All that this table can play, by name. */
export function factionsOnOffer(view: TiView): Faction[] {
  const known = [...FACTIONS.values()].filter((one) => setsOf(view).includes(one.set));
  return known.toSorted((one, other) => one.short.localeCompare(other.short));
}

/** Who plays it; null while nobody does. */
export function drafter(view: TiView, faction: string): number | null {
  return chairs(view).find((seat) => view.players[seat]!.faction === faction) ?? null;
}

export function isBanned(view: TiView, faction: string): boolean {
  return view.draft?.steps.some(([, kind, id]) => kind === 'ban' && id === faction) ?? false;
}
