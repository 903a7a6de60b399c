/** One table as it is played on this device: the actions, each with the reason why it is refused. */

import type { Component } from 'svelte';
import type { Act } from '#engine/match/entry.ts';
import type { View } from '#engine/match/view.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf, type SeatNumber, seatOf } from '#engine/seats.ts';
import { type Action, Desk } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';
import type { Advice, Mark, TableModule } from '#kit/table.ts';
import { configFor } from '#kit/table-config.ts';
import type { Proposal, Proposed } from '#wire/proposals.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { Session } from '../connection/session.svelte.ts';
import type { MatchReview } from '../ending/match-review.svelte.ts';
import { settings } from '../frame/settings.svelte.ts';
import { hiddenSpeakers, speakerOf } from '../people/hidden-speakers.svelte.ts';
import { Moments } from '../replay/moments.svelte.ts';
import type { HintSource } from './hint.ts';
import { SeatsHere } from './seats-here.svelte.ts';

/** A turn that waits for confirmation. */
interface Held {
  readonly text: string;
  readonly answer: (send: boolean) => void;
}

/** The view at a moment of the table, from which a private board starts. */
export interface Start {
  readonly view: View;
  /** 0 is the initial state. */
  readonly at: number;
  /** A decision that is already played there. */
  readonly line?: StoryItem | undefined;
}
interface BoardProps extends Record<string, unknown> {
  play: Play;
  module: TableModule;
  start: Start;
  openClause: (clause: string) => void;
}
interface OrdersProps extends Record<string, unknown> {
  play: Play;
  module: TableModule;
  close: () => void;
}
interface ToldProps extends Record<string, unknown> {
  play: Play;
  module: TableModule;
  covered: boolean;
}
interface LeaveProps extends Record<string, unknown> {
  play: Play;
  close: () => void;
}
interface Aside<P extends Record<string, unknown>> {
  readonly Part: Component<P>;
}

export class Play {
  readonly session: Session;
  readonly desk = new Desk();
  readonly moments: Moments;
  readonly company: SeatsHere;
  held = $state.raw<Held | undefined>();
  /** The private board that is shown in place of the table. */
  trial = $state.raw<(Aside<BoardProps> & { readonly start: Start }) | undefined>();
  /** The dialog of this seat's standing orders. */
  orders = $state.raw<Aside<OrdersProps> | undefined>();
  /** Of a finished match: how it is looked back at. */
  ending = $state.raw<MatchReview | undefined>();
  /** Loaded with the first hint. */
  #adviser: HintSource | undefined;

  /** @param wanted the moment given by the address */
  constructor(table: string, wanted: () => number | undefined) {
    this.session = new Session(table);
    this.moments = new Moments(this.session, wanted);
    this.company = new SeatsHere(
      this.session,
      () => this.moments.live,
      () => this.desk.showing,
    );
    // A private board that stays open would show what has been covered since.
    $effect(() => {
      const view = this.session.picture?.view;
      if (!this.trial || !view?.forgets || view.decision === this.trial.start.view.decision) return;
      this.trial = undefined;
      this.desk.why(undefined, say('trial.forgotten'));
    });
  }

  open(): void {
    this.session.open();
  }
  close(): void {
    this.session.close();
    this.#adviser?.close();
    this.ending?.close();
  }

