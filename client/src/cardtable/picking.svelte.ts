import type { BoardProps } from '$lib/games/client';
import { same } from '$lib/state/equal';
import { candidatesOf, inputsOf, isOpen, type Pair, type Values } from '$lib/state/offers';
import { preferences } from '$lib/state/preferences.svelte';
import type { Considered } from '$lib/table/considering';
import type { Candidate, Input, Offer } from '$lib/wire';
import {
  allPairs,
  anchorsOf,
  fitting,
  isDrafted,
  isSeveral,
  isTappable,
  laterCandidates,
  nextInput,
  pairsOf,
  questionOf,
  toggled,
  usesOf,
  type Use,
} from './acting';
import type { Anchor, CardGame } from './model';

const aimedAt = (input: Input, value: unknown) => anchorsOf({ refers: input.target_refers }, value);

/** How a thing looks: may be picked, is picked, can be aimed at, or is refused with a reason. */
export type Look = 'lit' | 'picked' | 'target' | 'dim' | '';

type Around = Pick<BoardProps, 'interaction' | 'draft' | 'live' | 'onact'>;

/** What taps on things mean: the first thing picks what to do, further ones aim it. */
export class Picking {
  /** Things tapped for a value that needs several. */
  partial = $state.raw<readonly Anchor[]>([]);
  /** The attacker or blocker that waits for its target. */
  item = $state.raw<unknown>(null);
  /** What a refused thing said when it was tapped. */
  why = $state.raw<{ anchor: Anchor; text: string } | null>(null);

  constructor(
    private readonly game: CardGame,
    private readonly around: () => Around,
  ) {}

  /** The question that is asked, if one is. */
  get question(): { offer: Offer; input: Input } | null {
    const { live, interaction } = this.around();
    return live ? questionOf(interaction) : null;
  }

  /** The one that cannot be answered by tapping things on the table. */
  get form(): { offer: Offer; input: Input } | null {
    const question = this.question;
    return question && !isTappable(question.input) ? question : null;
  }

  get values() {
    return this.around().draft.values;
  }

  /** What has been begun: an offer with its first thing. */
  get begun(): Offer | null {
    const { live, draft } = this.around();
    const offer = live ? draft.offer : null;
    return offer && inputsOf(offer).length && !this.question ? offer : null;
  }

  /** Can what has been begun be done several times in a row? */
  get isCounted(): boolean {
    return Boolean(this.begun && this.game.counted?.includes(this.begun.name));
  }

  /** Everything the picked thing could be used for. */
  get choices(): Use[] {
    const anchor = this.first;
    return anchor ? this.uses(anchor).filter((use) => isOpen(use.candidate)) : [];
  }

  /** The thing that was picked first. */
  get first(): Anchor | null {
    const offer = this.begun;
    const input = offer && inputsOf(offer)[0];
    return (input && input.name in this.values && anchorsOf(input, this.values[input.name])[0]) || null;
  }

  uses(anchor: Anchor): Use[] {
    const { live, interaction } = this.around();
    return live ? usesOf(interaction, anchor, this.game.uses) : [];
  }

  /** What can be aimed at now, and with which input. */
  private get aim(): { input: Input; candidates: Candidate[] } | null {
    const offer = this.begun;
    if (!offer) return null;
    const input = nextInput(offer, this.values) ?? inputsOf(offer).at(-1)!;
    if (input === inputsOf(offer)[0] || !isTappable(input)) return null;
    return { input, candidates: fitting(input, laterCandidates(offer, input, this.values), this.partial) };
  }

  /** Everything that has been filled in or begun, as things. */
  get chosen(): Anchor[] {
    const offer = this.begun;
    if (!offer) return [];
    const filled = inputsOf(offer).filter((input) => input.name in this.values);
    return [...filled.flatMap((input) => anchorsOf(input, this.values[input.name])), ...this.partial];
  }

  look(anchor: Anchor): Look {
    const question = this.question;
    if (question) return this.lookInQuestion(question.input, question.offer, anchor);
    if (this.chosen.includes(anchor)) return 'picked';
    const aim = this.aim;
    if (aim?.candidates.some((one) => anchorsOf(aim.input, one.value).includes(anchor))) return 'target';
    const uses = this.uses(anchor);
    if (!uses.length) return '';
    return uses.some((use) => isOpen(use.candidate)) ? 'lit' : 'dim';
  }

  /** Is the reader to do something now? */
  get isAsked(): boolean {
    const { live, interaction } = this.around();
    return live && (interaction.status === 'acting' || interaction.status === 'choosing');
  }

  /** Is all it could be picked for to spend it on something else? */
  isLesser(anchor: Anchor): boolean {
    const lesser = this.game.lesser;
    if (!lesser || this.question) return false;
    const open = this.uses(anchor).filter((use) => isOpen(use.candidate));
    return open.length > 0 && open.every((use) => lesser.includes(use.offer.name));
  }

