/**
 * Position evaluation: a weighted sum of features for each seat, with different weights early, late and in the last
 * round. The sums are logits; the softmax over all seats gives their probabilities of winning. A bot that maximises its
 * own plays for the win and not for points.
 */
import { softmax } from '#bots/regression.ts';
import type { Seat } from '#engine/seats.ts';
import { ACHIEVEMENTS } from '../content/achievements.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import type { RushState } from '../rules/state.ts';
import { medalPile } from '../rules/state.ts';
import {
  ACHIEVEMENT_COLUMN,
  ATTACKERS,
  addKind,
  BASES,
  CARDS,
  CONSCRIPTION,
  countAll,
  DEFENDERS,
  DRAW,
  HEAVIES,
  INVULNERABLE,
  MEDAL_POINTS,
  REPAIRS,
  RESEARCHES,
  RESOURCE,
  SABOTAGES,
  SIEGES,
  SPECIALISTS,
  STANDING,
  STRONG_ATTACKERS,
  STRONG_DEFENDERS,
  STRONGLY_DEFENDED,
  UNDEFENDED,
  VEHICLE_VALUES,
  WEAKLY_DEFENDED,
  WIDTH,
} from './counts.ts';

/** Leads in an Achievement are features of their own from three behind to three ahead; greater ones count as these. */
const MAX_LEAD = 3;
const LEADS = 2 * MAX_LEAD + 1;

/** The names of the features, in the order of the weights. */
export const FEATURES = [
  'points',
  ...Array.from({ length: LEADS }, (_, i) => `lead${i - MAX_LEAD}`),
  'resources',
  'draws',
  'conscription',
  'sieges',
  'sabotages',
  'repairs',
  'researches',
  'invulnerable',
  'heavies',
  'attackersOfOneNation',
  'attackers',
  'strongAttackers',
  'defenders',
  'strongDefenders',
  'cards',
  'smallDeck',
  'undefended',
  'undefendedThreatened',
  'weakThreatened',
  'strongThreatened',
  'standing',
  'specialists',
  'deadCards',
  'toMove',
  'vehicleValues',
] as const;
export const FEATURE_COUNT: number = FEATURES.length;
const FIRST_LEAD = 1;
const DECK = FIRST_LEAD + LEADS;

/** A weight for each feature at the beginning, late in the game and in the last round, and a value for each Vehicle. */
export interface Weights {
  readonly early: ArrayLike<number>;
  readonly late: ArrayLike<number>;
  readonly last: ArrayLike<number>;
  readonly vehicleValues: ArrayLike<number>;
}

/** Scales the mean value of the Vehicles in the deck. */
const VEHICLE_VALUE_SCALE = 4;
const BASE_POINTS = 3;
const SINGLE_MEDALS = 9;
const LONG_GAME_ROUNDS = 20;

/** Progress of the game from 0 to 1, by how near its two end triggers are and by the rounds played. */
const progressOf = (s: RushState, rows: Float64Array): number => {
  let fewest = SINGLE_MEDALS;
  for (let nation = 0; nation < NATIONS.length; nation++)
    fewest = Math.min(fewest, s.card.size(medalPile(s, nation, false)));
  let standing = 3;
  for (let seat = 0; seat < s.config.seats; seat++)
    standing = Math.min(standing, rows[seat * WIDTH + STANDING]!);
  const nearest = Math.max(1 - fewest / SINGLE_MEDALS, 1 - standing / 3);
  return 0.7 * nearest + 0.3 * Math.min(1, s.round / LONG_GAME_ROUNDS);
};

/** Evaluates one state after another. Reused, so that a search allocates nothing. */
export class Evaluator {
  readonly rows: Float64Array = new Float64Array(5 * WIDTH);
  readonly #features = new Float64Array(FEATURE_COUNT);
  readonly #now = new Float64Array(FEATURE_COUNT);
  readonly #columns = new Int32Array(ACHIEVEMENTS.length);
  readonly #toMove = new Float64Array(5);
  /** The factor of each seat's logit in `worth`: 1 for the evaluating seat, negative shares for its opponents. */
  readonly #share = new Float64Array(5);
  /** The logit of each seat without its leads. */
  readonly #own = new Float64Array(5);
  #seats = 0;
  #achievements = 0;
  #weights: Weights | undefined;
  progress = 0;
  last = false;

