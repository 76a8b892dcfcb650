/** Everything printed as entries to be searched. Public data only: it never tells who holds what. */
import file from '../../../../src/rondel/games/ti4/data/abilities.json';
import { cardLines, cardName } from './cards';
import { AGENDAS, agendaDeck, CARDS, FACTIONS, PUBLIC, SECRETS, WINDOWS, type SetId } from './library';
import { agendaLines, conditionText, hintText } from './names';
import { setsOf, type TiView } from './reading';
import type { Entry } from './search';
import { TECHNOLOGIES, techName } from './technologies';
import { k, printed, techColour, told, unitCount } from './words';

/** What each faction can do. */
export const ABILITIES: Record<string, { name: string; hint: string }[]> = file.abilities;

export const KINDS = ['card', 'faction', 'objective', 'secret', 'agenda', 'technology', 'window'] as const;
export type Kind = (typeof KINDS)[number];

export interface Item extends Entry {
  kind: Kind;
  id: string;
  set: SetId;
  inPlay: boolean;
}

/** What an ability does; catalogues call it by its name in small letters. */
export function abilityText(name: string, hint: string): string {
  const id = name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-');
  return printed('ability_hint', id, hint);
}

/** The whole reference as it reads at this table. */
export function items(view: TiView): Item[] {
  const sets = setsOf(view);
  const on = (set: SetId) => sets.includes(set);
  const deck = new Set(agendaDeck(sets).map((agenda) => agenda.id));
  const found: Item[] = [];
  for (const { number, id } of CARDS) {
    const name = `${number} ${cardName(number)}`;
    found.push({ kind: 'card', id, name, set: 'base', lines: cardLines(view, number), inPlay: true });
  }
  for (const one of FACTIONS.values()) {
    const lines = [
      ...ABILITIES[one.id]!.map(({ name, hint }) => told('faction_ability', { name, text: abilityText(name, hint) })),
      one.home_planets.map((planet) => `${planet.name} ${planet.resources}/${planet.influence}`).join(', '),
      told('starts_with', {
        units: Object.entries(one.starting_units)
          .map(([unit, n]) => unitCount(unit, n))
          .join(', '),
        commodities: one.commodities,
      }),
      one.starting_techs.length ? told('starting_techs', { techs: one.starting_techs.map(techName).join(', ') }) : '',
    ];
    found.push({
      kind: 'faction',
      id: one.id,
      name: one.name,
      set: one.set,
      lines: lines.filter(Boolean),
      inPlay: on(one.set),
    });
  }
  for (const one of PUBLIC.values()) {
    const lines = [
      conditionText(one.id),
      `${k(one.stage === 1 ? 'stage1' : 'stage2')}, ${k('points', { n: one.points })}`,
    ];
    found.push({ kind: 'objective', id: one.id, name: one.name, set: one.set, lines, inPlay: on(one.set) });
  }
  for (const one of SECRETS.values()) {
    const lines = [conditionText(one.id), told('secret_worth', { phase: one.phase, points: one.points })];
    found.push({ kind: 'secret', id: one.id, name: one.name, set: one.set, lines, inPlay: on(one.set) });
  }
  for (const one of AGENDAS.values()) {
    const lines = [
      k(`agendaType.${one.type}`),
      ...agendaLines(one).map((line) => (line.label ? `${line.label}: ${line.text}` : line.text)),
    ];
    found.push({ kind: 'agenda', id: one.id, name: one.name, set: one.set, lines, inPlay: deck.has(one.id) });
  }
  for (const one of TECHNOLOGIES) {
    const effect = one.effect ? printed('tech_effect', one.id, one.effect) : '';
    const colour = techColour(one.colour);
    const needs = one.prereq_code ? told('tech_needs', { colour, needs: one.prereq_code }) : colour;
    const whose = one.faction ? (FACTIONS.get(one.faction)?.name ?? '') : '';
    const gone = Boolean(one.removed_in && sets.includes(one.removed_in as SetId));
    found.push({
      kind: 'technology',
      id: one.id,
      name: one.name,
      set: one.set,
      lines: [effect, needs, whose].filter(Boolean),
      inPlay: on(one.set) && !gone,
    });
  }
  for (const window of WINDOWS) {
    for (const one of window.effects) {
      const whose = one.faction ? (FACTIONS.get(one.faction)?.name ?? '') : '';
      found.push({
        kind: 'window',
        id: one.id,
        name: one.name,
        set: one.set,
        lines: [hintText(one.id, one.hint), k('agendaStepN', { n: window.step }), whose].filter(Boolean),
        inPlay: on(one.set),
      });
    }
  }
  return found;
}
