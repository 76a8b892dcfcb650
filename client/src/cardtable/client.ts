/** A client for any game of the card table: the board, and what its buttons and sentences say. */
import { isPlayer, NOBODY } from '$lib/seats';
import type { About, Act, GameClient, Scene } from '$lib/games/client';
import { inputsOf, isOpen, type Pair, type Values } from '$lib/state/offers';
import type { Phase } from '$lib/ui/PhaseStrip.svelte';
import type { Happened, Offer } from '$lib/wire';
import { anchorsOf } from './acting';
import { numberOn, type CardGame, type Model } from './model';
import { cardName, meaningsOf, nameOf } from './naming';
import { cardsOf, loadCards } from './printed.svelte';
import { w } from './words';

type Parts = Pick<GameClient, 'Board' | 'Result'>;

export function cardClient(game: CardGame, parts: Parts): GameClient {
  const read = (scene: Scene): Model => game.read(scene.view, cardsOf(game.name));
  const named = (scene: Scene, anchor: string) => nameOf(anchor, read(scene), cardsOf(game.name), scene.people);

  /** The act with its object: "Cast Emberflick on Rowan". */
  function act(offer: Offer, values: Values, scene: Scene): Act | null {
    if (offer.name === 'pass_priority') return passing(scene);
    if (offer.name === 'pass_turn') return { label: w('endTurn'), sub: w('endTurnSub') };
    const inputs = inputsOf(offer);
    const words = inputs.map((input) =>
      input.name in values ? anchorsOf(input, values[input.name]).map((one) => named(scene, one)) : [],
    );
    if (offer.name === 'answer' || offer.name === 'commit') return answering(offer, values, words.flat(), scene);
    const [what = [], ...rest] = words;
    const empty = inputs.length > 0 && !what.length;
    const label = game.word(`do.${offer.name}${empty ? '.none' : ''}`, { card: what.join(', ') });
    const aims = rest.flat();
    return { label: aims.length ? `${label} → ${aims.join(', ')}` : label, sub: price(offer, values, scene) };
  }

  /** What it costs, and what is left. */
  function price(offer: Offer, values: Values, scene: Scene): string {
    const input = inputsOf(offer)[0];
    const side = read(scene).sides[offer.seat];
    const held = side?.hand?.find((card) => card.iid === values[input?.name ?? '']);
    const card = held && cardsOf(game.name).get(held.kind);
    if (!side || !card || game.free?.includes(card.kind) || !game.pays.includes(offer.name)) return '';
    const left = side.purse.ready - numberOn(card, 'cost');
    return left < 0 ? '' : w('pays', { left, size: side.purse.size, coin: side.purse.label });
  }

  function answering(offer: Offer, values: Values, words: string[], scene: Scene): Act | null {
    const input = inputsOf(offer)[0];
    const ask = offer.question ?? '';
    if (offer.name === 'commit')
      return {
        label: game.word(words.length ? 'do.commit' : 'do.commit.none', { n: words.length }),
        sub: words.join(', '),
        vague: words.length > 0,
      };
    if (input?.kind === 'assign') {
      const n = ((values[input.name] as Pair[] | undefined) ?? []).length;
      return { label: game.word(n ? `do.${ask}` : `do.${ask}.none`, { n }), sub: '', vague: n > 0 };
    }
    if (input?.kind === 'split') {
      const given = ((values[input.name] as Pair[] | undefined) ?? []).filter(([, amount]) => Number(amount) > 0);
      const sub = given
        .map(
          ([item, amount]) =>
            `${anchorsOf({ refers: 'card' }, item)
              .map((one) => named(scene, one))
              .join()} ${String(amount)}`,
        )
        .join(', ');
      return { label: offer.label, sub };
    }
    if (input?.kind === 'many' || input?.kind === 'one') {
      const value = values[input.name];
      const label = offer.label;
      if (value === 0) return { label: w('noMore'), sub: label };
      return words.length ? { label: words.join(', '), sub: label } : null;
    }
    return null;
  }

  /** What passing will do, from what the rules know of it. */
  function passing(scene: Scene): { label: string; sub?: string } {
    const priority = scene.interaction.priority;
    if (!priority) return { label: w('pass') };
    const what = priority.resolves ?? '';
    const where = priority.leads ? towards(priority.leads, priority.label ?? '') : '';
    const asked = priority.asks ?? NOBODY;
    if (isPlayer(asked)) {
      const then = priority.then === 'resolve' ? w('thenResolves', { what }) : where ? w('thenWhere', { where }) : '';
      return {
        label:
          priority.then === 'resolve' && what
            ? w('passResolves', { what })
            : where
              ? w('passTo', { where })
              : w('pass'),
        sub: then && w('asks', { name: scene.people[asked]?.name ?? '' }),
      };
    }
    if (priority.then === 'resolve') return { label: what ? w('passResolves', { what }) : w('pass') };
    return { label: where && priority.then !== 'stay' ? w('passTo', { where }) : w('pass') };
  }

  /** A step by its short name. */
  function step(address: string, label: string): string {
    const [parent = '', id = ''] = address.split('/').slice(-2);
    const known = [`step.${parent}.${id}`, `step.${id}`].find((key) => game.word(key) !== key);
    return known ? game.word(known) : label;
  }

  /** The way to a step: "to combat". */
  function towards(address: string, label: string): string {
    const [parent = '', id = ''] = address.split('/').slice(-2);
    const known = [`to.${parent}.${id}`, `to.${id}`].find((key) => game.word(key) !== key);
    return known ? game.word(known) : step(address, label);
  }

  function phases(_: Scene, strip: Phase[]): Phase[] {
    return strip.map((phase) => ({ ...phase, label: step(phase.id, phase.label) }));
  }

  function place(scene: Scene): string {
    const model = read(scene);
    const position = scene.interaction.position;
    if (!model.turn || !position) return game.word('place.before');
    const here = position.strip?.find((stage) => stage.now);
    const name = here ? step(here.address, here.label) : (position.labels.at(-1) ?? '');
    return game.word('place', { turn: model.turn, step: name });
  }

  /** Whoever is asked in the turn of somebody else is not on turn. */
  const call = (scene: Scene): string =>
    scene.seats.includes(read(scene).active) || !read(scene).turn ? '' : w('yourAnswer');

  /** What there is to answer, where something waits to resolve. */
  function task(scene: Scene): string {
    const top = scene.interaction.priority ? read(scene).waiting[0] : undefined;
    if (!top) return '';
    const holder = scene.interaction.priority!.holder;
    const what = cardName(cardsOf(game.name), top.card.kind);
    return top.by === holder
      ? w('answerOwn', { what })
      : w('answerTheirs', { what, name: scene.people[top.by]?.name ?? '' });
  }

  /** While something can be done besides, passing or ending the turn stays at hand. */
  function other(scene: Scene, picked: Offer | null): { offer: Offer; label: string; sub?: string } | null {
    const offers = (scene.interaction.offers ?? []).filter(isOpen);
    const wanted = ['pass_priority', 'pass_turn', ...(game.again ?? [])].filter((one) => one !== picked?.name);
    const offer = wanted.flatMap((one) => offers.filter((found) => found.name === one))[0];
    if (!offer) return null;
    const said = act(offer, {}, scene)!;
    return { offer, label: said.label, sub: said.sub };
  }

  async function about(key: string): Promise<About | null> {
    const [kind, id = ''] = key.split(/:(.*)/s);
    if (kind !== 'card') return null;
    const known = cardsOf(game.name);
    const card = (known.size ? known : await loadCards(game.name)).get(id);
    if (!card) return null;
    const facts: [string, string][] = [];
    if (!game.free?.includes(card.kind)) facts.push([game.word('cost'), String(numberOn(card, 'cost'))]);
    if (game.body(card)) facts.push([game.word('body'), game.body(card)]);
    for (const mark of game.marks?.(card) ?? []) facts.push([mark.title, mark.text]);
    return {
      title: cardName(cardsOf(game.name), id),
      kind: game.word(`kind.${card.kind}`),
      lines: [...meaningsOf(game, card), ...card.lines],
      facts,
    };
  }

  /** Cards one draws come out of the deck, all others from their owner's side. */
  function origins({ name, params = {} }: Happened) {
    const cards = [params.card, ...((params.cards as unknown[] | undefined) ?? [])].filter(Boolean) as {
      iid?: number;
    }[];
    const seat = params.seat;
    return cards.flatMap(({ iid }) =>
      iid === undefined || seat === undefined
        ? []
        : [{ piece: `card-${iid}`, place: `${name === 'drew_cards' ? 'deck' : 'seat'}-${seat}` }],
    );
  }

  return {
    ...parts,
    mat: game.name,
    place,
    call,
    task,
    act,
    other,
    phases,
    about,
    origins,
    usual: ['pass_priority', 'pass_turn', 'keep'],
  };
}
