/** Skyreef as the card table draws it. */
import {
  bodyOf,
  cardAt,
  cardGame,
  countOf,
  numberOn,
  seenIn,
  waitingOf,
  type Cards,
  type Model,
  type Piece,
  type Side,
} from '$lib/cardtable/model';
import { wordsOf } from '$lib/cardtable/words';
import type { Declared, Fighter, Player, View } from './declared';
import { word } from './words';

const LIFE = 4;

function pieceOf(fighter: Fighter, owner: number, view: View, cards: Cards): Piece {
  const { iid, kind } = fighter.card;
  const printed = cards.get(kind);
  const role =
    view.battle?.attacker === iid ? 'attacks' : view.battle?.target === iid && view.battle.blocked ? 'blocks' : '';
  return {
    iid,
    kind,
    owner,
    ...bodyOf(view.facts.bodies[iid], printed, 'power'),
    turned: !fighter.active,
    fresh: printed?.kind === 'unit' && fighter.entered === view.turn && !printed.keywords.includes('rush'),
    hurt: 0,
    counters: fighter.volts,
    race: '',
    role,
  };
}

function sideOf(player: Player, view: View, cards: Cards): Side {
  const { volts } = player;
  const fighters: Fighter[] = player.out ? [] : [player.leader, ...player.units];
  return {
    seat: player.seat,
    out: player.out,
    isActive: player.seat === view.active,
    score: { value: countOf(player.life), of: null, start: LIFE, label: word('life') },
    purse: { ready: volts.size - volts.spent, size: volts.size, label: word('volts') },
    hand: seenIn(player.hand),
    held: countOf(player.hand),
    zones: [
      { id: 'deck', label: word('deck'), count: countOf(player.deck), cards: null },
      { id: 'discard', label: word('discard'), count: player.discard.length, cards: player.discard },
      { id: 'stock', label: word('stock'), count: player.stock, cards: null },
    ],
    rows: [fighters.map((fighter) => pieceOf(fighter, player.seat, view, cards))],
  };
}

function read(view: View, cards: Cards): Model {
  const sides: Side[] = view.players.map((player) => sideOf(player, view, cards));
  const { battle } = view;
  const pieces = sides.flatMap((side) => side.rows.flat());
  const found = (iid: number) => pieces.find((piece) => piece.iid === iid) ?? null;
  return {
    turn: view.turn,
    active: view.active,
    sides,
    waiting: waitingOf(view.agenda),
    sites: [],
    fight: battle && { attacker: found(battle.attacker), target: found(battle.target) },
    links: battle ? [{ from: cardAt(battle.attacker), to: cardAt(battle.target) }] : [],
  };
}

export const table = cardGame<Declared>({
  name: 'skyreef',
  word: wordsOf('skyreef'),
  uses: ['deploy', 'play_event', 'attack', 'block', 'counter', 'assist', 'dusk', 'attach', 'lead'],
  pays: ['deploy', 'play_event', 'dusk'],
  lesser: ['attach'],
  counted: ['attach'],
  free: ['leader'],
  again: ['redraw'],
  coin: 'volt',
  tallies: { life_lost: ['seat', 'life'], healed: ['seat', 'life'] },
  foresees: { you_lose_life: 'left', they_lose_life: 'left', you_regain_life: 'life' },
  body: (card) => (card.kind === 'unit' || card.kind === 'leader' ? String(numberOn(card, 'power')) : ''),
  marks: (card) =>
    numberOn(card, 'counter') ? [{ text: `◈ ${numberOn(card, 'counter')}`, title: word('counter') }] : [],
  read,
  palettes: {
    ono: {
      sky: '#1f5b88',
      halo: '#3479ab',
      sun: '#5b9dc8',
      ground: '#dcecf4',
      dark: '#0f2e47',
      light: '#ffffff',
      glow: '#ffd873',
      frame: '#235f8d',
      land: 'clouds',
    },
    brack: {
      sky: '#2c3d4b',
      halo: '#425968',
      sun: '#5d7888',
      ground: '#c3d1d6',
      dark: '#141f28',
      light: '#f2f7f8',
      glow: '#9fe0c8',
      frame: '#3d5566',
      land: 'clouds',
    },
  },
  figures: {
    gull: 'gull',
    rope: 'rope',
    ghost: 'ghost',
    look: 'eye',
    spar: 'sword',
    rigger: 'sail',
    bell: 'bell',
    lancer: 'lance',
    bulwark: 'shield',
    gunner: 'cannon',
    coral: 'heal',
    mist: 'blades',
    powder: 'flask',
    anchor: 'anchor',
    twin: 'blades',
    whale: 'whale',
    broad: 'cannon',
    sail: 'sail',
    tow: 'rope',
    signal: 'lantern',
    hard: 'helm',
    wake: 'wave',
    squall: 'wind',
    ono: 'star',
    brack: 'star',
  },
});
