/** What our data has about a faction, field by field. */
import { WINDOWS, type Faction } from './library';
import { hintText } from './names';
import { ABILITIES, abilityText } from './reference';
import { TECHNOLOGIES, techName } from './technologies';
import { k, printed, unitCount } from './words';

interface Fact {
  name?: string;
  text: string;
}

function effects(faction: Faction, kind: string): Fact[] {
  return WINDOWS.flatMap((window) => window.effects)
    .filter((one) => one.faction === faction.id && one.kind === kind)
    .map((one) => ({ name: one.name, text: hintText(one.id, one.hint) }));
}

function technologies(faction: Faction, units: boolean): Fact[] {
  return TECHNOLOGIES.filter((one) => one.faction === faction.id && (one.colour === 'unit') === units).map((one) => ({
    name: one.name,
    text: one.effect ? printed('tech_effect', one.id, one.effect) : '',
  }));
}

/** Title and facts of each field; a field without facts is one that the data does not have. */
export function factSheet(faction: Faction): [string, Fact[]][] {
  const choice = faction.starting_tech_choice;
  const chosen = choice
    ? `${k('chooseTechs', { n: choice.pick })} ${choice.from.map(techName).join(', ') || choice.note || ''}`
    : '';
  const planets = faction.home_planets.map((planet) => `${planet.name} ${planet.resources}/${planet.influence}`);
  const units = Object.entries(faction.starting_units).map(([unit, n]) => unitCount(unit, n));
  const techs = [faction.starting_techs.map(techName).join(', '), chosen].filter(Boolean).join(' ');
  const one = (text: string): Fact[] => (text ? [{ text }] : []);
  return [
    [k('home'), one(planets.join(', '))],
    [k('commodities'), one(String(faction.commodities))],
    [k('startingUnits'), one(units.join(', '))],
    [k('techs'), one(techs || k('none'))],
    [k('abilities'), (ABILITIES[faction.id] ?? []).map(({ name, hint }) => ({ name, text: abilityText(name, hint) }))],
    [k('ownTechs'), technologies(faction, false)],
    [k('ownUnits'), technologies(faction, true)],
    [k('leaders'), effects(faction, 'leader')],
    [k('promissory'), effects(faction, 'promissory')],
  ];
}
