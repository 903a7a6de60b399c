/**
 * The arena: which of two bots is stronger, and with what confidence. Games are played in rounds: one opening
 * of random decisions and one seed, played once for every rotation of the sides, so that neither luck nor
 * seat favours a bot. It knows no game and uses no clock: the same arguments give the same games.
 */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame, Outcome } from '#engine/game.ts';
import { Hearing } from '#engine/match/heard.ts';
import { Match } from '#engine/match/match.ts';
import { type View, viewOf } from '#engine/match/view.ts';
import { winSharesOf } from '#engine/outcome.ts';
import { randomDecision } from '#engine/playout.ts';
import { countSeats, firstSeat, hasSeat, numberOf, type SeatSet, seatBit } from '#engine/seats.ts';
import { type Bot, wantsHeard } from './contract.ts';
import {
  isApart,
  type RoundScore,
  type Sprt,
  type SprtBounds,
  type Strength,
  sprtOf,
  strengthOf,
} from './strength.ts';

export interface ArenaSetup {
  readonly game: AnyGame;
  readonly a: Bot;
  readonly b: Bot;
  /** Games in all; rounded up to whole rounds. */
  readonly games: number;
  readonly seed: number;
  /** Options of the matches; several sets alternate from round to round. */
  readonly options?: unknown | readonly unknown[];
  /** Seats in play; by default the minimum of the game. */
  readonly players?: number;
  /** Random decisions before the bots take over. */
  readonly opening?: number;
  /** Whether a position is balanced enough to begin from; others are drawn again. */
  readonly fair?: (view: View) => boolean;
  /** Only the rotations in which bot a has one side and bot b all others; with two sides there are no others. */
  readonly alone?: boolean;
  /** Node budgets that override the bots' own. */
  readonly nodes?: { readonly a?: number; readonly b?: number };
  readonly sprt?: SprtBounds;
  /** Stop as soon as the sequential test has reached a decision. */
  readonly stopEarly?: boolean;
  /** Stop as soon as the share that bot a wins alone differs from this one (`isApart`). */
  readonly untilApartFrom?: number | 'fair';
  readonly onGame?: (game: ArenaGame) => void;
}

/** One finished game. */
export interface ArenaGame {
  readonly round: number;
  /** Which bot sat where. */
  readonly seating: readonly Kind[];
  /** Score of bot a from 0 to 1, by comparing every seat of a with every seat of b. */
  readonly score: number;
  /** Bot a's share of the win, over all its seats: 1, or less when the first place is shared. */
  readonly win: number;
  readonly decisions: number;
  readonly reason: string;
  /** Decisions in notation, the opening included. */
  readonly record: readonly string[];
}

export interface ArenaResult extends Strength {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly rounds: number;
  /** Games in which bot a did better, equal, worse. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly sprt: Sprt;
  readonly decisionsPerGame: number;
  /** How games ended, by reason. */
  readonly endings: Readonly<Record<string, number>>;
  /**
   * How often bot a won where it alone had a side, and bot b; a bot as good as its opponents wins `fair` of the games.
   * Where there is one side only, how often each has won the game.
   */
  readonly alone: { readonly fair: number; readonly a: WinShare; readonly b: WinShare };
  /** Bot a's score and wins by the seat it sat on; only where it had one side, and bot b the others. */
  readonly bySeat: readonly (WinShare & { readonly score: number })[];
}

/** A share of wins with its 95 % interval. */
interface WinShare {
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [number, number];
}

const USUAL_TEST: SprtBounds = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };
/** Keeps the seeds of rounds far apart. */
const STRIDE = 0x9e3779b1;
const MOST_DRAWS = 200;

type Kind = 'a' | 'b';

/**
 * Who sits where in the games of a round: each rotation once. A bot sits on all seats of a side. Two sides swap; with
 * more, one bot of a kind plays among the others' kind, on every side, for both kinds. Where there is only one side,
 * each bot plays the whole game.
 */
export function seatings(sides: readonly SeatSet[], onlyAlone = false): Kind[][] {
  const players = sides.reduce((sum, side) => sum + countSeats(side), 0);
  const alone = (one: Kind, rest: Kind) =>
    sides.map((side) =>
      Array.from({ length: players }, (_, seat): Kind => (hasSeat(side, seat) ? one : rest)),
    );
  const both = sides.length === 1 || (sides.length > 2 && !onlyAlone);
  return both ? [...alone('a', 'b'), ...alone('b', 'a')] : alone('a', 'b');
}

