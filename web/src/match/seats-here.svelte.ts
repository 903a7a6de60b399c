/**
 * The seats of a table as this device sees them: which are its own, which has to decide, and the players'
 * names.
 */
import { tick } from 'svelte';
import { numberOf, seatOf } from '#engine/seats.ts';
import { i18n, say } from '#kit/i18n.svelte.ts';
import type { SeatInfo, StoryItem } from '#wire/protocol.ts';
import type { Session } from '../connection/session.svelte.ts';

export class SeatsHere {
  readonly #session: Session;
  readonly #live: () => boolean;
  /** On a shared device, the seat (from 1) from whose side the table is drawn. */
  #near = $state<number | undefined>();
  /** Who wants to answer in a covert round or to decide unasked, and at which decision. */
  #speaker = $state.raw<{ readonly seat: number; readonly decision: number } | undefined>();
  /** Was the table turned round by the button? */
  flipped = $state(false);

  /**
   * @param live whether the present is shown
   * @param showing whether the last decision is still being animated
   */
  constructor(session: Session, live: () => boolean, showing: () => boolean) {
    this.#session = session;
    this.#live = live;
    $effect.pre(() => {
      const { wanted } = this;
      if (this.#near === undefined) this.#near = wanted;
      if (wanted === undefined || wanted === this.#near || showing()) return;
      // The table is not turned during an animation. Whether one runs is known only after this update.
      void tick().then(() => {
        if (!showing()) this.#near = this.wanted ?? this.#near;
      });
    });
  }

  /** The seats of this device, from 1. */
  readonly mine: readonly number[] = $derived.by(() => this.#session.picture?.info.mine ?? []);
  /** The level of the bot that substitutes for the player of this seat (from 1). */
  standInOf(seat: number): string | undefined {
    return this.#session.picture?.info.seats.find((info) => info.seat === seat)?.standIn;
  }
  /** A seat of this device that a bot plays for now. */
  readonly lent: number | undefined = $derived.by(() =>
    this.mine.find((seat) => this.standInOf(seat) !== undefined),
  );
  /** The seat (from 1) of this device that has to decide now. Seats that a bot plays are left out. */
  readonly asked: number | undefined = $derived.by(() =>
    this.#together ? this.#open.find((seat) => seat === this.#speaking) : this.#open[0],
  );
  /** Seats of this device that owe an answer, without those that a bot plays. */
  readonly #open: readonly number[] = $derived.by(() =>
    this.mine.filter(
      (seat) => this.standInOf(seat) === undefined && this.#session.picture?.view?.owing.includes(seat),
    ),
  );
  /** Is a covert round open, which a device of several seats asks all of them at once? */
  readonly #together: boolean = $derived.by(
    () => this.#session.picture?.view?.covert === true && this.mine.length > 1,
  );
  /** The seat that wants to answer in the covert round, or to decide unasked. */
  readonly #speaking: number | undefined = $derived.by(() =>
    this.#speaker?.decision === this.#session.picture?.view?.decision ? this.#speaker?.seat : undefined,
  );
  /** Seats (from 1) of which any may answer now: nobody has said yet that they want to. */
  readonly anybody: readonly number[] = $derived.by(() =>
    this.#together && this.#live() && this.asked === undefined ? this.#open : [],
  );
  /** Has somebody at this device answered in the covert round that is open? What they see is still on the screen. */
  readonly hasAnswered: boolean = $derived.by(() => this.anybody.length > 0 && this.#speaking !== undefined);
  /** Do the rules let this seat (from 1) of the device decide without owing it? */
  #may(seat: number): boolean {
    return this.standInOf(seat) === undefined && this.#session.picture?.view?.own[String(seat)]?.may === true;
  }
  /** The seat (from 1) that is to have the device: the one that wants to decide unasked, else the one that has to. */
  readonly wanted: number | undefined = $derived.by(() => {
    const speaking = this.#together ? undefined : this.#speaking;
    return speaking !== undefined && this.#may(speaking) ? speaking : this.asked;
  });
  /** Seats (from 1) of a shared device that may decide unasked, while another has it. */
  readonly others: readonly number[] = $derived.by(() =>
    this.shared && this.#live() ? this.mine.filter((seat) => seat !== this.player && this.#may(seat)) : [],
  );
  /** This seat (from 1) wants to answer in the covert round that is open, or to decide unasked. */
  readonly speak = (seat: number): void => {
    const decision = this.#session.picture?.view?.decision;
    if (decision !== undefined) this.#speaker = { seat, decision };
  };
  /** Who wanted to decide unasked gives the device back to the seat that has to decide. */
  readonly giveBack = (): void => {
    this.#speaker = undefined;
  };
  /** The seat (from 1) that the player at this device speaks for: the one that is to have it, else their own. */
  readonly player: number | undefined = $derived.by(() => {
    const { view } = this.#session.picture ?? {};
    if (!this.#live() || !view || view.outcome) return undefined;
    // Any of them may speak in a covert round, so none has the device.
    const seat = this.wanted ?? (this.anybody.length > 0 ? undefined : this.home);
    return seat !== undefined && this.isMine(seat) && this.standInOf(seat) === undefined ? seat : undefined;
  });
  /** May the player do something without being asked, or take it back? */
  readonly isFree: boolean = $derived.by(() => {
    const own = this.#session.picture?.view?.own[String(this.player)];
    return Boolean(own?.may || own?.ahead || own?.early !== undefined || own?.orders || own?.offers);
  });
  /** The seat (from 0) that may decide: the one that owes it, else the player's if it may without owing it. */
  readonly seat: number | undefined = $derived.by(() => {
    const { player } = this;
    if (player === undefined) return undefined;
    const own = this.#session.picture?.view?.own[String(player)];
    return player === this.asked || own?.may || own?.ahead ? seatOf(player) : undefined;
  });
  /** A seat (from 1) that is waited for: another player's, or one of ours that a bot plays. */
  readonly awaited: number | undefined = $derived.by(() =>
    this.#session.picture?.view?.owing.find(
      (seat) => !this.mine.includes(seat) || this.standInOf(seat) !== undefined,
    ),
  );
  /** Several people share this device: seats are called by their roles. */
  readonly shared: boolean = $derived.by(
    () => this.#session.picture?.info.passAndPlay === true && this.mine.length > 1,
  );

