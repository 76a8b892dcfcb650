/** What nations, places, slots and sums are called, in both languages. */
import { language } from '$lib/i18n';
import type { Nation } from './reading';

type Both = readonly [en: string, de: string];
const pick = (both: Both | undefined, or: string) => both?.[language() === 'de' ? 1 : 0] ?? or;

const NATION: Record<Nation, Both> = {
  austria: ['Austria', 'Österreich'],
  italy: ['Italy', 'Italien'],
  france: ['France', 'Frankreich'],
  england: ['England', 'England'],
  germany: ['Germany', 'Deutschland'],
  russia: ['Russia', 'Russland'],
};

const PLACE: Record<string, Both> = {
  algeria: ['Algeria', 'Algerien'],
  baltic_sea: ['Baltic Sea', 'Ostsee'],
  bay_of_biscay: ['Bay of Biscay', 'Golf von Biskaya'],
  belgium: ['Belgium', 'Belgien'],
  berlin: ['Berlin', 'Berlin'],
  black_sea: ['Black Sea', 'Schwarzes Meer'],
  bordeaux: ['Bordeaux', 'Bordeaux'],
  brest: ['Brest', 'Brest'],
  budapest: ['Budapest', 'Budapest'],
  bulgaria: ['Bulgaria', 'Bulgarien'],
  cologne: ['Cologne', 'Köln'],
  danzig: ['Danzig', 'Danzig'],
  denmark: ['Denmark', 'Dänemark'],
  dijon: ['Dijon', 'Dijon'],
  dublin: ['Dublin', 'Dublin'],
  eastern_med: ['Eastern Mediterranean', 'Östliches Mittelmeer'],
  edinburgh: ['Edinburgh', 'Edinburgh'],
  english_channel: ['English Channel', 'Ärmelkanal'],
  florence: ['Florence', 'Florenz'],
  genoa: ['Genoa', 'Genua'],
  greece: ['Greece', 'Griechenland'],
  hamburg: ['Hamburg', 'Hamburg'],
  holland: ['Holland', 'Holland'],
  ionian_sea: ['Ionian Sea', 'Ionisches Meer'],
  kiev: ['Kiev', 'Kiew'],
  lemberg: ['Lemberg', 'Lemberg'],
  liverpool: ['Liverpool', 'Liverpool'],
  london: ['London', 'London'],
  marseille: ['Marseille', 'Marseille'],
  morocco: ['Morocco', 'Marokko'],
  moscow: ['Moscow', 'Moskau'],
  munich: ['Munich', 'München'],
  naples: ['Naples', 'Neapel'],
  north_atlantic: ['North Atlantic', 'Nordatlantik'],
  north_sea: ['North Sea', 'Nordsee'],
  norway: ['Norway', 'Norwegen'],
  odessa: ['Odessa', 'Odessa'],
  paris: ['Paris', 'Paris'],
  portugal: ['Portugal', 'Portugal'],
  prague: ['Prague', 'Prag'],
  romania: ['Romania', 'Rumänien'],
  rome: ['Rome', 'Rom'],
  sheffield: ['Sheffield', 'Sheffield'],
  spain: ['Spain', 'Spanien'],
  st_petersburg: ['St. Petersburg', 'St. Petersburg'],
  sweden: ['Sweden', 'Schweden'],
  trieste: ['Trieste', 'Triest'],
  tunis: ['Tunis', 'Tunis'],
  turkey: ['Turkey', 'Türkei'],
  venice: ['Venice', 'Venedig'],
  vienna: ['Vienna', 'Wien'],
  warsaw: ['Warsaw', 'Warschau'],
  western_balkans: ['Western Balkans', 'Westbalkan'],
  western_med: ['Western Mediterranean', 'Westliches Mittelmeer'],
};

const SLOT: Record<string, Both> = {
  Factory: ['Factory', 'Fabrik'],
  Produce: ['Produce', 'Produktion'],
  Import: ['Import', 'Import'],
  Maneuver: ['Maneuver', 'Manöver'],
  Taxation: ['Taxation', 'Steuern'],
  Investor: ['Investor', 'Investor'],
};

export const nationName = (nation: Nation) => pick(NATION[nation], nation);
export const placeName = (at: string) => pick(PLACE[at], at);
/** The letter that stands for a nation wherever its colour does. */
export const letterOf = (nation: Nation) => nationName(nation).charAt(0);
/** The two slots of a kind differ in their place only. */
export const slotKind = (slot: string) => slot.replace(/^[LR]-/, '');
export const slotName = (slot: string) => pick(SLOT[slotKind(slot)], slot);

/** English names as the rules write them, with the reader's. */
export const TERMS: readonly Both[] = [...Object.values(NATION), ...Object.values(PLACE)];

/** "$12", or "$12.50" where there are cents. */
export function money(cents: number): string {
  const size = Math.abs(cents);
  const text = size % 100 ? `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}` : String(size / 100);
  return `${cents < 0 ? '−' : ''}$${text}`;
}

/** A gain or loss with its sign. */
export const signed = (cents: number) => (cents > 0 ? `+${money(cents)}` : money(cents));

/** A name in at most two lines. */
export function lines(name: string): string[] {
  if (name.length < 11 || !name.includes(' ') || name.startsWith('St.')) return [name];
  const words = name.split(' ');
  const last = words.pop()!;
  return [words.join(' '), last];
}