  /** Reads a state. */
  load(s: RushState, weights: Weights): void {
    const { achievement, config } = s;
    this.#seats = config.seats;
    this.#weights = weights;
    countAll(s, this.rows, weights.vehicleValues);
    this.#achievements = 0;
    const inGame = achievement.zone('inGame');
    for (let a = achievement.first(inGame); a >= 0; a = achievement.next(a))
      this.#columns[this.#achievements++] = ACHIEVEMENT_COLUMN[a]!;
    this.progress = progressOf(s, this.rows);
    // Seats between the current one and the end of the round move once more before the game can end.
    const turn = s.turnOf < 0 ? s.first : s.turnOf;
    const done = (turn - s.first + config.seats) % config.seats;
    for (let seat = 0; seat < config.seats; seat++)
      this.#toMove[seat] = (seat - s.first + config.seats) % config.seats > done ? 1 : 0;
    this.setLast(s.trigger !== 0);
  }

  /** Adds cards of this kind to a squad; with `times` -1 it removes one. */
  add(seat: Seat, kind: number, times: number): void {
    addKind(this.rows, this.#weights!.vehicleValues, seat, kind, times);
  }

  /** Selects the weights: those of the last round, or those of earlier rounds, interpolated by progress. */
  setLast(last: boolean): void {
    const { early, late, last: lastRound } = this.#weights!;
    const t = this.progress;
    this.last = last;
    for (let i = 0; i < FEATURE_COUNT; i++)
      this.#now[i] = last ? lastRound[i]! : (1 - t) * early[i]! + t * late[i]!;
  }

  /** The index of the feature for the seat's lead in this Achievement. */
  #leadOf(seat: Seat, column: number): number {
    const { rows } = this;
    let most = -99;
    for (let other = 0; other < this.#seats; other++)
      if (other !== seat && rows[other * WIDTH + column]! > most) most = rows[other * WIDTH + column]!;
    const lead = rows[seat * WIDTH + column]! - most;
    return FIRST_LEAD + MAX_LEAD + (lead > MAX_LEAD ? MAX_LEAD : lead < -MAX_LEAD ? -MAX_LEAD : lead);
  }

  /** Writes the features of a seat into `out`. */
  describe(seat: Seat, out: Float64Array): void {
    this.#describeOwn(seat, out);
    for (let a = 0; a < this.#achievements; a++) {
      const at = this.#leadOf(seat, this.#columns[a]!);
      out[at] = out[at]! + 1;
    }
  }

  /** Writes all features but the leads. */
  #describeOwn(seat: Seat, out: Float64Array): void {
    const { rows } = this;
    const row = seat * WIDTH;
    out.fill(0);
    let medals = 0;
    let attackers = 0;
    let strong = 0;
    let ofOneNation = 0;
    const each = 1 / Math.max(1, rows[row + CARDS]!);
    for (let nation = 0; nation < NATIONS.length; nation++) {
      medals += rows[row + MEDAL_POINTS + nation]!;
      const own = rows[row + ATTACKERS + nation]!;
      attackers += own;
      ofOneNation += own * own;
      strong += rows[row + STRONG_ATTACKERS + nation]!;
    }
    out[0] = (medals + BASE_POINTS * rows[row + BASES]!) / 4;
    let i = DECK;
    out[i++] = rows[row + RESOURCE]! * each;
    out[i++] = 2 * rows[row + DRAW]! * each;
    out[i++] = 2 * rows[row + CONSCRIPTION]! * each;
    out[i++] = 4 * rows[row + SIEGES]! * each;
    out[i++] = 4 * rows[row + SABOTAGES]! * each;
    out[i++] = 4 * rows[row + REPAIRS]! * each;
    out[i++] = 4 * rows[row + RESEARCHES]! * each;
    out[i++] = 4 * rows[row + INVULNERABLE]! * each;
    out[i++] = 4 * rows[row + HEAVIES]! * each;
    out[i++] = 8 * ofOneNation * each * each;
    out[i++] = 2 * attackers * each;
    out[i++] = 2 * strong * each;
    out[i++] = 2 * rows[row + DEFENDERS]! * each;
    out[i++] = 2 * rows[row + STRONG_DEFENDERS]! * each;
    out[i++] = rows[row + CARDS]! / 10;
    out[i++] = 6 * each;
    const threat = this.#threatTo(seat);
    out[i++] = rows[row + UNDEFENDED]! / 3;
    out[i++] = rows[row + UNDEFENDED]! * threat;
    out[i++] = rows[row + WEAKLY_DEFENDED]! * threat;
    out[i++] = rows[row + STRONGLY_DEFENDED]! * threat;
    out[i++] = rows[row + STANDING]! / 3;
    out[i++] = 2 * rows[row + SPECIALISTS]! * each;
    out[i++] = 2 * rows[row + BASES]! * each;
    out[i++] = this.#toMove[seat]!;
    out[i++] = VEHICLE_VALUE_SCALE * rows[row + VEHICLE_VALUES]! * each;
  }

