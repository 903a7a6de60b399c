/**
 * Position evaluation: a linear sum over features of each seat, with different weights early, late and in the
 * last round. The sums are logits; a seat's probability to win is the softmax over all seats. A bot that
 * maximises it plays for the win and not for points.
 */
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
  DRAW,
  GUARDS,
  HEAVIES,
  INVULNERABLE,
  MEDAL_POINTS,
  OPEN,
  REPAIRS,
  RESEARCHES,
  RESOURCE,
  SABOTAGES,
  SIEGES,
  SINGLE,
  SPECIALISTS,
  STANDING,
  STRONG,
  STRONG_ATTACKERS,
  STRONG_GUARDS,
  WEAK,
  WIDTH,
} from './counts.ts';

/** Leads in an Achievement are distinguished from three behind to three ahead. */
const MOST_LEAD = 3;
const LEADS = 2 * MOST_LEAD + 1;

/** The features, by name, in the order of the weights. */
export const FEATURES = [
  'points',
  ...Array.from({ length: LEADS }, (_, i) => `lead${i - MOST_LEAD}`),
  'resources',
  'draws',
  'conscription',
  'sieges',
  'sabotages',
  'repairs',
  'researches',
  'invulnerable',
  'heavies',
  'together',
  'attackers',
  'strongAttackers',
  'guards',
  'strongGuards',
  'cards',
  'thin',
  'open',
  'openThreatened',
  'weakThreatened',
  'strongThreatened',
  'standing',
  'specialists',
  'deadCards',
  'toMove',
  'singles',
] as const;
export const FEATURE_COUNT: number = FEATURES.length;
const FIRST_LEAD = 1;
const DECK = FIRST_LEAD + LEADS;

/** Weights for the beginning, the late game and the last round, one list each; and one per Vehicle. */
export interface Weights {
  readonly early: ArrayLike<number>;
  readonly late: ArrayLike<number>;
  readonly last: ArrayLike<number>;
  readonly singles: ArrayLike<number>;
}

/** The deck's mean of what single Vehicles are worth counts so many times. */
const SINGLES_SCALE = 4;
const BASE_POINTS = 3;
const SINGLES = 9;
const MANY_ROUNDS = 20;

/** Progress of the game from 0 to 1, by its two end triggers and its length. */
const progressOf = (s: RushState, rows: Float64Array): number => {
  let fewest = SINGLES;
  for (let nation = 0; nation < NATIONS.length; nation++)
    fewest = Math.min(fewest, s.card.size(medalPile(s, nation, false)));
  let standing = 3;
  for (let seat = 0; seat < s.config.seats; seat++)
    standing = Math.min(standing, rows[seat * WIDTH + STANDING]!);
  const nearest = Math.max(1 - fewest / SINGLES, 1 - standing / 3);
  return 0.7 * nearest + 0.3 * Math.min(1, s.round / MANY_ROUNDS);
};

/** The evaluation of one state. Reused, so that a search allocates nothing. */
export class Outlook {
  readonly rows: Float64Array = new Float64Array(5 * WIDTH);
  readonly #features = new Float64Array(FEATURE_COUNT);
  readonly #now = new Float64Array(FEATURE_COUNT);
  readonly #columns = new Int32Array(ACHIEVEMENTS.length);
  readonly #toMove = new Float64Array(5);
  /** Weight of each seat's chances for the evaluating seat: 1 its own, negative shares for opponents. */
  readonly #share = new Float64Array(5);
  /** The sum of each seat without its leads. */
  readonly #own = new Float64Array(5);
  #seats = 0;
  #achievements = 0;
  #weights: Weights | undefined;
  progress = 0;
  last = false;

