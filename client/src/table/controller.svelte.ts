import { HOST, isPlayer } from '$lib/seats';
import { t } from '$lib/i18n';
import type { GameClient, Scene } from '$lib/games/client';
import { api } from '$lib/socket/http';
import { Draft } from '$lib/state/draft.svelte';
import { actText, isOpen, mainOffers, previewOf } from '$lib/state/offers';
import { preferences } from '$lib/state/preferences.svelte';
import type { Session } from '$lib/state/session.svelte';
import type { Primary, Side } from '$lib/ui/Dock.svelte';
import { failed } from '$lib/ui/failed';
import { toast } from '$lib/ui/toasts.svelte';
import type { Interaction, Offer, Refused, Reversal, UndoLevel } from '$lib/wire';
import { passingControl, type PassingControl } from './passing';
import { goesOnWhen } from './sentence';

/** What the engine calls giving up priority. */
const PASS = 'pass_priority';
/** Decides nothing again, until all have decided. */
const RETRACT = 'retract';

/** Joins what the table offers with what the person picked: the primary button, undo, and what keys do. */
export class Controller {
  draft = new Draft();
  client = $state.raw<GameClient | null>(null);

  constructor(readonly session: Session) {}

  get interaction(): Interaction | null {
    return this.session.picture?.interaction ?? null;
  }

  get game(): string {
    return this.session.table?.game ?? '';
  }

  get isMine(): boolean {
    const status = this.interaction?.status;
    return status === 'acting' || status === 'choosing';
  }

  get scene(): Scene | null {
    const { picture, table, seats } = this.session;
    if (!picture || !table) return null;
    return { view: picture.view, interaction: picture.interaction, seats, people: table.seats };
  }

  get primary(): Primary {
    if (this.session.sending) {
      return { label: t('table.sent'), sub: t('table.sentSub'), enabled: false, do: () => {} };
    }
    const offer = this.draft.offer;
    if (offer) return this.offered();
    if (this.interaction?.paused) return this.inPause();
    if (this.isMine) {
      const first = mainOffers(this.interaction?.offers ?? []).find(isOpen);
      return {
        label: t('table.choose'),
        sub: first ? t('table.chooseSub') : t('table.nothingToDo'),
        enabled: false,
        do: () => toast(t('table.chooseSub')),
      };
    }
    return this.idle();
  }

  /** Whoever may end a pause does it where they are told of it. */
  private inPause(): Primary {
    const { table, role } = this.session;
    if (role === 'player' && table?.status === 'paused' && table.may_pause) {
      const resume = () => void api.act(table.id, { type: 'resume' }).catch(failed);
      return { label: t('menu.resume'), sub: t('table.paused'), enabled: true, do: resume };
    }
    const sub = goesOnWhen(table);
    return { label: t('table.paused'), sub, enabled: false, do: () => toast(sub) };
  }

  private offered(): Primary {
    const offer = this.draft.offer!;
    const own = this.scene && this.client?.act?.(offer, this.draft.values, this.scene);
    const lacks = this.lacksFor(own);
    const once = own?.label ?? actText(offer, this.draft.values);
    const label = this.draft.times > 1 ? `${once} × ${this.draft.times}` : once;
    if (lacks) return { label, sub: lacks, enabled: false, do: () => toast(lacks) };
    const hard = Boolean(offer.confirm);
    const effect = own ? (own.sub ?? '') : previewOf(offer, this.draft.values) || (offer.help ?? '');
    const sub = this.draft.confirming ? (offer.confirm ?? '') || t('table.irreversible') : effect;
    return { label, sub, enabled: true, hard, do: () => this.act() };
  }

  /** What is missing, as the game says it; a refusal of the rules goes first. */
  private lacksFor(own: { lacks?: string } | null | undefined): string {
    return (this.draft.offer && isOpen(this.draft.offer) && own?.lacks) || this.draft.lacks();
  }

  /** What a seat is called at this table; the host has no seat. */
  private nameOf(seat: number): string {
    if (!isPlayer(seat)) return t('table.theHost');
    return (this.scene && this.client?.seatName?.(this.scene, seat)) || this.session.name(seat);
  }

  private idle(): Primary {
    const waiting = this.interaction?.waiting_for ?? [];
    const names = waiting.map((seat) => this.nameOf(seat)).join(', ');
    return {
      label: names && this.session.role === 'player' ? t('table.waitingFor', { names }) : t('table.watching'),
      sub: t('table.lookAround'),
      enabled: false,
      do: () => {},
    };
  }

  /** Sends what was picked; asks once more where the person wants that. */
  act(): void {
    const offer = this.draft.offer;
    if (!offer || this.session.sending) return;
    const lacks = this.lacksFor(this.scene && this.client?.act?.(offer, this.draft.values, this.scene));
    if (lacks) return toast(lacks);
    const asks = preferences.confirm === 'always' || (preferences.confirm === 'hard' && offer.confirm);
    if (asks && !this.draft.confirming) {
      this.draft.confirming = true;
      return;
    }
    this.draft.confirming = false;
    void this.repeat(offer, this.draft.args, actText(offer, this.draft.values), this.draft.times);
  }

  /** One command after the other, until one is refused. */
  private async repeat(offer: Offer, args: Record<string, unknown> | null, said: string, times: number): Promise<void> {
    for (let left = times; left > 0; left -= 1) if (!(await this.send(offer.seat, offer.name, args, said))) return;
  }

  /** Does something at once, without picking it first. */
  do(offer: Offer, args: Record<string, unknown> | null): void {
    if (!isOpen(offer)) return toast(offer.reason ?? '', 'lock');
    void this.send(offer.seat, offer.name, args, offer.label, false, (offer.group ?? 'main') === 'main');
  }