  private lookInQuestion(input: Input, offer: Offer, anchor: Anchor): Look {
    if (!isTappable(input)) return '';
    const { draft } = this.around();
    const value = isDrafted(draft.key, offer) ? this.values[input.name] : undefined;
    if (input.kind === 'assign') return this.lookInPairs(input, anchor);
    if (value !== undefined && anchorsOf(input, value).includes(anchor)) return 'picked';
    const candidate = (input.candidates ?? []).find((one) => anchorsOf(input, one.value).includes(anchor));
    return candidate ? (isOpen(candidate) ? (input.kind === 'many' ? 'lit' : 'target') : 'dim') : '';
  }

  private lookInPairs(input: Input, anchor: Anchor): Look {
    const itemAt = (value: unknown) => anchorsOf(input, value).includes(anchor);
    const waiting = (input.items ?? []).find((item) => same(item.value, this.item));
    if (waiting?.targets.some((one) => aimedAt(input, one.value).includes(anchor))) return 'target';
    if (itemAt(this.item) || pairsOf(this.values, input).some(([item]) => itemAt(item))) return 'picked';
    const item = (input.items ?? []).find((one) => itemAt(one.value));
    return item ? (item.targets.length ? 'lit' : 'dim') : '';
  }

  reason(anchor: Anchor): string {
    return this.uses(anchor).find((use) => !isOpen(use.candidate))?.candidate.reason ?? '';
  }

  /** What a tap on it would pick, for whoever only looks at it; null for what is picked already. */
  wouldBe(anchor: Anchor): Considered | null {
    const question = this.question;
    if (question) return this.answered(question.offer, question.input, anchor);
    const aimed = this.aimed(anchor);
    if (aimed) return aimed.values && { offer: aimed.offer, values: aimed.values };
    const use = this.chosen.includes(anchor) ? undefined : this.uses(anchor).find((one) => isOpen(one.candidate));
    return use ? { offer: use.offer, values: { [use.input.name]: this.begins(use) } } : null;
  }

  private answered(offer: Offer, input: Input, anchor: Anchor): Considered | null {
    if (!isTappable(input)) return null;
    if (input.kind === 'assign') {
      const next = this.paired(input, anchor);
      return next && { offer, values: { [input.name]: next.pairs } };
    }
    const candidate = candidatesOf(offer, input, {}).find((one) => anchorsOf(input, one.value).includes(anchor));
    if (!candidate || !isOpen(candidate)) return null;
    const value = input.kind === 'many' ? this.toggledMany(input, candidate.value) : candidate.value;
    return { offer, values: { [input.name]: value } };
  }

  tap(anchor: Anchor): void {
    this.why = null;
    const question = this.question;
    if (question) return this.answer(question.offer, question.input, anchor);
    if (this.aimAt(anchor)) return;
    if (this.chosen.includes(anchor)) return this.again(anchor);
    const uses = this.uses(anchor);
    const use = uses.find((one) => isOpen(one.candidate));
    if (use) this.begin(use);
    else if (uses.length) this.why = { anchor, text: this.reason(anchor) };
  }

  /** Plays what can be played without anything more to choose; else it is picked, and asks for the rest. */
  play(anchor: Anchor): void {
    const { draft, onact } = this.around();
    if (!this.chosen.includes(anchor)) this.tap(anchor);
    const sure = this.question?.input.kind === 'one' || (this.first === anchor && this.choices.length === 1);
    if (sure && !draft.lacks() && !this.partial.length) onact();
  }

  begin(use: Use): void {
    const { draft, onact } = this.around();
    this.partial = [];
    draft.set(use.offer, use.input.name, this.begins(use));
    if (preferences.oneTap && inputsOf(use.offer).length === 1 && this.choices.length === 1) onact();
  }

  /** The value a thing begins with: one of several units goes to those that are picked. */
  private begins(use: Use): unknown {
    if (!isSeveral(use.input)) return use.candidate.value;
    const picked = isDrafted(this.around().draft.key, use.offer) ? (this.values[use.input.name] as number[]) : [];
    return toggled(use.input, picked ?? [], (use.candidate.value as number[])[0]!);
  }

  /** What aiming at it comes to: everything filled in, or null as long as a further thing is needed. */
  private aimed(anchor: Anchor): { offer: Offer; name: string; value: unknown; values: Values | null } | null {
    const offer = this.begun;
    const aim = this.aim;
    if (!offer || !aim) return null;
    const fits = fitting(aim.input, aim.candidates, [...this.partial, anchor]);
    if (!fits.length || this.partial.includes(anchor)) return null;
    const whole = fits.find((one) => anchorsOf(aim.input, one.value).length === this.partial.length + 1);
    const values = whole ? { ...this.values, [aim.input.name]: whole.value } : null;
    return { offer, name: aim.input.name, value: whole?.value, values };
  }

