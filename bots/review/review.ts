/**
 * The review of a finished match from its file. It is computed in slices: its caller may pause or stop between two
 * of them. The same file, readers and bots give the same review.
 */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import type { Item } from '#engine/match/item.ts';
import type { Match } from '#engine/match/match.ts';
import type { StoryItem } from '#engine/match/story.ts';
import { viewOf } from '#engine/match/view.ts';
import { eventsFor } from '#engine/narration.ts';
import { resultsOf, winSharesOf } from '#engine/outcome.ts';
import {
  everySeat,
  listSeats,
  numberOf,
  type Seat,
  type SeatNumber,
  seatBit,
  seatOf,
} from '#engine/seats.ts';
import { shownSides } from '#engine/sides.ts';
import type { Bot, BotModule } from '../contract.ts';
import type { Appraisal, Better, Marked, Outstanding, Progress, Review, Share, Turn } from './contract.ts';
import { bestTurn, type Consequence, decisiveTurn, markedTurns, type Swing } from './swings.ts';

/** Positions that searches may visit for the shares of all turns together, and at most for one state. */
const NODES = 50_000;
const NODES_EACH = 1_000;
/** Decisions at most that the strongest bot makes to play a turn otherwise. */
const MOST_DECISIONS = 10;
/** Something is called better from this difference on. */
const LEAST_GAIN: Share = 10;
/** A bot's own randomness is always the same. */
const SEED = 1;

export interface ReviewRequest {
  readonly game: AnyGame;
  readonly file: MatchFile;
  readonly appraisal: Appraisal;
  readonly bots: BotModule | undefined;
  /** Whose moments are marked, from 1; nobody in particular: everybody's. */
  readonly readers: readonly SeatNumber[];
}

/** Runs of decisions that belong together by their keys. What comes from outside the rules stands by itself. */
const turnsOf = (
  items: readonly Item[],
  keys: readonly number[],
  owners: readonly (Seat | undefined)[],
): Turn[] => {
  const turns: Turn[] = [];
  let key: number | undefined;
  for (const [i, { answers }] of items.entries()) {
    const seats = answers.map(({ seat }) => seat);
    const last = turns.at(-1);
    if (last && key !== undefined && seats.length > 0 && key === keys[i])
      turns[turns.length - 1] = { ...last, to: i + 1 };
    else {
      const owner = seats.length > 0 ? owners[i] : undefined;
      turns.push({ seats: owner === undefined ? seats : [owner], from: i, to: i + 1 });
    }
    key = seats.length > 0 ? keys[i] : undefined;
  }
  return turns;
};

class Reviewer {
  readonly #request: ReviewRequest;
  readonly #match: Match;
  readonly #items: readonly Item[];
  readonly #bot: Bot | undefined;