  /** Passing, or taking a decision back, stands beside the primary button while something else could be done. */
  get other(): Side | null {
    if (this.session.sending || !this.scene) return null;
    const own = this.isMine ? this.client?.other?.(this.scene, this.draft.offer) : null;
    const beside = this.interaction?.offers?.find(
      (offer) => isOpen(offer) && (offer.name === RETRACT || (this.isMine && offer.name === PASS)),
    );
    const offer = own?.offer ?? (this.draft.offer === beside ? undefined : beside);
    if (!offer) return null;
    return {
      label: own?.label ?? offer.label,
      sub: own ? own.sub : (offer.help ?? ''),
      enabled: isOpen(offer),
      icon: 'forward',
      do: () => this.do(offer, null),
    };
  }

  /** Automatic passing; `open` shows everything about it. */
  passing(open: () => void): PassingControl | null {
    const set = (seat: number, args: Record<string, unknown>) =>
      void this.send(seat, 'set_auto_pass', args, t('passing.title'));
    return this.session.role === 'player' ? passingControl(this.interaction, set, open) : null;
  }

  /** `dated`: it must not be done twice by two people, so it says what its sender has seen. */
  async send(
    seat: number,
    name: string,
    args: Record<string, unknown> | null,
    said: string,
    asHost = false,
    dated = true,
  ): Promise<boolean> {
    const seen = this.moment;
    const picked = this.picked;
    let answer = await this.session.act(seat, name, args, said, asHost, dated);
    if (answer.type === 'refused' && answer.code === 'stale_version') {
      await this.session.caughtUp();
      // Somebody did something beside it: nothing that matters for this has changed.
      if (this.moment === seen) answer = await this.session.act(seat, name, args, said, asHost, false);
    }
    if (answer.type === 'refused') toast(this.reason(answer), 'cross');
    // What was picked in the meantime stays; so does what was picked for something else.
    else if (this.picked === picked && (!this.draft.offer || this.draft.key === `${seat}:${name}`)) this.draft.drop();
    return answer.type !== 'refused';
  }

  private get picked(): string {
    return `${this.draft.key} ${JSON.stringify(this.draft.values)}`;
  }

  /** Where the match stands and who is to act: as long as this is the same, a decision means the same. */
  private get moment(): string {
    const position = this.interaction?.position;
    return JSON.stringify([position?.path, position?.turn, position?.round, this.interaction?.waiting_for]);
  }

  reason(refused: Refused): string {
    if (refused.code === 'stale_version') return t('error.stale_version');
    return refused.text;
  }

  /** Who takes back: the host where one sees with the host's eyes, else the own seat. */
  private get undoSeat(): number {
    return this.session.seesAsHost ? HOST : (this.session.seats[0] ?? HOST);
  }

  get undo(): Side | null {
    if (this.draft.isTouched) {
      return {
        label: this.draft.confirming ? t('app.cancel') : t('table.drop'),
        sub: t('table.dropPick'),
        enabled: true,
        icon: 'cross',
        do: () => this.draft.drop(),
      };
    }
    const undo = this.interaction?.undo;
    return undo?.label ? this.reversal(undo) : null;
  }

  /** An undo that leads back into another phase is asked about once more. */
  private crossing = $state('');

  private reverse(undo: Reversal): void {
    const key = `${undo.label} ${undo.back_to}`;
    if (undo.reason) return toast(undo.reason);
    if (undo.back_to && this.crossing !== key) {
      this.crossing = key;
      return toast(t('table.undoCrosses', { phase: undo.back_to }));
    }
    this.crossing = '';
    this.takeBack('command');
  }

  private reversal(undo: Reversal): Side {
    // Where nothing has come to light and nobody but bots is asked, it is done at once.
    const isBot = (seat: number) => this.session.table?.seats[seat]?.kind === 'bot';
    const asks = Boolean(undo.consent?.some((seat) => undo.barrier || !isBot(seat)));
    const why = undo.reason ?? '';
    if (!why && undo.back_to && this.crossing === `${undo.label} ${undo.back_to}`) {
      const phase = undo.back_to;
      return {
        label: t('table.undoBackTo', { phase }),
        sub: t('menu.tapAgain'),
        enabled: true,
        icon: 'undo',
        do: () => this.reverse(undo),
      };
    }
    return {
      label: asks ? t('table.askUndo') : t('table.undo'),
      sub: why || undo.label || '',
      enabled: !why,
      icon: 'undo',
      do: () => this.reverse(undo),
    };
  }

  /** Back to where a step, turn, … began, or to an entry, which stays. */
  takeBack(to: UndoLevel['level'] | number): void {
    void this.send(this.undoSeat, 'undo', { to }, t('table.undo'));
  }

  /** One command after the other, until one is refused: what others did in between stays. */
  async takeBackLast(times: number): Promise<void> {
    for (let done = 0; done < times; done += 1) {
      const answer = await this.session.act(
        this.undoSeat,
        'undo',
        { to: 'command' },
        t('table.undo'),
        this.session.seesAsHost,
      );
      if (answer.type === 'refused') return toast(this.reason(answer), 'cross');
    }
    this.draft.drop();
  }

  get redo(): Side | null {
    const redo = this.interaction?.redo;
    if (!redo || this.draft.isTouched) return null;
    return {
      label: t('table.redo'),
      sub: redo.label ?? '',
      enabled: true,
      icon: 'redo',
      do: () => void this.send(this.undoSeat, 'redo', null, t('table.redo')),
    };
  }

  answerUndo(seat: number, yes: boolean): void {
    void this.send(seat, 'undo_answer', { yes }, yes ? t('undoRequest.agree') : t('undoRequest.refuse'));
  }
}