  private aimAt(anchor: Anchor): boolean {
    const aimed = this.aimed(anchor);
    if (!aimed) return false;
    this.partial = aimed.values ? [] : [...this.partial, anchor];
    if (aimed.values) this.around().draft.set(aimed.offer, aimed.name, aimed.value);
    return true;
  }

  /** A tap on what is picked already: does it if nothing lacks, else takes it back. */
  private again(anchor: Anchor): void {
    const { draft, onact } = this.around();
    const offer = this.begun!;
    const first = inputsOf(offer)[0]!;
    const use = this.uses(anchor).find((one) => one.offer === offer);
    if (isSeveral(first) && use) {
      const left = toggled(first, this.values[first.name] as number[], (use.candidate.value as number[])[0]!);
      return left.length ? draft.set(offer, first.name, left) : draft.drop();
    }
    if (!draft.lacks() && anchor === this.first && !this.partial.length) return onact();
    this.partial = [];
    draft.drop();
  }

  private answer(offer: Offer, input: Input, anchor: Anchor): void {
    const { draft, onact } = this.around();
    if (!isTappable(input)) return;
    if (input.kind === 'assign') return this.pair(offer, input, anchor);
    const candidate = candidatesOf(offer, input, {}).find((one) => anchorsOf(input, one.value).includes(anchor));
    if (!candidate) return;
    if (!isOpen(candidate)) this.why = { anchor, text: candidate.reason ?? '' };
    else if (input.kind === 'many') draft.set(offer, input.name, this.toggledMany(input, candidate.value));
    else if (draft.isPicked(offer, input, candidate.value)) onact();
    else draft.set(offer, input.name, candidate.value);
  }

  private toggledMany(input: Input, value: unknown): unknown[] {
    const now = (this.values[input.name] as unknown[] | undefined) ?? [];
    if (now.some((one) => same(one, value))) return now.filter((one) => !same(one, value));
    const most = input.max ?? Infinity;
    return [...now.slice(Math.max(0, now.length - most + 1)), value];
  }

  private pair(offer: Offer, input: Input, anchor: Anchor): void {
    const next = this.paired(input, anchor);
    if (!next) return;
    this.item = next.item;
    this.around().draft.set(offer, input.name, next.pairs);
  }

  /** The pairs with this thing among them or gone from them, and the item that then waits for its target. */
  private paired(input: Input, anchor: Anchor): { pairs: Pair[]; item: unknown } | null {
    const all = pairsOf(this.values, input);
    const pairs = all.filter(([, target]) => target !== undefined);
    const waiting = (input.items ?? []).find((item) => same(item.value, this.item));
    const aim = waiting?.targets.find((one) => aimedAt(input, one.value).includes(anchor));
    if (waiting && aim) {
      return {
        pairs: [...pairs.filter(([item]) => !same(item, waiting.value)), [waiting.value, aim.value]],
        item: null,
      };
    }
    const item = (input.items ?? []).find((one) => anchorsOf(input, one.value).includes(anchor));
    if (!item?.targets.length) return null;
    if (all.some(([one]) => same(one, item.value)))
      return { pairs: pairs.filter(([one]) => !same(one, item.value)), item: null };
    // Where there are several targets it is picked without one, so that the button says so and waits for it.
    const target = item.targets.length === 1 ? item.targets[0]!.value : undefined;
    return { pairs: [...pairs, [item.value, target]], item: target === undefined ? item.value : null };
  }

  /** All attackers at once, or none. */
  pairAll(all: boolean): void {
    const question = this.question;
    if (question) this.around().draft.set(question.offer, question.input.name, all ? allPairs(question.input) : []);
    this.item = null;
  }

  /** Arrows of what is being picked. */
  get links(): { from: Anchor; to: Anchor }[] {
    const question = this.question;
    if (question?.input.kind === 'assign') {
      return pairsOf(this.values, question.input).flatMap(([item, target]) =>
        target === undefined
          ? []
          : anchorsOf(question.input, item).flatMap((from) =>
              aimedAt(question.input, target).map((to) => ({ from, to })),
            ),
      );
    }
    const offer = this.begun;
    if (!offer) return [];
    const inputs = inputsOf(offer);
    const from = inputs[0] ? anchorsOf(inputs[0], this.values[inputs[0].name]) : [];
    const aims = inputs
      .slice(1)
      .flatMap((input) => (input.name in this.values ? anchorsOf(input, this.values[input.name]) : []));
    return [...aims, ...this.partial].flatMap((to) => from.map((one) => ({ from: one, to })));
  }
}