/** Whether one bot played all seats, and which. */
const onlyBot = (seating: readonly Kind[]): Kind | undefined =>
  seating.every((who) => who === seating[0]) ? seating[0] : undefined;

/** Bot a's share of the win. */
export function winOfGame(outcome: Outcome, seating: readonly Kind[]): number {
  const shares = winSharesOf(outcome);
  const sum = (of: readonly number[]): number => of.reduce((all, share) => all + share, 0);
  if (onlyBot(seating) === 'b') return sum(shares) > 0 ? 0 : 1;
  return sum(shares.filter((_, seat) => seating[seat] === 'a')) / Math.max(1, sum(shares));
}

/** Wins of a bot that sat alone: the result of each round, and the number of games. */
class Wins {
  readonly #rounds: number[] = [];
  #round = 0;
  #ofRound = 0;
  games = 0;

  add(win: number): void {
    this.#round += win;
    this.#ofRound++;
    this.games++;
  }
  endRound(): void {
    if (this.#ofRound > 0) this.#rounds.push(this.#round / this.#ofRound);
    this.#round = 0;
    this.#ofRound = 0;
  }
  isApartFrom(fair: number): boolean {
    return isApart(this.#rounds, this.games, fair);
  }
  share(): WinShare {
    if (this.games === 0) return { games: 0, share: 0, interval: [0, 1] };
    const { score, scoreInterval } = strengthOf(this.#rounds, this.games);
    return { games: this.games, share: score, interval: scoreInterval };
  }
}
const isAlone = (sides: readonly SeatSet[], seating: readonly Kind[], who: Kind): boolean =>
  sides.filter((side) => seating[firstSeat(side)] === who).length === 1;

/**
 * Score of bot a: the share of pairs (a seat of a, a seat of b) in which a finished ahead, ties half. Where one bot
 * played all seats, whether it was a who won, or b who lost.
 */
export function scoreOfGame(outcome: Outcome, seating: readonly Kind[]): number {
  const only = onlyBot(seating);
  if (only) return (winSharesOf(outcome)[0] ?? 0) > 0 === (only === 'a') ? 1 : 0;
  let sum = 0;
  let pairs = 0;
  for (const [i, one] of seating.entries()) {
    for (const [j, other] of seating.entries()) {
      if (one !== 'a' || other !== 'b') continue;
      const [mine, theirs] = [outcome.ranks[i] ?? 1, outcome.ranks[j] ?? 1];
      sum += mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
      pairs++;
    }
  }
  return pairs === 0 ? 0.5 : sum / pairs;
}

/** The secret of a round's match: the same deal for all its rotations. */
const secretOf = (seed: number): Uint8Array => {
  const chance = new FastChance(seed);
  return Uint8Array.from({ length: 32 }, () => chance.draw(256));
};

function newMatch(setup: ArenaSetup, options: unknown, players: number, seed: number): Match {
  const secret = secretOf(seed);
  const made = Match.create(setup.game, {
    id: `arena-${seed}`,
    options,
    seats: players,
    secret,
    entropy: [],
  });
  if (!made.ok) throw new Error(`The arena's options are refused: ${JSON.stringify(made.error)}`);
  return made.value;
}

/** Texts of random decisions that lead to a balanced position, and who plays together there. */
function drawOpening(
  setup: ArenaSetup,
  options: unknown,
  players: number,
  seed: number,
): { readonly opening: readonly string[]; readonly sides: readonly SeatSet[] } {
  const plies = setup.opening ?? 0;
  const chance = new FastChance(seed ^ 0x5bd1e995);
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const match = newMatch(setup, options, players, seed);
    const texts: string[] = [];
    for (let ply = 0; ply < plies && !match.outcome; ply++) {
      while (match.ready) match.resolveRound();
      if (match.outcome) break;
      const seat = firstSeat(match.owing);
      const decision = randomDecision(setup.game, match.state, seat, chance);
      texts.push(setup.game.write(match.state, seat, decision));
      const done = match.decide(seat, decision);
      if (!done.ok) throw new Error(`A random decision is refused: ${JSON.stringify(done.error)}`);
    }
    if (match.outcome) continue;
    const view = viewOf(match, seatBit(firstSeat(match.owing)));
    if (plies === 0 || setup.fair === undefined || setup.fair(view))
      return { opening: texts, sides: match.sides };
  }
  throw new Error(`No fair opening in ${MOST_DRAWS} draws`);
}

/** Plays one game to its end; an illegal answer is a bug of the bot and ends the arena. */
function playGame(
  setup: ArenaSetup,
  match: Match,
  opening: readonly string[],
  seating: readonly Kind[],
  seed: number,
): { outcome: Outcome; record: string[] } {
  const record: string[] = [];
  const hearing = new Hearing(match);
  for (;;) {
    const { outcome } = match;
    if (outcome) return { outcome, record };
    if (match.ready) {
      match.resolveRound();
      continue;
    }
    const seat = firstSeat(match.owing);
    let text = opening[record.length];
    const who = seating[seat] ?? 'a';
    if (text === undefined) {
      const view = viewOf(match, seatBit(seat));
      text = setup[who].choose(view, numberOf(seat), {
        seed,
        nodes: setup.nodes?.[who],
        ...(wantsHeard(setup[who], view) ? { heard: hearing.of(seat) } : {}),
      }).text;
    }
    const done = match.submit(seat, text);
    if (!done.ok) {
      throw new Error(
        `Bot ${setup[who].id} answers ${text}, which is refused: ${JSON.stringify(done.error)}`,
      );
    }
    record.push(text);
  }
}

/** Plays two bots against each other and measures the first one's strength. */
export function arena(setup: ArenaSetup): ArenaResult {
  const players = setup.players ?? setup.game.seats.min;
  const sets: readonly unknown[] = Array.isArray(setup.options) ? setup.options : [setup.options ?? {}];
  const scores: RoundScore[] = [];
  const endings: Record<string, number> = {};
  const bySeat = Array.from({ length: players }, () => ({ score: 0, wins: new Wins() }));
  const alone = { a: new Wins(), b: new Wins() };
  const tally = { wins: 0, draws: 0, losses: 0, decisions: 0, games: 0 };
  let fewest = players;
  for (let round = 0; tally.games < setup.games; round++) {
    const seed = Math.imul(setup.seed + round + 1, STRIDE) | 0;
    const options = sets[round % sets.length];
    const { opening, sides } = drawOpening(setup, options, players, seed);
    const order = seatings(sides, setup.alone);
    fewest = Math.min(fewest, sides.length);
    let sum = 0;
    for (const seating of order) {
      const { outcome, record } = playGame(
        setup,
        newMatch(setup, options, players, seed),
        opening,
        seating,
        seed,
      );
      const score = scoreOfGame(outcome, seating);
      sum += score;
      tally.games++;
      tally.decisions += record.length;
      if (score > 0.5) tally.wins++;
      else if (score < 0.5) tally.losses++;
      else tally.draws++;
      endings[outcome.reason] = (endings[outcome.reason] ?? 0) + 1;
      const win = winOfGame(outcome, seating);
      if (isAlone(sides, seating, 'a')) {
        alone.a.add(win);
        for (const [i, seat] of bySeat.entries()) {
          if (seating[i] !== 'a') continue;
          seat.score = (seat.score * seat.wins.games + score) / (seat.wins.games + 1);
          seat.wins.add(win);
        }
      }
      if (isAlone(sides, seating, 'b')) alone.b.add(1 - win);
      setup.onGame?.({
        round,
        seating,
        score,
        win,
        decisions: record.length,
        reason: outcome.reason,
        record,
      });
    }
    for (const wins of [alone.a, alone.b, ...bySeat.map((seat) => seat.wins)]) wins.endRound();
    scores.push(sum / order.length);
    if (setup.stopEarly && sprtOf(scores, setup.sprt ?? USUAL_TEST).verdict !== 'open') break;
    const from = setup.untilApartFrom === 'fair' ? 1 / fewest : setup.untilApartFrom;
    if (from !== undefined && alone.a.isApartFrom(from)) break;
  }
  return {
    a: setup.a.id,
    b: setup.b.id,
    ...strengthOf(scores, tally.games),
    games: tally.games,
    rounds: scores.length,
    wins: tally.wins,
    draws: tally.draws,
    losses: tally.losses,
    sprt: sprtOf(scores, setup.sprt ?? USUAL_TEST),
    decisionsPerGame: tally.games === 0 ? 0 : Math.round((10 * tally.decisions) / tally.games) / 10,
    endings,
    alone: { fair: 1 / fewest, a: alone.a.share(), b: alone.b.share() },
    bySeat: bySeat.map(({ score, wins }) => ({ ...wins.share(), score })),
  };
}