  /** The mean share of attackers in the opponents' decks; those with two Attack points count twice. */
  #threatTo(seat: Seat): number {
    const { rows } = this;
    let threat = 0;
    for (let other = 0; other < this.#seats; other++) {
      if (other === seat) continue;
      const row = other * WIDTH;
      let attackers = 0;
      for (let nation = 0; nation < NATIONS.length; nation++)
        attackers += rows[row + ATTACKERS + nation]! + rows[row + STRONG_ATTACKERS + nation]!;
      threat += attackers / Math.max(1, rows[row + CARDS]!);
    }
    return threat / (this.#seats - 1);
  }

  /** The present weight of a feature. */
  weightOf(feature: number): number {
    return this.#now[feature]!;
  }
  /** By how much the logit of this seat counts in `worth`; `setPerspective` has been called. */
  shareOf(seat: Seat): number {
    return this.#share[seat]!;
  }

  #ownLogit(seat: Seat): number {
    const features = this.#features;
    const now = this.#now;
    this.#describeOwn(seat, features);
    let sum = features[0]! * now[0]!;
    for (let i = DECK; i < FEATURE_COUNT; i++) sum += features[i]! * now[i]!;
    return sum;
  }
  #leads(seat: Seat): number {
    let sum = 0;
    for (let a = 0; a < this.#achievements; a++) sum += this.#now[this.#leadOf(seat, this.#columns[a]!)]!;
    return sum;
  }
  logit(seat: Seat): number {
    return this.#ownLogit(seat) + this.#leads(seat);
  }

  /** Prepares `worth` for this seat. An opponent's logit counts by how likely that opponent is to win. */
  setPerspective(seat: Seat): void {
    const share = this.#share;
    let total = 0;
    for (let other = 0; other < this.#seats; other++) {
      this.#own[other] = this.#ownLogit(other);
      share[other] = other === seat ? 0 : Math.exp(this.#own[other]! + this.#leads(other));
      total += share[other]!;
    }
    for (let other = 0; other < this.#seats; other++) share[other] = -share[other]! / total;
    share[seat] = 1;
  }

  /**
   * The seat's logit minus those of its opponents, by the shares of `setPerspective`.
   * @param changed the seats whose rows have changed since then; for the others only the leads are computed again
   */
  worth(changed: number): number {
    let sum = 0;
    for (let seat = 0; seat < this.#seats; seat++) {
      const own = (changed >> seat) & 1 ? this.#ownLogit(seat) : this.#own[seat]!;
      sum += this.#share[seat]! * (own + this.#leads(seat));
    }
    return sum;
  }

  /** Writes each seat's probability of winning into `out`. */
  winProbabilities(out: Float64Array): void {
    for (let seat = 0; seat < this.#seats; seat++) out[seat] = this.logit(seat);
    softmax(out, this.#seats);
  }
}
