/** Fenlight as the card table draws it. */
import { NOBODY } from '$lib/seats';
import {
  bodyOf,
  cardGame,
  countOf,
  numberOn,
  seenIn,
  waitingOf,
  type Cards,
  type Model,
  type Piece,
  type Side,
  type Site,
} from '$lib/cardtable/model';
import { wordsOf } from '$lib/cardtable/words';
import type { Declared, Player, Site as Place, Unit, View } from './declared';
import { word } from './words';

/** Keys that are made from what the rules call things. */
const text = wordsOf('fenlight');
const GOAL = 7;
const BASE = -1;

function pieceOf(unit: Unit, owner: number, view: View, cards: Cards): Piece {
  const fought = view.showdown?.site === unit.at && unit.at !== BASE ? view.showdown : null;
  return {
    ...unit.card,
    owner,
    ...bodyOf(view.facts.bodies[unit.card.iid], cards.get(unit.card.kind), 'might'),
    turned: !unit.ready,
    fresh: false,
    hurt: unit.damage,
    counters: 0,
    race: '',
    role: owner === fought?.attacker ? 'attacks' : owner === fought?.defender ? 'blocks' : '',
  };
}

function sideOf(player: Player, view: View, cards: Cards): Side {
  const { stones } = player;
  const home = player.units.filter((unit) => unit.at === BASE);
  return {
    seat: player.seat,
    out: player.out,
    isActive: player.seat === view.active,
    score: { value: player.points, of: GOAL, start: 0, label: word('points') },
    purse: { ready: stones.size - stones.spent, size: stones.size, label: word('stones') },
    hand: seenIn(player.hand),
    held: countOf(player.hand),
    zones: [
      { id: 'deck', label: word('deck'), count: countOf(player.deck), cards: null },
      { id: 'discard', label: word('discard'), count: player.discard.length, cards: player.discard },
    ],
    rows: [home.map((unit) => pieceOf(unit, player.seat, view, cards))],
  };
}

function siteOf(site: Place, id: number, view: View, cards: Cards): Site {
  const here = view.players.flatMap((player) =>
    player.units.filter((unit) => unit.at === id).map((unit) => pieceOf(unit, player.seat, view, cards)),
  );
  return {
    id,
    name: text(`site.${id}`),
    controller: site.controller === NOBODY ? null : site.controller,
    contested: view.showdown?.site === id,
    race: here.some((piece) => piece.owner === site.controller) ? '+1' : '',
    pieces: here,
  };
}

const read = (view: View, cards: Cards): Model => ({
  turn: view.turn,
  active: view.active,
  sides: view.players.map((player) => sideOf(player, view, cards)),
  waiting: waitingOf([...view.chain].reverse()),
  sites: view.sites.map((site, id) => siteOf(site, id, view, cards)),
  fight: null,
  links: [],
});

export const table = cardGame<Declared>({
  name: 'fenlight',
  word: text,
  uses: ['play_unit', 'cast', 'move'],
  pays: ['play_unit', 'cast'],
  coin: 'stone',
  tallies: { scored: ['seat', 'points'], ran_out: ['to', 'points'] },
  foresees: { you_score: 'points', they_score: 'points' },
  body: (card) => (card.kind === 'unit' ? String(numberOn(card, 'might')) : ''),
  read,
  palettes: {
    reed: {
      sky: '#334d20',
      halo: '#4b6e2d',
      sun: '#6e923e',
      ground: '#1a2b10',
      dark: '#13210b',
      light: '#f8f4c8',
      glow: '#ecd05f',
      frame: '#486a2b',
      land: 'reeds',
    },
    mire: {
      sky: '#1d3938',
      halo: '#2a514e',
      sun: '#3b6f68',
      ground: '#0c1c1b',
      dark: '#0a1817',
      light: '#d9f4e4',
      glow: '#a9e271',
      frame: '#2a5853',
      land: 'reeds',
    },
  },
  figures: {
    imp: 'imp',
    otter: 'hound',
    scout: 'heron',
    guard: 'shield',
    rider: 'lance',
    toad: 'toad',
    bearer: 'lantern',
    sage: 'tree',
    witch: 'hat',
    knight: 'helmet',
    eel: 'eel',
    troll: 'ogre',
    drake: 'dragon',
    spark: 'flame',
    flood: 'wave',
    gust: 'wind',
    chall: 'blades',
    firm: 'boot',
    snuff: 'pinch',
    pull: 'swirl',
    flies: 'jar',
    rally: 'horn',
    study: 'book',
  },
});