  constructor(request: ReviewRequest) {
    const { game, file, bots } = request;
    this.#request = request;
    this.#match = reload(game, file);
    this.#items = this.#match.history.items.slice();
    if (!this.#match.outcome) throw new Error('A match that runs is not reviewed');
    const level = bots?.levels.at(-1);
    this.#bot = level && bots?.create(level.id);
  }

  *run(): Generator<undefined, Review> {
    const { appraisal } = this.#request;
    const { history, outcome } = this.#match;
    const items = this.#items;
    const s = history.stateBefore(0);
    const numbers: number[] = [];
    const owners: (Seat | undefined)[] = [];
    let [before, turn]: [number | undefined, number] = [undefined, 0];
    /** The number of a turn, counted from the first one after the set-up. */
    const count = (key: number): number => {
      if (appraisal.setsUp?.(s)) return 0;
      if (key !== before) turn++;
      before = key;
      return turn;
    };
    const keys = items.map((item, i) => {
      const key = appraisal.turn?.(s) ?? i;
      owners.push(appraisal.whose?.(s));
      numbers.push(appraisal.count?.at(s) ?? (item.answers.length > 0 ? count(key) : turn));
      history.again(s, item, null);
      return key;
    });
    const turns = turnsOf(items, keys, owners);
    const nodes = Math.min(NODES_EACH, Math.trunc(NODES / (turns.length + 1)));
    const shares: Share[][] = [];
    const scores: (readonly number[])[] = [];
    for (const moment of [...turns.map(({ from }) => from), items.length]) {
      const state = history.stateBefore(moment);
      shares.push(this.#sharesOf(state, nodes) ?? shares.at(-1) ?? []);
      if (appraisal.scores) scores.push(appraisal.scores(state));
      yield;
    }
    // Before anything can be said the seats stand as they do when it can.
    const first = shares.find((row) => row.length > 0) ?? [];
    const progress: Progress = { turns, shares: shares.map((row) => (row.length > 0 ? row : first)) };
    const readers = this.#readers();
    const decisive = yield* this.#outstanding(
      progress,
      decisiveTurn(progress, outcome ? resultsOf(outcome) : []),
    );
    const best = yield* this.#outstanding(progress, bestTurn(progress, readers));
    const marked: Marked[] = [];
    for (const one of markedTurns(progress, readers)) marked.push(yield* this.#marked(progress, one));
    return {
      ...progress,
      ...(appraisal.scores ? { scores } : {}),
      ...((appraisal.count ?? appraisal.setsUp) && {
        counted: { unit: appraisal.count?.unit ?? 'turn', numbers: turns.map(({ from }) => numbers[from]!) },
      }),
      ...(decisive ? { decisive } : {}),
      ...(best ? { best } : {}),
      marked,
      ...(this.#bot ? { adviser: this.#bot.id } : {}),
      drew: this.#drew(),
    };
  }

  #readers(): readonly Seat[] {
    const { readers } = this.#request;
    return readers.length > 0 ? readers.map(seatOf) : listSeats(everySeat(this.#match.setup.seats));
  }

  /** Undefined while players set up, and at an end without a result: nothing can be said that is not so beside it. */
  #sharesOf(s: State, nodes: number): Share[] | undefined {
    const { game, appraisal } = this.#request;
    // The table ends a match that takes too long; the rules may not know that it is over.
    const outcome = game.outcome(s);
    const sides = shownSides(game, s, this.#match.setup.seats);
    const shares = outcome
      ? winSharesOf({ ...outcome, ...(sides ? { sides } : {}) })
      : appraisal.shares(s, nodes);
    return shares.length > 0 ? shares.map((share) => Math.round(1000 * share)) : undefined;
  }

  /** Did the deal or any decision use chance? */
  #drew(): boolean {
    const { game } = this.#request;
    const chance = new FastChance(SEED);
    game.setup(game.blank(this.#match.config), chance, null);
    return chance.used > 0 || this.#items.some(({ drew }) => drew);
  }

  /** What each decision of a turn changed for a seat, by the moment after it; what doing nothing changes is of the one before. */
  *#changes(
    { from, to }: Turn,
    seat: Seat,
  ): Generator<undefined, { readonly at: number; readonly change: Share }[]> {
    const changes: { at: number; change: Share }[] = [];
    let before: Share | undefined;
    for (let at = from; at <= to; at++) {
      const now = this.#sharesOf(this.#match.history.stateBefore(at), NODES_EACH)?.[seat] ?? before ?? 0;
      const last = changes.at(-1);
      if (last && this.#doesNothing(at - 1)) last.change += now - (before ?? now);
      else if (before !== undefined) changes.push({ at, change: now - before });
      before = now;
      yield;
    }
    return changes;
  }

  #doesNothing(item: number): boolean {
    const answers = this.#items[item]?.answers ?? [];
    return (
      answers.length > 0 &&
      answers.every(({ decision }) => this.#request.appraisal.doesNothing?.(decision) ?? false)
    );
  }

  *#outstanding(progress: Progress, swing: Swing | undefined): Generator<undefined, Outstanding | undefined> {
    if (!swing) return undefined;
    const { turn, seat, change } = swing;
    const changes = yield* this.#changes(progress.turns[turn]!, seat);
    const [most] = changes.sort((a, b) => (b.change - a.change) * Math.sign(change) || a.at - b.at);
    return { turn, at: most!.at, seat: numberOf(seat), change };
  }

  *#marked(progress: Progress, { turn, seat, before, after }: Consequence): Generator<undefined, Marked> {
    const played = progress.turns[turn]!;
    const better = yield* this.#better(played, seat);
    const changes = yield* this.#changes(played, seat);
    const way = Math.sign(after - before);
    const [most] = changes
      .filter(({ at }) => this.#items[at - 1]!.answers.some((answer) => answer.seat === seat))
      .sort((a, b) => (b.change - a.change) * way || a.at - b.at);
    const at = better ? better.at + 1 : (most?.at ?? played.to);
    return { turn, seat: numberOf(seat), before, after, at, ...(better ? { better } : {}) };
  }

  /**
   * The turn as the strongest bot would have played it, seeing what the seat saw and with the chance of the match, if it
   * promised more.
   */
  *#better({ from, to }: Turn, seat: Seat): Generator<undefined, Better | undefined> {
    const { game, file, appraisal } = this.#request;
    const { adviceNodes: nodes } = appraisal;
    const match = reload(game, { ...file, log: file.log.slice(0, this.#items[from]!.entry) });
    const key = appraisal.turn?.(match.state);
    const line: StoryItem[] = [];
    while (!match.outcome && line.length < MOST_DECISIONS) {
      const [who] = listSeats(match.owing);
      if (who === undefined || !this.#bot) break;
      const number = numberOf(who);
      const view = viewOf(match, seatBit(who));
      const { text } = this.#bot.choose(view, number, { seed: SEED, nodes, heard: [] });
      const index = match.history.items.length + 1;
      const done = match.submit(who, text);
      if (!done.ok) throw new Error(`The bot's own ${text} is refused: ${done.error.code}`);
      line.push({ index, seat: number, text, told: eventsFor(done.value.told, seatBit(seat)) });
      yield;
      if (key === undefined || key !== appraisal.turn?.(match.state)) break;
    }
    const { items } = match.history;
    let at = from;
    while (at < to && at < items.length && sameAnswers(items.at(at)!, this.#items[at]!)) at++;
    const rest = line.filter(({ index }) => index > at);
    if (rest[0]?.seat !== numberOf(seat)) return undefined;
    const promised = this.#sharesOf(match.state, nodes)?.[seat] ?? 0;
    const was = this.#sharesOf(this.#match.history.stateBefore(to), nodes)?.[seat] ?? 0;
    const gain = promised - was;
    return gain < LEAST_GAIN ? undefined : { at, line: rest, gain };
  }
}

const sameAnswers = (a: Item, b: Item): boolean =>
  a.answers.length === b.answers.length &&
  a.answers.every(({ seat, decision }, i) => {
    const other = b.answers[i]!;
    return seat === other.seat && decision.join() === other.decision.join();
  });

/** @throws Error when the file makes no match */
const reload = (game: AnyGame, file: MatchFile): Match => {
  const loaded = loadMatch(game, file);
  if (!loaded.ok) throw new Error(`A file that makes no match: ${loaded.error.code}`);
  return loaded.value;
};

/**
 * The review of a finished match, in slices of at most one search each.
 * @throws Error when the file is of no finished match of this game
 */
export const reviewing = (request: ReviewRequest): Generator<undefined, Review> =>
  new Reviewer(request).run();

/** The same at once. */
export const reviewOf = (request: ReviewRequest): Review => {
  const slices = reviewing(request);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
};
