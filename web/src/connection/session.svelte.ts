/** One table as this browser knows it: what the server has told, in order, and commands to it. */

import type { Act } from '#engine/match/entry.ts';
import type { View } from '#engine/match/view.ts';
import type { Refusal } from '#engine/result.ts';
import { numberOf } from '#engine/seats.ts';
import type { ChatLine, ClockInfo, Message, PersonHere, StoryItem, TableInfo } from '#wire/protocol.ts';
import { addFairnessNotes, fairnessNotesOf, ownEntropy } from '../match/fairness-notes.ts';
import { local } from '../offline/local.ts';
import { isLocal } from '../offline/messages.ts';
import { type Answer, type Ask, connection, type Listener, type Transport } from './connection.svelte.ts';

/** Everything that came with the last message, so that nobody ever sees half of it. */
interface Picture {
  readonly info: TableInfo;
  readonly view?: View;
  /** Without the deal: item n is at index n. */
  readonly story: readonly StoryItem[];
  readonly clock?: ClockInfo;
  /** `performance.now()` when the clock came, and when it was last said who is here. */
  readonly since: number;
  readonly informed: number;
}

export class Session implements Listener {
  readonly table: string;
  picture = $state.raw<Picture | undefined>();
  /** What was said, oldest first. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Refusal | undefined>();
  readonly #link: Transport;
  #seq = 0;
  /** What was written down of this table last. */
  #noted = '';
  #stop: (() => void) | undefined;
  /** The whole was asked for, it has not come yet, and it has to be asked for again after that. */
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

  onOpen(): void {
    void this.#watch();
  }

  /** Asks for the whole; once at a time, so that an earlier answer never comes behind a later one. */
  async #watch(): Promise<void> {
    this.#again = true;
    if (this.#watching) return;
    this.#watching = true;
    while (this.#again) {
      this.#again = false;
      this.#awaits = true;
      const answer = await this.#link.ask({ t: 'watch', table: this.table });
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
      this.#seq = message.seq;
      this.failure = undefined;
      this.chat = message.chat;
      this.#show(message.info, message.story, message.view, message.clock);
      return;
    }
    if (message.t === 'chat') {
      if (message.table !== this.table) return;
      const { line } = message;
      const last = this.chat.at(-1)?.n ?? 0;
      // A line was missed.
      if (line.n > last + 1) void this.#watch();
      else if (line.n > last) this.chat = [...this.chat, line];
      // A number that comes again says what has become of the line.
      else this.chat = this.chat.map((one) => (one.n === line.n ? line : one));
      return;
    }
    if (message.t === 'out') {
      if (message.table === this.table) this.failure = message.refusal;
      return;
    }
    if (message.t !== 'update' && message.t !== 'info') return;
    // What comes before the whole is in it.
    if (message.table !== this.table || !this.picture || this.#awaits) return;
    if (message.seq !== this.#seq + 1 || !this.#follows(message)) {
      // Something was missed: ask for the whole.
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
    const cut = message.cut ?? Number.POSITIVE_INFINITY;
    const kept = picture.story.filter((item) => item.index <= cut);
    this.#show(picture.info, [...kept, ...message.story], message.view, message.clock);
  }

  /** Is it news of what is shown? What was under way before the whole came may bear the number of something after it. */
  #follows(message: Extract<Message, { t: 'update' | 'info' }>): boolean {
    if (message.t === 'info' || !this.picture?.view) return true;
    const { cut = Number.POSITIVE_INFINITY, story, view } = message;
    const last = this.picture.story.findLast((item) => item.index <= cut)?.index;
    const first = story.find((item) => item.index > 0)?.index;
    const inOrder = first === undefined || last === undefined || first === last + 1;
    return inOrder && view.decision >= this.picture.view.decision;
  }

  #show(
    info: TableInfo,
    story: readonly StoryItem[],
    view: View | undefined,
    clock: ClockInfo | undefined,
  ): void {
    this.#note(info);
    const since = performance.now();
    const { picture } = this;
    const informed = picture?.info === info ? picture.informed : since;
    this.picture = { info, view, story: story.filter((item) => item.index > 0), clock, since, informed };
  }

  /** Keeps what a later check of this match, and of the next one here, is compared with. */
  #note({ commitment, mine, rematch }: TableInfo): void {
    const known = `${commitment} ${rematch.table}`;
    if (isLocal(this.table) || this.#noted === known) return;
    this.#noted = known;
    addFairnessNotes(this.table, { commitment });
    const { next } = fairnessNotesOf(this.table);
    if (rematch.table !== undefined && next !== undefined && mine.length > 0)
      addFairnessNotes(rematch.table, { entropy: next });
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

  /** What these eyes saw at a moment: 0 is the deal, n the state after the nth item. Undefined without an answer. */
  async past(moment: number): Promise<View | undefined> {
    const answer = await this.#link.ask({ t: 'past', table: this.table, index: moment });
    return answer.ok && answer.message.t === 'past' ? answer.message.view : undefined;
  }

  /** `about`: whose seat a vote is about, from 0. */
  act(seat: number, act: Act, about?: number): Promise<Refusal | undefined> {
    const whom = about === undefined ? {} : { about: about + 1 };
    return this.#order({ t: 'act', table: this.table, seat: numberOf(seat), act, ...whom });
  }

  async sit(seat: number): Promise<Refusal | undefined> {
    const entropy = ownEntropy();
    const refused = await this.#order({ t: 'sit', table: this.table, seat, entropy });
    if (!refused) addFairnessNotes(this.table, { entropy });
    if (!refused) void this.#watch();
    return refused;
  }

  /** A bot plays for this seat, from 0, until it is taken back. */
  sitOut(seat: number): Promise<Refusal | undefined> {
    return this.#order({ t: 'sitOut', table: this.table, seat: numberOf(seat) });
  }

  say(text: string): Promise<Refusal | undefined> {
    return this.#order({ t: 'say', table: this.table, text });
  }

  /** Offers to play again, or takes the offer back. */
  rematch(withdraw: boolean): Promise<Refusal | undefined> {
    if (withdraw) return this.#order({ t: 'rematch', table: this.table, withdraw });
    // What is offered first counts, also when it is offered again.
    const info = this.picture?.info;
    const offered = info?.rematch.offers.some((seat) => info.mine.includes(seat));
    if (!offered) addFairnessNotes(this.table, { next: ownEntropy() });
    return this.#order({ t: 'rematch', table: this.table, entropy: fairnessNotesOf(this.table).next });
  }

  /** Something that only the host may ask for. */
  moderate(
    command: Extract<Ask, { t: 'mute' | 'unsay' | 'remove' | 'close' }>,
  ): Promise<Refusal | undefined> {
    return this.#order(command);
  }

  /** Who else is here, for the host; nobody when there is no answer. */
  async people(): Promise<readonly PersonHere[]> {
    const answer = await this.#link.ask({ t: 'people', table: this.table });
    return answer.ok && answer.message.t === 'people' ? answer.message.people : [];
  }

  /** A command of a part of the page that is loaded later. */
  ask(command: Ask): Promise<Answer> {
    return this.#link.ask(command);
  }

  async #order(command: Ask): Promise<Refusal | undefined> {
    const answer = await this.#link.ask(command);
    return answer.ok ? undefined : answer.refusal;
  }
}