  /** The seat (from 1) of the player who has the device. */
  readonly home: number = $derived.by(
    () => (this.#session.picture?.info.passAndPlay ? this.#near : undefined) ?? this.mine[0] ?? 1,
  );
  /** The seat from whose side the table is drawn, from 0. */
  readonly from: number = $derived.by(() => (this.flipped ? (this.home === 1 ? 1 : 0) : seatOf(this.home)));
  readonly top = $derived.by(
    () => this.#session.picture?.info.seats.filter((info) => info.seat !== numberOf(this.from)) ?? [],
  );
  readonly own = $derived.by(
    () => this.#session.picture?.info.seats.filter((info) => info.seat === numberOf(this.from)) ?? [],
  );

  isMine(seat: number | undefined): boolean {
    return seat !== undefined && this.mine.includes(seat);
  }

  /** Bots of the same level are numbered. */
  #botName(info: SeatInfo): string {
    const name = say(`level.${info.level}`);
    const twins = (this.#session.picture?.info.seats ?? []).filter((one) => one.level === info.level);
    return twins.length > 1 ? `${name} ${twins.findIndex(({ seat }) => seat === info.seat) + 1}` : name;
  }
  /** The name of a seat (from 1). One's own is "you", unless several people share the device. */
  readonly nameOf = (number: number): string => {
    const info = this.#session.picture?.info.seats.find((one) => one.seat === number);
    if (!info) return '';
    if (this.shared && info.kind === 'human') return say(`seat.${number}`);
    if (this.mine.includes(number)) return say('seat.you');
    if (info.kind === 'bot') return this.#botName(info);
    if (info.gone) return say('seat.gone');
    return info.kind === 'free' ? say('seat.free') : info.name || say(`seat.${number}`);
  };

  /**
   * The names for messages about events, from seat 1, which call nobody "you". '' where the game has its own
   * name for the seat.
   */
  readonly names: readonly string[] = $derived.by(() =>
    (this.#session.picture?.info.seats ?? []).map((info) => {
      if (info.kind === 'bot') return this.#botName(info);
      return this.shared ? '' : (info.name ?? '');
    }),
  );

  /** The name of a seat (from 1) where a sentence in the third person follows: nobody is "you". */
  readonly calledOf = (number: number): string => this.names[number - 1] || say(`seat.${number}`);

  /** Text for an event outside the rules, such as a resignation. One's own has a text of its own. */
  readonly factOf = (item: StoryItem): string => {
    const own = `fact.${item.fact}.mine`;
    const mine = !this.shared && this.isMine(item.seat) && i18n.has(own);
    return say(mine ? own : `fact.${item.fact}`, { name: this.nameOf(item.seat ?? 0) });
  };
}
