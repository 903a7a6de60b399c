/** What a table has in memory once it is dealt: the match and its clock, both made from what is stored. */
import type { Entry } from '#engine/match/entry.ts';
import type { Consequence, Match } from '#engine/match/match.ts';
import type { SeatSet } from '#engine/seats.ts';
import { hasSeat, seatBit } from '#engine/seats.ts';
import { TableClock } from './clocks.ts';
import { Turns } from './pace.ts';
import type { Rules } from './rules.ts';
import type { Storage, StoredSeat, StoredTable } from './storage.ts';

export interface LoadedMatch {
  readonly rules: Rules;
  readonly match: Match;
  /** Undefined: played without a clock. */
  readonly clock: TableClock | undefined;
  readonly turns: Turns;
  /** How long a covert round waits for answers, in milliseconds; undefined: for all of them, or as many days as a move. */
  readonly limit: number | undefined;
}

/** The seats that are a bot's from the beginning. */
export const botSeatsOf = (seats: readonly StoredSeat[]): SeatSet =>
  seats.reduce((set, seat, i) => (seat.kind === 'bot' ? set | seatBit(i) : set), 0);

/**
 * Will nobody but its author notice any of these entries: a sealed answer that is changed or of a covert round, one
 * given in advance, a standing order that answers nothing yet? Then nothing else that anybody is told may change with them either (law 2).
 */
export const areUnnoticed = ({ match }: LoadedMatch, entries: readonly Entry[]): boolean =>
  entries.every((entry) => {
    const { kind, seat } = entry;
    if (kind === 'seal') return match.covert || hasSeat(match.sealed, seat);
    if (kind === 'order') return entry.change === 'lift' || !match.answersAtOnce(seat, entry.text);
    return kind === 'ahead';
  });

/** Carries one entry out and charges its time. */
export const carryOut = (loaded: LoadedMatch, entry: Entry, how: () => Consequence): Consequence => {
  const { owing } = loaded.match;
  const done = how();
  loaded.clock?.charge(loaded.match, entry, owing);
  loaded.turns.notice(loaded.match, entry);
  return done;
};

/**
 * Deals the match and replays its log. Throws when the game refuses any of it. `storage`: where the log is, and every
 * entry to come will be before it is carried out; the match reads old entries there instead of keeping them.
 */
export const loadMatch = (
  rules: Rules,
  table: StoredTable,
  log: readonly Entry[],
  storage?: Pick<Storage, 'read'>,
): LoadedMatch => {
  const { game, engine } = rules;
  const { id, deal, options, secret, seats, ready, pace } = table;
  // The entropy is asked for by seat; a bot has none to give.
  const entropy = seats.filter((s) => s.kind === 'human').map((s) => s.entropy ?? '');
  const setup = { id: deal?.name ?? id, options, seats: seats.length, secret, entropy };
  const made = engine.createMatch(
    game,
    setup,
    storage?.read && {
      readStored: (from, to) => storage.read!(id, from, to),
    },
  );
  if (!made.ok) throw new Error(`Table ${id} cannot be dealt: ${made.error.code}`);
  const match = made.value;
  // Days per move take the place of the game's own clock.
  const { clock: timed, covert } = pace ? {} : game.table(match.config);
  const setting = timed?.setting;
  const clock = setting && new TableClock(setting, seats.length, botSeatsOf(seats));
  const loaded: LoadedMatch = {
    rules,
    match,
    clock,
    turns: new Turns(match, botSeatsOf(seats)),
    limit: covert?.limit,
  };
  // Nobody listens.
  match.tells = false;
  for (const entry of log) {
    if (clock && !clock.begun && ready !== undefined && ready <= (entry.at ?? 0)) clock.begin(match, ready);
    carryOut(loaded, entry, () => match.replay(entry));
  }
  match.tells = true;
  if (clock && !clock.begun && ready !== undefined) clock.begin(match, ready);
  return loaded;
};
