/** Lanternfall as the card table draws it. */
import {
  bodyOf,
  cardGame,
  countOf,
  numberOn,
  seenIn,
  waitingOf,
  type CardRef,
  type Cards,
  type Piece,
  type Printed,
  type Side,
  type Zone,
} from '$lib/cardtable/model';
import { wordsOf } from '$lib/cardtable/words';
import type { Declared, Player, View } from './declared';
import { word } from './words';

const GOAL = 15;
const NO_BODY = { body: '', drift: '' } as const;

interface InPlay {
  card: CardRef;
  ready: boolean;
  settled?: boolean;
  damage?: number;
}

/** The renown of a journey. */
const worth = (card: Printed) => `◇ ${numberOn(card, 'renown')}`;

function pieceOf(one: InPlay, owner: number, view: View, cards: Cards): Piece {
  const printed = cards.get(one.card.kind);
  const swift = printed?.keywords.includes('swift');
  return {
    ...one.card,
    owner,
    ...(printed?.kind === 'wanderer'
      ? bodyOf(view.facts.bodies[one.card.iid], printed, 'strength', 'resolve')
      : NO_BODY),
    turned: !one.ready,
    fresh: one.settled === false && !swift,
    hurt: one.damage ?? 0,
    counters: 0,
    race: printed?.kind === 'wanderer' ? worth(printed) : '',
    role: '',
  };
}

function sideOf(player: Player, view: View, cards: Cards): Side {
  const { oil } = player;
  const reservoir: Zone = {
    id: 'reservoir',
    label: word('reservoir'),
    count: countOf(player.reservoir),
    cards: seenIn(player.reservoir),
  };
  return {
    seat: player.seat,
    out: player.out,
    isActive: player.seat === view.active,
    score: { value: player.renown, of: GOAL, start: 0, label: word('renown') },
    purse: { ready: oil.size - oil.spent, size: oil.size, label: word('oil') },
    hand: seenIn(player.hand),
    held: countOf(player.hand),
    zones: [
      { id: 'deck', label: word('deck'), count: countOf(player.deck), cards: null },
      { id: 'discard', label: word('discard'), count: player.discard.length, cards: player.discard },
      ...(reservoir.cards ? [reservoir] : []),
    ],
    rows: [player.field, player.keepsakes].map((row: InPlay[]) =>
      row.map((one) => pieceOf(one, player.seat, view, cards)),
    ),
  };
}

export const table = cardGame<Declared>({
  name: 'lanternfall',
  isBag: true,
  word: wordsOf('lanternfall'),
  uses: ['play', 'journey', 'duel', 'use', 'fuel'],
  pays: ['play'],
  lesser: ['fuel'],
  coin: 'oil',
  tallies: { gained: ['seat', 'renown'] },
  foresees: { you_gain_renown: 'renown', they_gain_renown: 'renown' },
  body: (card) => (card.kind === 'wanderer' ? `${numberOn(card, 'strength')}/${numberOn(card, 'resolve')}` : ''),
  marks: (card) => [
    ...(card.kind === 'wanderer' ? [{ text: worth(card), title: word('worth') }] : []),
    ...(card.facts.fuel ? [] : [{ text: word('noFuel'), title: word('fuel') }]),
  ],
  read: (view, cards) => ({
    turn: view.turn,
    active: view.active,
    sides: view.players.map((player) => sideOf(player, view, cards)),
    waiting: waitingOf(view.bag),
    sites: [],
    fight: null,
    links: [],
  }),
  palettes: {
    way: {
      sky: '#231f45',
      halo: '#352e66',
      sun: '#4d438b',
      ground: '#141128',
      dark: '#110e24',
      light: '#fff0c8',
      glow: '#ffcf70',
      frame: '#453b86',
      land: 'roofs',
    },
    brawl: {
      sky: '#3f1a2b',
      halo: '#612840',
      sun: '#873a58',
      ground: '#240d18',
      dark: '#1d0a13',
      light: '#ffdfd2',
      glow: '#f59c7c',
      frame: '#86324f',
      land: 'roofs',
    },
  },
  figures: {
    appr: 'candle',
    moth: 'moth',
    schol: 'book',
    duelist: 'sword',
    monger: 'kettle',
    thief: 'mask',
    fog: 'sprite',
    porter: 'pack',
    reader: 'gauge',
    hermit: 'hood',
    choir: 'bell',
    knight: 'helmet',
    judge: 'scales',
    twins: 'boat',
    queen: 'crown',
    giant: 'tower',
    snuff: 'pinch',
    rest: 'house',
    road: 'road',
    gale: 'wind',
    tale: 'book',
    rally: 'horn',
    lantern: 'lantern',
    mapc: 'map',
  },
});
