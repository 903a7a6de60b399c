/**
 * Family: where to go and what to turn up, by the pairs to be expected of this sub-turn. What lies face up counts for
 * everybody, what is remembered only for who remembers it (`memory.ts`), and of the rest the numbers are known.
 */
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { kingDistance, SQUARE_COUNT, STROLL, TOUCHING } from '../content/board.ts';
import { PICTURE_IDS, pictureOf } from '../content/tokens.ts';
import { canReveal, pawnOf, threeAlike } from '../rules/family.ts';
import { type Battlegrounds, FAMILY_MOVE, FAMILY_PAIR, onBoard, pawnAt, tokenAt } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import type { Recalled } from './memory.ts';
import type { Rated } from './setup.ts';

const PICTURES = PICTURE_IDS.length;
const UNKNOWN = -1;

/** How Family is played; weaker levels think of less. */
export interface FamilyStyle {
  /** What it costs to leave a token face up whose mate is known and in reach of the next player. */
  readonly gift: number;
  /** What an unknown token is worth to be seen. */
  readonly curiosity: number;
}

/** What a seat knows: face-up tokens by picture, remembered ones by square, and how many of each picture are unknown. */
class Knowledge {
  readonly up = new Uint8Array(PICTURES);
  readonly known: Int8Array;
  readonly odds = new Float64Array(PICTURES);
  readonly s: Battlegrounds;
  readonly #reachable = new Uint8Array(PICTURES);

  constructor(s: Battlegrounds, seat: Seat, recalled: Recalled) {
    this.s = s;
    this.known = Int8Array.from(recalled);
    const left = new Int32Array(PICTURES).fill(4);
    for (const square of s.faceUp) {
      const picture = pictureOf(tokenAt(s, square));
      this.up[picture] = this.up[picture]! + 1;
      left[picture] = left[picture]! - 1;
    }
    for (let one = 0; one < s.config.seats; one++) {
      const area = s.token.zone('area', one);
      for (let token = s.token.first(area); token >= 0; token = s.token.next(token))
        left[pictureOf(token)] = left[pictureOf(token)]! - 1;
    }
    const next = s.square[pawnOf(s, (seat + 1) % s.config.seats)]!;
    for (let square = 0; square < SQUARE_COUNT; square++) {
      if (!canReveal(s, square)) this.known[square] = UNKNOWN;
      const picture = this.known[square]!;
      if (picture === UNKNOWN) continue;
      left[picture] = left[picture]! - 1;
      if (next >= 0 && kingDistance(next, square) <= 3) this.#reachable[picture] = 1;
    }
    let unknown = 0;
    for (let picture = 0; picture < PICTURES; picture++) unknown += Math.max(0, left[picture]!);
    for (let picture = 0; picture < PICTURES; picture++)
      this.odds[picture] = unknown > 0 ? Math.max(0, left[picture]!) / unknown : 0;
  }

  /** What a picture costs that is left face up: the next player may know its mate. */
  gift(picture: number): number {
    return this.#reachable[picture]!;
  }
}

/** The squares of a list that are worth telling apart: the remembered ones, and one unknown. */
const kinds = (know: Knowledge, squares: readonly number[]): number[] => {
  const unknown = squares.find((square) => know.known[square] === UNKNOWN);
  const known = squares.filter((square) => know.known[square] !== UNKNOWN);
  return unknown === undefined ? known : [...known, unknown];
};

/** What it is worth when this much has been turned up: the pairs, less what is left to others. */
const settled = (know: Knowledge, first: number, second: number, style: FamilyStyle): number => {
  let pairs = 0;
  let left = 0;
  if (first === second && first >= 0) {
    const count = know.up[first]! + 2;
    pairs = count >> 1;
    if (count % 2 === 1) left = know.gift(first);
    return pairs - style.gift * left;
  }
  for (const picture of [first, second]) {
    if (picture < 0) continue;
    if (know.up[picture]! % 2 === 1) pairs++;
    else left += know.gift(picture);
  }
  return pairs - style.gift * left;
};