  readonly decide = async (text: string): Promise<Refusal | undefined> => {
    const { seat } = this.company;
    if (seat === undefined) return { code: 'NOT_YOUR_TURN', clause: '' };
    if (settings.confirm && !(await this.#confirmed(text))) return { code: 'HELD', clause: '' };
    this.desk.sending = true;
    try {
      return await this.session.decide(seat, text);
    } finally {
      this.desk.sending = false;
    }
  };
  readonly leaveOrder = async (order: string): Promise<void> => {
    const { seat } = this.company;
    if (seat !== undefined) await this.unasked({ t: 'leaveOrder', seat: numberOf(seat), order });
  };
  #confirmed(text: string): Promise<boolean> {
    return new Promise((answer) => {
      this.held = { text, answer };
    });
  }
  /** Confirms or cancels the turn that waits for confirmation. */
  release(send: boolean): void {
    this.held?.answer(send);
    this.held = undefined;
  }

  /** Asks a bot for a hint. Rejects while this device has nothing to decide. */
  readonly hint = async (level?: string): Promise<Advice> => {
    const { picture } = this.session;
    const { seat } = this.company;
    if (!picture?.view || seat === undefined || this.company.asked === undefined)
      throw new Error('Nothing is asked');
    const { info, view } = picture;
    const { HintSource } = await import('./hint.ts');
    this.#adviser ??= new HintSource();
    return this.#adviser.advise(info.game, view, numberOf(seat), level);
  };

  /** Loaded on first use, because most visits never need it. */
  readonly tryOut = async (start: Start): Promise<void> => {
    const Part = await this.#load(import('../private-board/Board.svelte'));
    if (Part) this.trial = { Part, start };
  };
  readonly openOrders = async (): Promise<void> => {
    const Part = await this.#load(import('../private-board/Orders.svelte'));
    if (Part) this.orders = { Part };
  };
  /** What tells the turns of bots. */
  told = $state.raw<Aside<ToldProps> | undefined>();
  /**
   * Bots play, and what they do can be told. A table that forgets tells nothing once it is past. Before one's first
   * turn nothing is told where no bot plays before it.
   */
  tells(module: TableModule): boolean {
    const { view, info } = this.session.picture ?? {};
    if (!module.captions || !view || view.outcome || view.forgets || this.company.mine.length === 0)
      return false;
    if (this.company.asked !== undefined && this.moments.story.length === 0) return false;
    return info?.seats.some(({ kind }) => kind === 'bot') === true;
  }
  readonly tell = async (): Promise<void> => {
    const Part = await this.#load(import('./Told.svelte'));
    if (Part) this.told = { Part };
    else this.session.updates.stepwise = false;
  };
  /** Are all others at the table bots? */
  readonly alone: boolean = $derived.by(() => {
    const seats = this.session.picture?.info.seats ?? [];
    return seats.every(({ seat, kind }) => kind === 'bot' || this.company.isMine(seat));
  });
  /** The dialog that leaves the table. */
  leaving = $state.raw<Aside<LeaveProps> | undefined>();
  readonly leave = async (): Promise<void> => {
    const Part = await this.#load(import('./Leave.svelte'));
    if (Part) this.leaving = { Part };
  };
  /** A part that a button opens. If it cannot be loaded, the note at the prompt says so. */
  async #load<T>(part: Promise<{ readonly default: T }>): Promise<T | undefined> {
    try {
      return (await part).default;
    } catch {
      this.desk.why(undefined, say('app.failed'));
      return undefined;
    }
  }
  /** May this device's seat leave standing orders? Only at a server's tables, among people. */
  readonly mayOrder: boolean = $derived.by(() => {
    const { picture } = this.session;
    if (!picture?.view || picture.view.outcome || picture.info.passAndPlay || !picture.info.chat)
      return false;
    const { mine } = this.company;
    return mine.length === 1 && picture.info.seats.some((s) => s.kind === 'human' && s.seat !== mine[0]);
  });

