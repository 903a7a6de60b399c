/** Where twins start: at the deal or in the middle of a match, reached by random and guided play. */
import type { FastChance } from '#engine/chance.ts';
import { chanceSource } from '#engine/chance-stream.ts';
import type { AnyGame } from '#engine/game.ts';
import { randomOptions } from '#engine/laws/options.ts';
import { offeredDecision } from '#engine/laws/scene.ts';
import { secretOf } from '#engine/laws/suite.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { writeState } from '#engine/layout/named.ts';
import { Match } from '#engine/match/match.ts';
import type { OptionValues } from '#engine/options.ts';
import { listSeats } from '#engine/seats.ts';
import { clockOf, seatingOf, withoutClock, withRated } from '#engine/table-options.ts';
import type { GameLaws } from '#games/manifest.ts';

/** A game with the settings that guide random play. */
export interface Subject {
  readonly game: AnyGame;
  readonly settings: GameLaws;
  /** At all its tables; the other options are drawn. */
  readonly options?: OptionValues;
}

export interface Start {
  readonly subject: Subject;
  readonly options: OptionValues;
  readonly seats: number;
  readonly position: JsonObject;
}

/** Upper limit of decisions played before the twins start. */
const LATEST = 150;

export const decisionAt = (
  { game, settings }: Subject,
  match: Match,
  seat: number,
  random: FastChance,
): ReturnType<typeof offeredDecision> => {
  const { state } = match;
  if (settings.guide && random.draw(2) === 0) {
    const guided = settings.guide(state, seat, random);
    if (guided && !game.refuse(state, seat, guided, true)) return guided;
  }
  return offeredDecision(game, state, seat, random);
};

/** Options of a twin table: the first player is fixed, and clocks seldom run. */
const tame = (game: AnyGame, options: OptionValues, random: FastChance): OptionValues => {
  const seating = seatingOf(game.options);
  const hostFirst = seating?.values.find((value) => seating.host[value] === 'first');
  const seated = seating && hostFirst !== undefined ? { ...options, [seating.id]: hostFirst } : options;
  const timed = clockOf(game.options) && random.draw(6) > 0 ? withoutClock(game.options, seated) : seated;
  return withRated(game.options, timed, false);
};

/** A new start, decided by `random` alone. */
export const newStart = (subject: Subject, random: FastChance): Start => {
  const { game, settings } = subject;
  for (;;) {
    const { positions = [] } = settings;
    const given =
      positions.length > 0 && random.draw(4) === 0 ? positions[random.draw(positions.length)] : undefined;
    const seats = given?.seats ?? game.seats.min + random.draw(game.seats.max - game.seats.min + 1);
    const wild = random.draw(2) === 0 ? randomOptions(game.options, seats, random) : {};
    const options = tame(game, { ...wild, ...given?.options, ...subject.options }, random);
    const id = `start-${random.word()}`;
    const source = chanceSource(secretOf(random.word(), 0), [], id);
    const setup = { id, seats, options, secret: new Uint8Array(32), entropy: [] };
    const made = Match.create(game, setup, { source, position: given?.state });
    // Random options may not fit together.
    if (!made.ok) continue;
    const match = made.value;
    match.tells = false;
    const length = random.draw(3) === 0 ? 0 : random.draw(LATEST);
    for (let i = 0; i < length && !match.outcome; i++) if (!playOne(subject, match, random)) break;
    // A position cannot hold a half-answered sealed round.
    while (match.sealed !== 0 && !match.outcome) if (!playOne(subject, match, random)) break;
    if (match.outcome || match.sealed !== 0) continue;
    return { subject, options: match.setup.options, seats, position: writeState(match.state) };
  }
};

const playOne = (subject: Subject, match: Match, random: FastChance): boolean => {
  if (match.ready) return match.resolveRound().ok;
  const owing = listSeats(match.owing);
  const seat = owing[random.draw(Math.max(1, owing.length))];
  if (seat === undefined) return false;
  const decision = decisionAt(subject, match, seat, random);
  return decision !== undefined && match.decide(seat, decision).ok;
};

/** The start for a running match; undefined when it is over or a round is half answered. */
export const startFrom = (subject: Subject, match: Match): Start | undefined =>
  match.outcome || match.sealed !== 0
    ? undefined
    : {
        subject,
        options: match.setup.options,
        seats: match.setup.seats,
        position: writeState(match.state),
      };
