/**
 * This browser's client state of one table: the server's messages applied in order, and the commands sent to
 * it.
 */

import type { Act } from '#engine/match/entry.ts';
import { heldAfter } from '#engine/match/story.ts';
import type { View } from '#engine/match/view.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf } from '#engine/seats.ts';
import type { Passing } from '#kit/table.ts';
import { viewAfter } from '#wire/follow.ts';
import type { Proposal } from '#wire/proposals.ts';
import type { ChatLine, ClockInfo, Message, PersonHere, StoryItem, TableInfo } from '#wire/protocol.ts';
import { addFairnessNotes, drawNext, fairnessNotesOf, ownEntropy } from '../match/fairness-notes.ts';
import { local } from '../offline/local.ts';
import { isLocal } from '../offline/messages.ts';
import { channelOf, keyOf } from './chat-lines.ts';
import { type Answer, type Ask, connection, type Listener, type Transport } from './connection.svelte.ts';
import { StepQueue } from './step-queue.ts';

/**
 * The state after the last message. It is replaced as a whole, so that components never see a partial update.
 */
interface Picture {
  readonly info: TableInfo;
  readonly view?: View;
  /** Without the initial deal, whose index is 0. Empty while the table forgets. */
  readonly story: readonly StoryItem[];
  readonly clock?: ClockInfo;
  /** Milliseconds that were left at `since` for answers in a covert round with a limit. */
  readonly round?: number;
  /** `performance.now()` when the clock was received, and when the presence list was received. */
  readonly since: number;
  readonly informed: number;
}

type Update = Extract<Message, { t: 'update' | 'change' | 'info' }>;

/** The view after an update; undefined where it does not fit the one that is shown. */
const viewShownAfter = (
  view: View | undefined,
  message: Exclude<Update, { t: 'info' }>,
): View | undefined => {
  try {
    return viewAfter(view, message);
  } catch {
    // Whatever went wrong with it, the whole table is asked for instead.
    return undefined;
  }
};