/** The worth of turning up a second token of some kind, when the first shows this picture. */
const secondWorth = (know: Knowledge, first: number, square: number, style: FamilyStyle): number => {
  const picture = know.known[square]!;
  if (picture !== UNKNOWN) return settled(know, first, picture, style);
  let worth = style.curiosity;
  for (let other = 0; other < PICTURES; other++)
    if (know.odds[other]! > 0) worth += know.odds[other]! * settled(know, first, other, style);
  return worth;
};

const bestSecond = (
  know: Knowledge,
  first: number,
  squares: readonly number[],
  style: FamilyStyle,
): number => {
  let best = -Infinity;
  for (const square of squares) best = Math.max(best, secondWorth(know, first, square, style));
  return best === -Infinity ? settled(know, first, -2, style) : best;
};

/** The worth of turning up this token first. `beside`: all face-down tokens that touch the pawn. */
const firstWorth = (
  know: Knowledge,
  square: number,
  beside: readonly number[],
  style: FamilyStyle,
): number => {
  const others = kinds(
    know,
    beside.filter((one) => one !== square),
  );
  const picture = know.known[square]!;
  if (picture !== UNKNOWN) return bestSecond(know, picture, others, style);
  let worth = style.curiosity;
  for (let other = 0; other < PICTURES; other++)
    if (know.odds[other]! > 0) worth += know.odds[other]! * bestSecond(know, other, others, style);
  return worth;
};

const besideOf = (s: Battlegrounds, square: number): number[] =>
  TOUCHING[square]!.filter((one) => canReveal(s, one));

const moves = (know: Knowledge, seat: Seat, style: FamilyStyle): Rated[] => {
  const { s } = know;
  const pawn = pawnOf(s, seat);
  return STROLL[s.square[pawn]!]!.filter((square) => {
    const other = pawnAt(s, square);
    return other < 0 || other === pawn;
  }).map((square) => {
    const beside = besideOf(s, square);
    let worth = beside.length === 0 ? -0.5 : -Infinity;
    for (const one of kinds(know, beside)) worth = Math.max(worth, firstWorth(know, one, beside, style));
    // Among equals: where more is still to be turned up.
    return { decision: [step(VERB.go, square)], worth: worth + 0.002 * beside.length };
  });
};

const reveals = (know: Knowledge, seat: Seat, style: FamilyStyle): Rated[] => {
  const { s } = know;
  const beside = besideOf(s, s.square[pawnOf(s, seat)]!);
  return beside.map((square) => {
    const decision: Decision = [step(VERB.reveal, square)];
    if (s.reveals > 1 && beside.length > 1)
      return { decision, worth: firstWorth(know, square, beside, style) };
    return { decision, worth: secondWorth(know, -2, square, style) };
  });
};

/** The choices of a seat in Family, the best first. */
export const familyChoices = (
  s: Battlegrounds,
  seat: Seat,
  recalled: Recalled,
  style: FamilyStyle,
): Rated[] => {
  if (s.asked === FAMILY_PAIR) {
    const three = threeAlike(s);
    const pairs = three.flatMap((a, i) => three.slice(i + 1).map((b) => [a, b]));
    return pairs
      .map((pair) => ({
        decision: pair.map((square) => step(VERB.collect, square)),
        // The one that is left is covered if it was not turned up just now.
        worth: pair.filter((square) => s.fresh.has(square)).length,
      }))
      .sort((a, b) => b.worth - a.worth);
  }
  if (!onBoard(s, pawnOf(s, seat))) return [];
  const know = new Knowledge(s, seat, recalled);
  const rated = s.asked === FAMILY_MOVE ? moves(know, seat, style) : reveals(know, seat, style);
  return rated.sort((a, b) => b.worth - a.worth);
};
