/** Emberlode as the card table draws it. */
import { NOBODY } from '$lib/seats';
import {
  bodyOf,
  cardAt,
  cardGame,
  countOf,
  numberOn,
  seatAt,
  seenIn,
  waitingOf,
  type Cards,
  type Model,
  type Piece,
  type Side,
} from '$lib/cardtable/model';
import { wordsOf } from '$lib/cardtable/words';
import type { Creature, Declared, Player, View } from './declared';
import { word } from './words';

const VIGOR = 15;

function pieceOf(creature: Creature, owner: number, view: View, cards: Cards): Piece {
  const { card } = creature;
  const printed = cards.get(card.kind);
  const wasHere = creature.entered < view.turn || printed?.keywords.includes('swift');
  return {
    ...card,
    owner,
    ...bodyOf(view.facts.bodies[card.iid], printed, 'power', 'toughness'),
    turned: creature.tapped,
    fresh: !wasHere && owner === view.active,
    hurt: creature.damage,
    counters: 0,
    race: '',
    role: creature.attacks !== NOBODY ? 'attacks' : creature.blocks ? 'blocks' : '',
  };
}

function sideOf(player: Player, view: View, cards: Cards): Side {
  const { purse } = player;
  return {
    seat: player.seat,
    out: player.out,
    isActive: player.seat === view.active,
    score: { value: player.vigor, of: null, start: VIGOR, label: word('vigor') },
    purse: { ready: purse.size - purse.spent, size: purse.size, label: word('wells') },
    hand: seenIn(player.hand),
    held: countOf(player.hand),
    zones: [
      { id: 'deck', label: word('deck'), count: countOf(player.deck), cards: null },
      { id: 'discard', label: word('discard'), count: player.discard.length, cards: player.discard },
    ],
    rows: [player.field.map((creature) => pieceOf(creature, player.seat, view, cards))],
  };
}

/** Who blocks whom, and whom those attack that nobody blocks. */
function linksOf(view: View): Model['links'] {
  const creatures = view.players.flatMap((player) => player.field);
  const blocked = new Set(creatures.map((one) => one.blocks));
  return creatures.flatMap(({ card, attacks, blocks }) => {
    if (blocks) return [{ from: cardAt(card.iid), to: cardAt(blocks) }];
    return attacks === NOBODY || blocked.has(card.iid) ? [] : [{ from: cardAt(card.iid), to: seatAt(attacks) }];
  });
}

export const table = cardGame<Declared>({
  name: 'emberlode',
  word: wordsOf('emberlode'),
  uses: ['play_well', 'cast', 'activate'],
  pays: ['cast'],
  free: ['well'],
  again: ['mulligan'],
  coin: 'well',
  tallies: { hurt: ['seat', 'vigor'], drained: ['seat', 'vigor'] },
  foresees: { you_are_hurt: 'left', they_are_hurt: 'left', unblocked_hurt: 'left', you_heal: 'left' },
  body: (card) => (card.kind === 'creature' ? `${numberOn(card, 'power')}/${numberOn(card, 'toughness')}` : ''),
  read: (view, cards) => ({
    turn: view.turn,
    active: view.active,
    sides: view.players.map((player) => sideOf(player, view, cards)),
    waiting: waitingOf([...view.stack].reverse()),
    sites: [],
    fight: null,
    links: linksOf(view),
  }),
  palettes: {
    cinder: {
      sky: '#5a2118',
      halo: '#86321d',
      sun: '#b8491f',
      ground: '#32120e',
      dark: '#2a0f0b',
      light: '#ffd9a3',
      glow: '#ffb347',
      frame: '#8c341d',
      land: 'hills',
    },
    tide: {
      sky: '#123b47',
      halo: '#1a5363',
      sun: '#24707f',
      ground: '#0c2a33',
      dark: '#0a2028',
      light: '#d9f4ef',
      glow: '#7fd3d0',
      frame: '#1b5a6a',
      land: 'waves',
    },
  },
  figures: {
    well: 'well',
    whelp: 'hound',
    hound: 'hound',
    mourner: 'hood',
    brawler: 'fist',
    imp: 'imp',
    adept: 'bellows',
    captain: 'anvil',
    drake: 'dragon',
    ogre: 'ogre',
    flare: 'flame',
    lance: 'lance',
    surge: 'surge',
    chant: 'kiln',
    snare: 'snare',
    sentry: 'post',
    heron: 'heron',
    sprite: 'sprite',
    archer: 'bow',
    healer: 'heal',
    warden: 'gate',
    oracle: 'eye',
    lurker: 'eel',
    colossus: 'ogre',
    brace: 'shield',
    ebb: 'wind',
    nullw: 'wave',
    undertow: 'swirl',
    salvage: 'chest',
    scorch: 'ash',
  },
});