  /** The seat of this device that may do this act. A seat that has to decide comes first. */
  #actor(what: Act): SeatNumber | undefined {
    const { mine, asked } = this.company;
    const may = mine.filter((one) => this.session.picture?.view?.own[String(one)]?.acts.includes(what));
    return may.find((one) => one === asked) ?? may[0] ?? asked ?? mine[0];
  }
  readonly act = async (what: Act): Promise<void> => {
    const { session, desk, company } = this;
    const who = this.#actor(what);
    if (who === undefined) return;
    desk.why(await (what === 'toBot' ? session.sitOut(seatOf(who)) : session.act(seatOf(who), what)));
    // People who share a device agree face to face.
    if (what === 'undo' && company.shared)
      for (const other of company.mine) if (other !== who) await session.act(seatOf(other), 'acceptUndo');
  };
  /**
   * Takes back the last decision of the seat that is asked. Undefined unless that was the last of all, it may be taken
   * back, and no person elsewhere would have to agree.
   */
  back(module: TableModule): Action | undefined {
    const { view } = this.session.picture ?? {};
    const last = this.moments.story.at(-1);
    const { asked } = this.company;
    if (!view || !last || last.fact !== undefined || last.seat !== asked) return undefined;
    if (!view.own[String(asked)]?.acts.includes('undo')) return undefined;
    const { undo } = module.game.table(configFor(module.game, view));
    if (undo?.policy !== 'free' && !this.alone) return undefined;
    const label = say('act.undo');
    return { id: 'back', label, about: module.entry(last), run: () => void this.act('undo') };
  }
  /** Withdraws an answer in advance, or leaves or lifts a standing order, for a seat of this device (from 1). */
  readonly unasked = async (
    command:
      | { readonly t: 'withdrawAhead'; readonly seat: SeatNumber }
      | { readonly t: 'leaveOrder' | 'liftOrder'; readonly seat: SeatNumber; readonly order: string },
  ): Promise<void> => {
    const answer = await this.session.ask({ ...command, table: this.session.table });
    this.desk.why(answer.ok ? undefined : answer.refusal);
  };
  /** What the side of this device points at now, without what people do whose words this browser hides. */
  readonly proposals: readonly Proposal[] = $derived.by(() => {
    const { table, picture, proposals } = this.session;
    if (!this.moments.live || !picture?.view || picture.view.outcome) return [];
    const { decision } = picture.view;
    return proposals.filter((one) => one.decision === decision && !hiddenSpeakers.has(speakerOf(table, one)));
  });
  /** Those of them that a screen reader has been told. */
  announced: ReadonlySet<string> = new Set();
  readonly marks: readonly Mark[] = $derived.by(() =>
    this.proposals.flatMap(({ seat, what }) =>
      'place' in what ? [{ seat, place: what.place, name: this.company.nameOf(seat) }] : [],
    ),
  );
  /** The seat (from 1) for whose partners the player at this device may point at something: people, not bots alone. */
  readonly proposer: SeatNumber | undefined = $derived.by(() => {
    const { mine, player } = this.company;
    const { view, info } = this.session.picture ?? {};
    const side = player === undefined ? undefined : view?.sides?.find((one) => one.includes(player));
    if (!side || !mine.every((seat) => side.includes(seat))) return undefined;
    const people = info?.seats.some(
      ({ seat, kind }) => seat !== player && side.includes(seat) && kind === 'human',
    );
    return people ? player : undefined;
  });
  /** The next place that is tapped on the table is pointed at. */
  pointing = $state(false);
  /** Points at something for the partners; whether it was accepted. */
  readonly propose = async (what: Proposed): Promise<boolean> => {
    const { view } = this.session.picture ?? {};
    this.pointing = false;
    if (!view || this.proposer === undefined) return false;
    const seat = this.proposer;
    const answer = await this.session.ask({
      t: 'propose',
      table: this.session.table,
      seat,
      decision: view.decision,
      what,
    });
    this.desk.why(answer.ok ? undefined : answer.refusal);
    return answer.ok;
  };
  readonly withdrawProposal = async (seat: SeatNumber): Promise<void> => {
    const answer = await this.session.ask({ t: 'withdrawProposal', table: this.session.table, seat });
    this.desk.why(answer.ok ? undefined : answer.refusal);
  };
  readonly sit = async (seat: number): Promise<void> => {
    this.desk.why(await this.session.sit(seat));
  };
  /** Offers a rematch, or withdraws the offer. */
  readonly rematch = async (withdraw: boolean): Promise<void> => {
    this.desk.why(await this.session.rematch(withdraw));
  };
  readonly say = (text: string, to?: 'side'): Promise<Refusal | undefined> => this.session.say(text, to);
}
