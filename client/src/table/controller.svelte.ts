import { t } from '$lib/i18n';
import type { GameClient, Scene } from '$lib/games/client';
import { tell } from '$lib/games/tell.svelte';
import { Draft } from '$lib/state/draft.svelte';
import { actText, isOpen, mainOffers, previewOf } from '$lib/state/offers';
import { preferences } from '$lib/state/preferences.svelte';
import type { Session } from '$lib/state/session.svelte';
import type { Primary, Side } from '$lib/ui/Dock.svelte';
import { toast } from '$lib/ui/toasts.svelte';
import type { Interaction, Offer, Refused, Reversal, UndoLevel } from '$lib/wire';
import { passingControl, type PassingControl } from './passing';

/** What the engine calls giving up priority. */
const PASS = 'pass_priority';

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

  private say = (text: string): string => tell(this.game, text);

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

  private offered(): Primary {
    const offer = this.draft.offer!;
    const lacks = this.draft.lacks(this.say);
    const own = this.scene && this.client?.act?.(offer, this.draft.values, this.scene);
    const label = own?.label ?? actText(offer, this.draft.values, this.say);
    if (lacks) return { label, sub: lacks, enabled: false, do: () => toast(lacks) };
    const hard = Boolean(offer.confirm);
    const effect = own ? (own.sub ?? '') : previewOf(offer, this.draft.values, this.say) || this.say(offer.help ?? '');
    const sub = this.draft.confirming ? this.say(offer.confirm ?? '') || t('table.irreversible') : effect;
    return { label, sub, enabled: true, hard, do: () => this.act() };
  }

  private idle(): Primary {
    const waiting = this.interaction?.waiting_for ?? [];
    const names = waiting.map((seat) => this.session.name(seat)).join(', ');
    return {
      label: names ? t('table.waitingFor', { names }) : t('table.watching'),
      sub: t('table.lookAround'),
      enabled: false,
      do: () => {},
    };
  }

  /** Sends what was picked; asks once more where the person wants that. */
  act(): void {
    const offer = this.draft.offer;
    if (!offer || this.session.sending) return;
    const lacks = this.draft.lacks(this.say);
    if (lacks) return toast(lacks);
    const asks = preferences.confirm === 'always' || (preferences.confirm === 'hard' && offer.confirm);
    if (asks && !this.draft.confirming) {
      this.draft.confirming = true;
      return;
    }
    this.draft.confirming = false;
    void this.send(offer.seat, offer.name, this.draft.args, actText(offer, this.draft.values, this.say));
  }

  /** Does something at once, without picking it first. */
  do(offer: Offer, args: Record<string, unknown> | null): void {
    if (!isOpen(offer)) return toast(tell(this.game, offer.reason ?? ''), 'lock');
    if (!this.session.sending) void this.send(offer.seat, offer.name, args, offer.label, this.session.seesAsHost && offer.seat < 0);
  }

  /** Passing stands beside the primary button while something else could be done. */
  get other(): Side | null {
    if (this.session.sending || !this.isMine || !this.scene) return null;
    const own = this.client?.other?.(this.scene, this.draft.offer);
    const pass = this.interaction?.offers?.find((offer) => offer.name === PASS && isOpen(offer));
    const offer = own?.offer ?? (this.draft.offer === pass ? undefined : pass);
    if (!offer) return null;
    return {
      label: own?.label ?? tell(this.game, offer.label),
      sub: own ? own.sub : tell(this.game, offer.help ?? ''),
      enabled: isOpen(offer),
      icon: 'forward',
      do: () => this.do(offer, null),
    };
  }

  /** Automatic passing; `open` shows everything about it. */
  passing(open: () => void): PassingControl | null {
    const set = (seat: number, args: Record<string, unknown>) => void this.send(seat, 'set_auto_pass', args, t('passing.title'));
    return this.session.role === 'player' ? passingControl(this.interaction, set, open) : null;
  }

  async send(seat: number, name: string, args: Record<string, unknown> | null, said: string, asHost = false) {
    const answer = await this.session.act(seat, name, args, said, asHost);
    if (answer.type === 'refused') toast(this.reason(answer), 'cross');
    else this.draft.drop();
  }

  reason(refused: Refused): string {
    if (refused.code === 'stale_version') return t('error.stale_version');
    return tell(this.game, refused.text);
  }

  /** The seat that takes back: the one that acted, or the host. */
  private get undoSeat(): number {
    return this.session.seats[0] ?? -1;
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

  private reversal(undo: Reversal): Side {
    const asks = Boolean(undo.consent?.length);
    const why = undo.reason ?? '';
    return {
      label: asks ? t('table.askUndo') : t('table.undo'),
      sub: tell(this.game, why || undo.label || ''),
      enabled: !why,
      icon: 'undo',
      do: () => (why ? toast(tell(this.game, why)) : this.takeBack('command')),
    };
  }

  takeBack(level: UndoLevel['level']): void {
    void this.send(this.undoSeat, 'undo', { to: level }, t('table.undo'), this.session.seesAsHost);
  }

  /** One command after the other, until one is refused: what others did in between stays. */
  async takeBackLast(times: number): Promise<void> {
    for (let done = 0; done < times; done += 1) {
      const answer = await this.session.act(this.undoSeat, 'undo', { to: 'command' }, t('table.undo'), this.session.seesAsHost);
      if (answer.type === 'refused') return toast(this.reason(answer), 'cross');
    }
    this.draft.drop();
  }

  get redo(): Side | null {
    const redo = this.interaction?.redo;
    if (!redo || this.draft.isTouched) return null;
    return {
      label: t('table.redo'),
      sub: tell(this.game, redo.label ?? ''),
      enabled: true,
      icon: 'redo',
      do: () => void this.send(this.undoSeat, 'redo', null, t('table.redo'), this.session.seesAsHost),
    };
  }

  answerUndo(seat: number, yes: boolean): void {
    void this.send(seat, 'undo_answer', { yes }, yes ? t('undoRequest.agree') : t('undoRequest.refuse'));
  }
}