export class Session implements Listener {
  readonly table: string;
  picture = $state.raw<Picture | undefined>();
  /** Chat lines, oldest first. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What this device's side points at; what names another decision has lapsed. */
  proposals = $state.raw<readonly Proposal[]>([]);
  /** Updates on their way to the picture: one by one where somebody follows what bots do. */
  readonly updates = new StepQueue<Update>((message) => this.#update(message));
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Refusal | undefined>();
  readonly #link: Transport;
  #seq = 0;
  /** The fairness notes that were stored last for this table. */
  #noted = '';
  #stop: (() => void) | undefined;
  readonly #hearers = new Set<(told: Passing) => void>();
  /**
   * Whether a snapshot request is running, whether its snapshot has not arrived yet, and whether to request
   * another one afterwards.
   */
  #watching = false;
  #awaits = false;
  #again = false;

  constructor(table: string) {
    this.table = table;
    this.#link = isLocal(table) ? local : connection;
  }

  open(): void {
    this.#stop = this.#link.listen(this);
  }
  close(): void {
    this.#stop?.();
    void this.#link.ask({ t: 'leave', table: this.table });
  }

  /** At a table that forgets: passes on what happens as it happens. Returns the function that ends it. */
  readonly hear = (listener: (told: Passing) => void): (() => void) => {
    this.#hearers.add(listener);
    return () => void this.#hearers.delete(listener);
  };

  onOpen(): void {
    void this.#watch();
  }

  /**
   * Requests a snapshot. One request runs at a time, so that an older answer never arrives after a newer one.
   */
  async #watch(): Promise<void> {
    this.#again = true;
    if (this.#watching) return;
    this.#watching = true;
    while (this.#again) {
      this.#again = false;
      this.#awaits = true;
      const answer = await this.#link.ask({ t: 'watch', table: this.table, changes: true });
      this.#awaits = false;
      if (answer.ok) continue;
      if (answer.refusal.code !== 'OFFLINE') this.failure = answer.refusal;
      break;
    }
    this.#watching = false;
  }

  onMessage(message: Message): void {
    if (message.t === 'table') {
      if (message.info.table !== this.table) return;
      this.#awaits = false;
      this.updates.clear();
      this.#seq = message.seq;
      this.failure = undefined;
      this.chat = message.chat;
      this.proposals = message.proposals ?? [];
      this.#show(message.info, message.story, message);
      return;
    }
    if (message.t === 'chat') {
      if (message.table !== this.table) return;
      const { line } = message;
      // Lines for everybody are counted by themselves, and so are those for each side.
      const last = this.chat.findLast((one) => channelOf(one) === channelOf(line))?.n ?? 0;
      // There is a gap in the numbers.
      if (line.n > last + 1) void this.#watch();
      else if (line.n > last) this.chat = [...this.chat, line];
      // A known number updates that line (for example after it was removed).
      else this.chat = this.chat.map((one) => (keyOf(one) === keyOf(line) ? line : one));
      return;
    }
    if (message.t === 'proposals') {
      if (message.table === this.table) this.proposals = message.proposals;
      return;
    }
    if (message.t === 'out') {
      if (message.table === this.table) this.failure = message.refusal;
      return;
    }
    if (message.t !== 'update' && message.t !== 'change' && message.t !== 'info') return;
    // The snapshot includes updates that arrive before it.
    if (message.table !== this.table || !this.picture || this.#awaits) return;
    this.updates.add(message);
    if (this.#isUrgent(message)) this.updates.flush();
  }

  /** What somebody at this device does is shown at once, and so is what is taken back. */
  #isUrgent(message: Update): boolean {
    if (message.t === 'info') return false;
    const mine = this.picture?.info.mine ?? [];
    const own = ({ seat, fact }: StoryItem): boolean =>
      fact !== undefined || (seat !== undefined && mine.includes(seat));
    return message.cut !== undefined || message.story.some(own);
  }

  #update(message: Update): void {
    // What is known already is a duplicate, or was sent before the snapshot.
    if (!this.picture || message.seq <= this.#seq) return;
    if (message.seq !== this.#seq + 1) {
      // There is a gap in the sequence: request a snapshot.
      void this.#watch();
      return;
    }
    this.#seq = message.seq;
    const { picture } = this;
    if (message.t === 'info') {
      this.#note(message.info);
      this.picture = { ...picture, info: message.info, informed: performance.now() };
      return;
    }
    const { cut, story, clock, round } = message;
    const view = viewShownAfter(picture.view, message);
    if (!view) {
      void this.#watch();
      return;
    }
    this.#show(picture.info, heldAfter(picture.story, cut, story, view.forgets), { view, clock, round });
    if (!view.forgets) return;
    // An undo takes a place; a picture that was only corrected does not.
    const undone = cut !== undefined && view.decision > (picture.view?.decision ?? view.decision);
    for (const listener of this.#hearers) listener({ lines: story, undone });
  }

  #show(
    info: TableInfo,
    story: readonly StoryItem[],
    { view, clock, round }: Pick<Picture, 'view' | 'clock' | 'round'>,
  ): void {
    this.#note(info);
    const since = performance.now();
    const { picture } = this;
    const informed = picture?.info === info ? picture.informed : since;
    this.picture = {
      info,
      view,
      story: story.filter((item) => item.index > 0),
      clock,
      round,
      since,
      informed,
    };
  }

  /** Stores what verification later compares this match, and the next one of these players, with. */
  #note({ commitment, mine, rematch }: TableInfo): void {
    const asked = rematch.asked?.some((seat) => mine.includes(seat)) ? rematch.deal?.table : undefined;
    const known = `${commitment} ${rematch.deal?.table} ${asked}`;
    if (isLocal(this.table) || this.#noted === known) return;
    this.#noted = known;
    addFairnessNotes(this.table, { commitment });
    const { deal } = rematch;
    if (!deal) return;
    // Noted when it is first shown, so a later change of it is found.
    addFairnessNotes(deal.table, { commitment: deal.commitment });
    if (asked !== undefined) void this.#reveal(deal);
  }

  /** Everybody has sealed what they add to the next deal, so it can be revealed. */
  async #reveal({ table, seals }: NonNullable<TableInfo['rematch']['deal']>): Promise<void> {
    const entropy = fairnessNotesOf(this.table).next;
    const { sealOf } = await import('./seal.ts');
    // Somebody else's browser of the same person, or a server that shows other seals than were sent.
    if (entropy === undefined || !seals.some(({ seal }) => seal === sealOf(entropy))) return;
    addFairnessNotes(table, { entropy, seals: seals.map(({ seal }) => seal) });
    await this.#order({ t: 'reveal', table: this.table, entropy });
  }

  async decide(seat: number, text: string): Promise<Refusal | undefined> {
    const decision = this.picture?.view?.decision;
    if (decision === undefined) return { code: 'NOT_STARTED', clause: '' };
    const answer = await this.#link.ask({
      t: 'decide',
      table: this.table,
      seat: numberOf(seat),
      decision,
      text,
    });
    return answer.ok ? undefined : answer.refusal;
  }

  /**
   * The view of these seats at an earlier moment: 0 is the initial state, n the state after item n. Undefined
   * without an answer.
   */
  async past(moment: number): Promise<View | undefined> {
    const answer = await this.#link.ask({ t: 'past', table: this.table, index: moment });
    return answer.ok && answer.message.t === 'past' ? answer.message.view : undefined;
  }

  /** @param about the seat (from 0) that a vote is about */
  act(seat: number, act: Act, about?: number): Promise<Refusal | undefined> {
    const whom = about === undefined ? {} : { about: numberOf(about) };
    return this.#order({ t: 'act', table: this.table, seat: numberOf(seat), act, ...whom });
  }

  async sit(seat: number): Promise<Refusal | undefined> {
    const entropy = ownEntropy();
    const refused = await this.#order({ t: 'sit', table: this.table, seat, entropy });
    if (!refused) addFairnessNotes(this.table, { entropy });
    if (!refused) void this.#watch();
    return refused;
  }

  /** Lets a bot play for this seat (from 0) until it is taken back. */
  sitOut(seat: number): Promise<Refusal | undefined> {
    return this.#order({ t: 'sitOut', table: this.table, seat: numberOf(seat) });
  }

  /** Says something to everybody, or to those who play together with this device's seats. */
  say(text: string, to?: 'side'): Promise<Refusal | undefined> {
    return this.#order({ t: 'say', table: this.table, text, ...(to ? { to } : {}) });
  }

  /** Offers a rematch, or withdraws the offer. */
  async rematch(withdraw: boolean): Promise<Refusal | undefined> {
    if (withdraw) return this.#order({ t: 'rematch', table: this.table, withdraw });
    // Nobody has to be convinced that one's own device deals fairly.
    if (isLocal(this.table)) return this.#order({ t: 'rematch', table: this.table });
    const { sealOf } = await import('./seal.ts');
    const info = this.picture?.info;
    const offered = info?.rematch.offers.some((seat) => info.mine.includes(seat));
    const entropy = (offered ? fairnessNotesOf(this.table).next : undefined) ?? drawNext(this.table);
    return this.#order({ t: 'rematch', table: this.table, seal: sealOf(entropy) });
  }

  /** A command that only the host may send. */
  moderate(
    command: Extract<Ask, { t: 'mute' | 'unsay' | 'remove' | 'close' }>,
  ): Promise<Refusal | undefined> {
    return this.#order(command);
  }

  /** Who else is present, for the host. Empty without an answer. */
  async people(): Promise<readonly PersonHere[]> {
    const answer = await this.#link.ask({ t: 'people', table: this.table });
    return answer.ok && answer.message.t === 'people' ? answer.message.people : [];
  }

  /** Sends a command for a lazily loaded part of the page. */
  ask(command: Ask): Promise<Answer> {
    return this.#link.ask(command);
  }

  async #order(command: Ask): Promise<Refusal | undefined> {
    const answer = await this.#link.ask(command);
    // What a command changed arrives before its answer, and waits for no bot's pace.
    this.updates.flush();
    return answer.ok ? undefined : answer.refusal;
  }
}
