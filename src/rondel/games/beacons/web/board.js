// @ts-check
/**
 * The board of Beacons: the coast, everybody's torches beside or below it, one's own nearest, as backs with what one was told. A
 * plain module, as a package of its own would ship it.
 */
import { STYLE } from './style.js';
import { drawn, el, show } from './drawing.js';

/** @typedef {import('../../../cli/templates/rondel-board').Offer} Offer */
/** @typedef {{ colour: string | null, height: string | null }} Clue */
/** @typedef {{ hand: string[] | { hidden: number }, clues: Clue[] }} Keeper */
/** @typedef {{ keepers: Keeper[], lit: string[], lost: string[], goal: number, oil: number, storms: number, turns_left: number | null, store: { hidden: number } | string[] }} Coast */
/** @typedef {import('../../../cli/templates/rondel-board').Position<Coast>} Position */

const COLOURS = ['amber', 'jade', 'pearl'];
const [OIL, STORMS, TOP] = [5, 3, 5];

/** @type {import('../../../cli/templates/rondel-board').Mount<Coast>} */
export default function mount(root, table) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  const say = table.say;
  /** @param {string} colour */
  const colourName = (colour) => table.words({ say: 'colour_name', with: { colour } });
  /** @param {string} height */
  const heightName = (height) => say(`height-${height}`);
  /** @param {string} torch */
  const parts = (torch) => ({ colour: torch.split('-')[0] ?? '', number: Number(torch.split('-')[1]) });
  /** @param {string} torch */
  const torchName = (torch) =>
    table.words({ say: 'torch_name', with: { colour: parts(torch).colour, number: parts(torch).number } });
  /** @param {Clue | undefined} clue */
  const known = (clue) =>
    [clue?.colour && colourName(clue.colour), clue?.height && heightName(clue.height)].filter(Boolean).join(' · ');

  /** @param {Position} at */
  function coast({ view }) {
    return el('section', { class: 'coast', 'aria-label': say('coast'), 'data-anchor': 'field:lit' }, [
      ...COLOURS.map((colour) => {
        const burning = view.lit.map(parts).filter((one) => one.colour === colour).map((one) => one.number);
        const top = Math.max(0, ...burning);
        const places = Array.from({ length: TOP }, (_, index) => index + 1).map((number) => {
          const lit = burning.includes(number);
          const look = lit ? 'lit' : number < top ? 'past' : '';
          const label = say(lit ? 'burns' : number < top ? 'passed' : 'dark', { torch: torchName(`${colour}-${number}`) });
          const marks = lit ? { 'data-unit': `${colour}-${number}`, 'data-in': 'coast' } : {};
          return el('span', { class: `place ${look}`, role: 'img', 'aria-label': label, ...marks }, [
            lit ? drawn('flame') : '',
            el('b', {}, [String(number)]),
          ]);
        });
        return el('div', { class: `lane ${colour}` }, [el('span', { class: 'lname' }, [colourName(colour)]), ...places]);
      }),
    ]);
  }

  /** @param {Position} at */
  function gauges({ view }) {
    const store = Array.isArray(view.store) ? view.store.length : view.store.hidden;
    /** @param {string} name @param {number} n @param {number} of */
    const pips = (name, n, of) =>
      el('span', { class: 'pips', 'aria-hidden': 'true' }, Array.from({ length: of }, (_, i) => el('i', { class: i < n ? name : '' }, [])));
    /** @param {string} name @param {number} value @param {(Node | string)[]} shown @param {string} [about] */
    const gauge = (name, value, shown, about = name) =>
      el('div', { class: 'gauge', 'data-about': `term:${about}`, 'data-anchor': `field:${name}` }, [
        el('small', {}, [say(name)]),
        el('span', { 'data-figure': name, 'data-value': String(value) }, shown),
      ]);
    return el('section', { class: 'gauges', 'aria-label': say('night') }, [
      gauge('goal', view.lit.length, [el('b', {}, [say('of', { n: view.lit.length, of: view.goal })])]),
      gauge('oil', view.oil, [el('b', {}, [String(view.oil)]), pips('drop', view.oil, OIL)]),
      gauge('storms', view.storms, [el('b', {}, [String(view.storms)]), pips('bolt', view.storms, STORMS)], 'storm'),
      view.turns_left === null
        ? gauge('store', store, [el('b', {}, [String(store)])])
        : gauge('turns', view.turns_left, [el('b', { class: 'late' }, [String(view.turns_left)])]),
    ]);
  }

  /** One's own torch: a back with what one was told; tapped, it is lit or dropped. @param {Position} at @param {number} seat @param {number} place */
  function mine(at, seat, place) {
    const { view, offers, draft } = at;
    const clue = view.keepers[seat]?.clues[place];
    const chosen = draft.offer?.name === 'drop' ? 'drop' : 'light';
    const offer = offers.find((one) => one.name === chosen && one.enabled !== false);
    const candidate = offer?.inputs?.[0]?.candidates?.find((one) => one.value === place);
    const picked = draft.offer === offer && offer && draft.values.place === place;
    const face = [
      el('span', { class: 'no' }, [String(place + 1)]),
      el('b', {}, [known(clue) || say('unknown')]),
    ];
    const look = `torch back ${clue?.colour ?? ''} ${known(clue) ? 'told' : ''}`;
    const marks = { class: look, 'data-unit': 'hidden', 'data-in': `hand-${seat}`, 'data-about': 'term:clue' };
    if (!offer || !candidate || !at.live || at.big) return el('span', marks, face);
    const label = say('own', { n: place + 1, known: known(clue) || say('unknown') });
    return el(
      'button',
      { ...marks, 'data-candidate': '', 'aria-pressed': String(Boolean(picked)), 'aria-label': label },
      face,
      () => table.pick(offer, 'place', picked ? undefined : place),
    );
  }

  /** Somebody else's torch, and what they know of it; tapped, it is what one tells of. @param {Position} at @param {number} seat @param {number} place @param {string | null} torch */
  function theirs(at, seat, place, torch) {
    const clue = at.view.keepers[seat]?.clues[place];
    const { colour, number } = torch ? parts(torch) : { colour: clue?.colour ?? '', number: 0 };
    const tell = at.offers.find((one) => one.name === 'tell' && one.enabled !== false);
    const picked = at.draft.offer?.name === 'tell' && at.draft.values.to === seat && at.draft.values.place === place;
    const burns = torch && number > Math.max(0, ...at.view.lit.map(parts).filter((one) => one.colour === colour).map((one) => one.number));
    const face = torch
      ? [drawn(burns ? 'flame' : 'out'), el('b', { class: 'num' }, [String(number)]), el('small', {}, [colourName(colour)])]
      : [el('b', {}, [say('unknown')])];
    const marks = {
      class: torch ? `torch ${colour} ${burns ? 'burns' : 'spent'}` : 'torch back',
      'data-unit': torch ?? 'hidden',
      'data-in': `hand-${seat}`,
      ...(torch ? { 'data-about': `torch:${torch}` } : {}),
    };
    const label = `${say('place', { n: place + 1 })}: ${torch ? torchName(torch) : ''}; ${say('knows', { known: known(clue) || say('nothing') })}`;
    const live = tell && torch && at.live && !at.big;
    const card = live
      ? el('button', { ...marks, 'data-candidate': '', 'aria-pressed': String(picked), 'aria-label': label }, face, () => {
          if (picked) return table.drop();
          table.drop();
          table.pick(tell, 'to', seat);
          table.pick(tell, 'place', place);
        })
      : el('span', { ...marks, role: 'img', 'aria-label': label }, face);
    return el('div', { class: 'held' }, [
      card,
      picked && live ? topics(at, tell) : el('span', { class: known(clue) ? 'clue' : 'clue none' }, [known(clue) || say('nothing')]),
    ]);
  }

  /** @param {Position} at @param {Offer} tell */
  function topics(at, tell) {
    const found = tell.inputs?.find((input) => input.name === 'topic')?.candidates ?? [];
    return el('span', { class: 'topics' }, found.map(({ value, label, enabled, reason }) => {
      const marks = {
        class: 'topic',
        'data-candidate': '',
        'aria-pressed': String(at.draft.values.topic === value),
        'aria-disabled': String(enabled === false),
        'data-reason': reason ?? '',
      };
      return el('button', marks, [label], () => enabled !== false && table.pick(tell, 'topic', value));
    }));
  }

  /** @param {Position} at @param {number} seat */
  function keeper(at, seat) {
    const person = at.people[seat];
    const own = at.seats.includes(seat);
    const hand = at.view.keepers[seat]?.hand ?? [];
    const torches = Array.isArray(hand) ? hand : Array(hand.hidden).fill(null);
    const dot = el('span', { class: 'dot', style: `background:${person?.colour};color:${person?.ink}`, 'aria-hidden': 'true' }, [
      drawn('shape', person?.path ?? ''),
    ]);
    const name = own ? say('yours') : (person?.name ?? '');
    // Without a seat of one's own two keepers are below each other, four make a square.
    const isWide = at.people.length === 2;
    const turn = at.waitingFor.includes(seat) ? ' turn' : '';
    const marks = { class: `keeper${own ? ' own' : ''}${isWide ? ' wide' : ''}${turn}`, 'data-place': `seat-${seat}`, 'aria-label': name };
    const anchor = own ? 'field:hand' : 'players';
    return el('section', { ...marks, 'data-anchor': anchor }, [
      el('h2', {}, [dot, el('span', {}, [name]), own ? ways(at) : '']),
      el('div', { class: 'row' }, torches.map((torch, place) => (own && !torch ? mine(at, seat, place) : theirs(at, seat, place, torch)))),
    ]);
  }

  /** Whether one's own torch is to be lit or dropped. @param {Position} at */
  function ways(at) {
    if (!at.live || at.big) return '';
    const found = ['light', 'drop'].flatMap((name) => at.offers.filter((offer) => offer.name === name));
    const now = at.draft.offer?.name === 'drop' ? 'drop' : at.draft.offer?.name === 'light' ? 'light' : '';
    return el('span', { class: 'ways' }, found.map((offer) => {
      const closed = offer.enabled === false;
      const marks = {
        class: 'way',
        'data-anchor': `offer:${offer.name}`,
        'data-about': `offer:${offer.name}`,
        'aria-pressed': String(now === offer.name),
        'aria-disabled': String(closed),
        'data-reason': offer.reason ?? '',
      };
      return el('button', marks, [offer.label], () => {
        if (closed) return table.tell(offer.reason ?? '');
        const { place } = at.draft.values;
        table.drop();
        table.choose(offer);
        if (typeof place === 'number' && at.draft.offer?.name !== 'tell') table.pick(offer, 'place', place);
      });
    }));
  }

  /** @param {Position} at */
  function lost({ view }) {
    if (!view.lost.length) return '';
    const sorted = [...view.lost].sort();
    return el('section', { class: 'lost', 'aria-label': say('lost') }, [
      el('small', {}, [say('lost')]),
      ...sorted.map((torch) =>
        el('span', { class: `chip ${parts(torch).colour}`, 'data-unit': torch, 'data-in': 'sea', 'data-about': `torch:${torch}` }, [torchName(torch)]),
      ),
    ]);
  }

  return {
    update(at) {
      const seats = at.view.keepers.map((_, seat) => seat);
      const others = seats.filter((seat) => !at.seats.includes(seat));
      const tell = at.offers.find((offer) => offer.name === 'tell');
      const hint = at.live && tell && !at.big ? (tell.enabled === false ? (tell.reason ?? '') : say('tell')) : '';
      const picture = el('div', { class: at.big ? 'beacons big' : 'beacons' }, [
        el('div', { class: 'night' }, [
          coast(at),
          gauges(at),
          ...at.seats.filter((seat) => seats.includes(seat)).map((seat) => keeper(at, seat)),
          lost(at),
        ]),
        el('div', { class: 'keepers', ...(hint ? { 'data-anchor': 'offer:tell' } : {}) }, [
          hint ? el('p', { class: tell?.enabled === false ? 'hint why' : 'hint', 'data-about': 'offer:tell' }, [hint]) : '',
          ...others.map((seat) => keeper(at, seat)),
        ]),
      ]);
      show(root, picture);
    },
  };
}