  /** Counts everything anew. */
  load(s: RushState, weights: Weights): void {
    const { achievement, config } = s;
    this.#seats = config.seats;
    this.#weights = weights;
    countAll(s, this.rows, weights.singles);
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

  /** A card of this kind joins a squad, `times` times; -1 leaves it. */
  add(seat: number, kind: number, times: number): void {
    addKind(this.rows, this.#weights!.singles, seat, kind, times);
  }

  /** Selects the weights of the last round, or those before it. */
  setLast(last: boolean): void {
    const { early, late, last: lastRound } = this.#weights!;
    const t = this.progress;
    this.last = last;
    for (let i = 0; i < FEATURE_COUNT; i++)
      this.#now[i] = last ? lastRound[i]! : (1 - t) * early[i]! + t * late[i]!;
  }

  /** The lead of a seat in an Achievement, as the index of its feature. */
  #leadOf(seat: number, column: number): number {
    const { rows } = this;
    let most = -99;
    for (let other = 0; other < this.#seats; other++)
      if (other !== seat && rows[other * WIDTH + column]! > most) most = rows[other * WIDTH + column]!;
    const lead = rows[seat * WIDTH + column]! - most;
    return FIRST_LEAD + MOST_LEAD + (lead > MOST_LEAD ? MOST_LEAD : lead < -MOST_LEAD ? -MOST_LEAD : lead);
  }

  /** The features of a seat, into `out`. */
  describe(seat: number, out: Float64Array): void {
    this.#describeOwn(seat, out);
    for (let a = 0; a < this.#achievements; a++) {
      const at = this.#leadOf(seat, this.#columns[a]!);
      out[at] = out[at]! + 1;
    }
  }

  /** All features but the leads. */
  #describeOwn(seat: number, out: Float64Array): void {
    const { rows } = this;
    const row = seat * WIDTH;
    out.fill(0);
    let medals = 0;
    let attackers = 0;
    let strong = 0;
    let together = 0;
    const each = 1 / Math.max(1, rows[row + CARDS]!);
    for (let nation = 0; nation < NATIONS.length; nation++) {
      medals += rows[row + MEDAL_POINTS + nation]!;
      const own = rows[row + ATTACKERS + nation]!;
      attackers += own;
      together += own * own;
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
    out[i++] = 8 * together * each * each;
    out[i++] = 2 * attackers * each;
    out[i++] = 2 * strong * each;
    out[i++] = 2 * rows[row + GUARDS]! * each;
    out[i++] = 2 * rows[row + STRONG_GUARDS]! * each;
    out[i++] = rows[row + CARDS]! / 10;
    out[i++] = 6 * each;
    const threat = this.#threatTo(seat);
    out[i++] = rows[row + OPEN]! / 3;
    out[i++] = rows[row + OPEN]! * threat;
    out[i++] = rows[row + WEAK]! * threat;
    out[i++] = rows[row + STRONG]! * threat;
    out[i++] = rows[row + STANDING]! / 3;
    out[i++] = 2 * rows[row + SPECIALISTS]! * each;
    out[i++] = 2 * rows[row + BASES]! * each;
    out[i++] = this.#toMove[seat]!;
    out[i++] = SINGLES_SCALE * rows[row + SINGLE]! * each;
  }

  /** How strongly the opponents' decks attack. */
  #threatTo(seat: number): number {
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

  #ownLogit(seat: number): number {
    const features = this.#features;
    const now = this.#now;
    this.#describeOwn(seat, features);
    let sum = features[0]! * now[0]!;
    for (let i = DECK; i < FEATURE_COUNT; i++) sum += features[i]! * now[i]!;
    return sum;
  }
  #leads(seat: number): number {
    let sum = 0;
    for (let a = 0; a < this.#achievements; a++) sum += this.#now[this.#leadOf(seat, this.#columns[a]!)]!;
    return sum;
  }
  logit(seat: number): number {
    return this.#ownLogit(seat) + this.#leads(seat);
  }

  /** Evaluates for this seat: an opponent's loss counts by how dangerous they are. */
  lookFrom(seat: number): void {
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
   * Own logit minus the opponents', with the shares of `lookFrom`, after the rows of these seats have
   * changed; of other seats only the leads are recomputed.
   */
  worth(changed: number): number {
    let sum = 0;
    for (let seat = 0; seat < this.#seats; seat++) {
      const own = (changed >> seat) & 1 ? this.#ownLogit(seat) : this.#own[seat]!;
      sum += this.#share[seat]! * (own + this.#leads(seat));
    }
    return sum;
  }

  /** The chance of each seat to win, into `out`. */
  chances(out: Float64Array): void {
    let most = -1e9;
    for (let seat = 0; seat < this.#seats; seat++) {
      out[seat] = this.logit(seat);
      most = Math.max(most, out[seat]!);
    }
    let total = 0;
    for (let seat = 0; seat < this.#seats; seat++) {
      out[seat] = Math.exp(out[seat]! - most);
      total += out[seat]!;
    }
    for (let seat = 0; seat < this.#seats; seat++) out[seat] = out[seat]! / total;
  }
}
