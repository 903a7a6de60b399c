/** Who sits at a table, seen from this device: which seats are its own, which is asked, who is called what. */
import { tick } from 'svelte';
import { numberOf, seatOf } from '#engine/seats.ts';
import { i18n, say } from '#kit/i18n.svelte.ts';
import type { SeatInfo, StoryItem } from '#wire/protocol.ts';
import type { Session } from '../connection/session.svelte.ts';

export class SeatsHere {
  readonly #session: Session;
  readonly #live: () => boolean;
  /** The seat (from 1) from whose side the players of one device look. */
  #near = $state<number | undefined>();
  /** Has somebody turned the table round? */
  flipped = $state(false);

  /** @param live whether the present is looked at @param showing whether what was just done is still being shown */
  constructor(session: Session, live: () => boolean, showing: () => boolean) {
    this.#session = session;
    this.#live = live;
    $effect.pre(() => {
      const { asked } = this;
      if (this.#near === undefined) this.#near = asked;
      if (asked === undefined || asked === this.#near || showing()) return;
      // Nobody turns the table under a turn that is being shown; only after this is it known whether one is.
      void tick().then(() => {
        if (!showing()) this.#near = this.asked ?? this.#near;
      });
    });
  }

  /** The seats of this device, from 1. */
  readonly mine: readonly number[] = $derived.by(() => this.#session.picture?.info.mine ?? []);
  /** The level of the bot that plays this seat (from 1) for somebody just now. */
  standInOf(seat: number): string | undefined {
    return this.#session.picture?.info.seats.find((info) => info.seat === seat)?.standIn;
  }
  /** A seat of this device that a bot plays meanwhile. */
  readonly lent: number | undefined = $derived.by(() =>
    this.mine.find((seat) => this.standInOf(seat) !== undefined),
  );
  /** The seat of this device that is asked now, from 1; not one that a bot plays. */
  readonly asked: number | undefined = $derived.by(() =>
    this.mine.find(
      (seat) => this.standInOf(seat) === undefined && this.#session.picture?.view?.owing.includes(seat),
    ),
  );
  /** The same from 0, and only while it may decide: at the present, before the end. */
  readonly seat: number | undefined = $derived.by(() =>
    this.#live() && this.asked !== undefined && !this.#session.picture?.view?.outcome
      ? this.asked - 1
      : undefined,
  );
  /** Somebody else, from 1, who is waited for, or a bot at a seat of ours. */
  readonly awaited: number | undefined = $derived.by(() =>
    this.#session.picture?.view?.owing.find(
      (seat) => !this.mine.includes(seat) || this.standInOf(seat) !== undefined,
    ),
  );
  /** Several people at this device: a seat has the name of its side. */
  readonly shared: boolean = $derived.by(
    () => this.#session.picture?.info.passAndPlay === true && this.mine.length > 1,
  );

  /** The seat (from 1) of whoever has the device. */
  readonly home: number = $derived.by(
    () => (this.#session.picture?.info.passAndPlay ? this.#near : undefined) ?? this.mine[0] ?? 1,
  );
  /** From whose side the table is seen, from 0. */
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

  /** Bots of one level are told apart by a number. */
  #botName(info: SeatInfo): string {
    const name = say(`level.${info.level}`);
    const twins = (this.#session.picture?.info.seats ?? []).filter((one) => one.level === info.level);
    return twins.length > 1 ? `${name} ${twins.findIndex(({ seat }) => seat === info.seat) + 1}` : name;
  }
  /** What the seat (from 1) is called; one's own is "you", unless several people share the device. */
  readonly nameOf = (number: number): string => {
    const info = this.#session.picture?.info.seats.find((one) => one.seat === number);
    if (!info) return '';
    if (this.shared && info.kind === 'human') return say(`seat.${number}`);
    if (this.mine.includes(number)) return say('seat.you');
    if (info.kind === 'bot') return this.#botName(info);
    if (info.gone) return say('seat.gone');
    return info.kind === 'free' ? say('seat.free') : info.name || say(`seat.${number}`);
  };

  /** What is told of the seats, from seat 1, calls nobody "you"; '' where the game has a name for the seat. */
  readonly names: readonly string[] = $derived.by(() =>
    (this.#session.picture?.info.seats ?? []).map((info) => {
      if (info.kind === 'bot') return this.#botName(info);
      return this.shared ? '' : (info.name ?? '');
    }),
  );

  /** What somebody did beside the game, e.g. resign; of oneself it is said otherwise. */
  readonly factOf = (item: StoryItem): string => {
    const own = `fact.${item.fact}.mine`;
    const mine = !this.shared && this.isMine(item.seat) && i18n.has(own);
    return say(mine ? own : `fact.${item.fact}`, { name: this.nameOf(item.seat ?? 0) });
  };
}
