/**
 * The turns that a seat has: lines of decisions from a position to the end of its turn. Paths with the same result are
 * one; every step is carried out by the rules. Extra turns lengthen only the most promising lines, or there would be
 * thousands.
 */
import { NO_CHANCE } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import type { Seat } from '#engine/seats.ts';
import { BASES } from '../content/board.ts';
import { EXTRA_TURN, KIND_OF, ORDER_CHANGE } from '../content/tokens.ts';
import { eachUsable } from '../rules/area.ts';
import { hazardAt } from '../rules/combat.ts';
import { battlegrounds } from '../rules/game.ts';
import { hasPath, pathsOf } from '../rules/paths.ts';
import { eachShot } from '../rules/shots.ts';
import {
  activeCard,
  type Battlegrounds,
  END,
  hasTankOnBoard,
  KEEP,
  MAIN,
  MOVE_AFTER,
  onBoard,
  RETURN,
  reserveOf,
  SHOOT,
  upgradesOf,
} from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { entryIsOptional, isMissing } from '../rules/turn.ts';
import { assignments } from './assign.ts';
import type { Pool } from './pool.ts';

/** A turn to its end. */
export interface Line {
  readonly decisions: readonly Decision[];
  /** After it; in Solo before the turn is ended, because then the artillery fires. */
  readonly state: Battlegrounds;
  /** What it is worth to whoever listed it. */
  worth: number;
}

export interface Breadth {
  /** So many of the best lines are lengthened by an Extra turn, where one can be played. */
  readonly extended: number;
  /** Extra turns in one turn at most. */
  readonly extras: number;
  /** So many ways to come back are looked at. */
  readonly returns: number;
}

const END_TURN: Decision = [step(VERB.end)];

/** One path for each result: where it ends and what happens on the way. */
const movesOf = (s: Battlegrounds, pawn: number): Decision[] => {
  const found = new Map<string, Decision>();
  for (const path of pathsOf(s, pawn)) {
    let key = '';
    for (const square of path) if (hazardAt(s, pawn, square) !== 'none') key += `${square},`;
    key += path.at(-1);
    if (found.has(key)) continue;
    found.set(key, [step(VERB.move, pawn), ...path.map((square) => step(VERB.to, square))]);
  }
  return [...found.values()];
};

const shotsOf = (s: Battlegrounds, seat: Seat, pawn: number): Decision[] => {
  const shots: Decision[] = [];
  eachShot(s, seat, pawn, (aim) => shots.push([step(VERB.shoot, pawn), aim]));
  return shots;
};

/** Main actions: moves, shots before them where that is allowed, changes of tank. */
const actionsOf = (s: Battlegrounds, seat: Seat): Decision[] => {
  const actions: Decision[] = [];
  const pawns = s.config.pawnsOf[seat]!.filter((pawn) => s.inGame.has(pawn) && onBoard(s, pawn));
  for (const pawn of pawns) {
    actions.push(...movesOf(s, pawn));
    if (hasPath(s, pawn) && upgradesOf(s, activeCard(s, pawn), ORDER_CHANGE) > 0)
      actions.push(...shotsOf(s, seat, pawn));
    for (let card = s.tank.first(reserveOf(s, seat)); card >= 0; card = s.tank.next(card))
      if (!s.damaged.has(card)) actions.push([step(VERB.change, pawn), step(VERB.card, card)]);
  }
  if (actions.some(([one]) => one! >> 7 === VERB.move)) return actions;
  for (const pawn of pawns) actions.push([step(VERB.hold, pawn)], ...shotsOf(s, seat, pawn));
  return actions;
};

/** Ways for the first missing pawn to come back, or to enter. */
const returnsOf = (s: Battlegrounds, seat: Seat): Decision[] => {
  const pawn = s.config.pawnsOf[seat]!.find((one) => isMissing(s, seat, one));
  const found: Decision[] = [];
  if (entryIsOptional(s, seat)) found.push([step(VERB.skipEntry)]);
  if (pawn === undefined) return found;
  const squares: number[] = BASES[pawn]!.filter((square) => canEnter(s, seat, pawn, square));
  // All three are taken: the rules name the square.
  for (let square = 0; squares.length === 0 && square < 64; square++)
    if (canEnter(s, seat, pawn, square)) squares.push(square);
  for (let card = s.tank.first(reserveOf(s, seat)); card >= 0; card = s.tank.next(card))
    for (const square of squares)
      found.push([step(VERB.enter, pawn), step(VERB.card, card), step(VERB.to, square)]);
  return found;
};
const canEnter = (s: Battlegrounds, seat: Seat, pawn: number, square: number): boolean => {
  const card = s.tank.first(reserveOf(s, seat));
  const entry = [step(VERB.enter, pawn), step(VERB.card, card), step(VERB.to, square)];
  return !battlegrounds.refuse(s, seat, entry, true);
};

/** What a seat may do next in its turn, apart from special tokens. */
const nextOf = (s: Battlegrounds, seat: Seat): Decision[] => {
  switch (s.asked) {
    case RETURN:
      return returnsOf(s, seat);
    case MAIN:
      return actionsOf(s, seat);
    case MOVE_AFTER:
      return movesOf(s, s.acting);
    case SHOOT:
      return [...shotsOf(s, seat, s.acting), [step(VERB.hold, s.acting)]];
    case KEEP:
      return s.tank.list(s.tank.zone('drawn')).map((card) => [step(VERB.keep, card)]);
    default:
      return [END_TURN];
  }
};

/** The Extra turn that this seat would play next, or -1. */
const extraTurn = (s: Battlegrounds, seat: Seat): number => {
  if (s.pause === 1 || !hasTankOnBoard(s, seat)) return -1;
  let found = -1;
  eachUsable(s, seat, false, (picture) => {
    if (found < 0 && KIND_OF[picture] === EXTRA_TURN) found = picture;
  });
  return found;
};

/** A line that could go on with an Extra turn: the position before its end. */
interface Open {
  readonly line: Line;
  readonly before: Battlegrounds;
  readonly decisions: readonly Decision[];
}

/** Lists the turns of seats. The states of lines come from the pool, and go back to it when they are let go. */
export class Turns {
  readonly #pool: Pool;
  readonly #judge: (s: Battlegrounds, seat: Seat) => number;
  /** Positions that were looked at. */
  nodes = 0;

  /** `judge`: what a position after its turn is worth to a seat. */
  constructor(pool: Pool, judge: (s: Battlegrounds, seat: Seat) => number) {
    this.#pool = pool;
    this.#judge = judge;
  }

  /** Every way to play the turn on from here, the best first. The position must be one of this seat's turn. */
  list(s: Battlegrounds, seat: Seat, breadth: Breadth): Line[] {
    const lines: Line[] = [];
    let open: Open[] = [];
    const start = this.#pool.copy(s);
    this.#go(start, seat, [], lines, open, breadth);
    for (let extra = 0; extra < breadth.extras && open.length > 0; extra++) {
      open.sort((a, b) => b.line.worth - a.line.worth);
      const longer: Open[] = [];
      for (const [i, { before, decisions }] of open.entries()) {
        if (i < breadth.extended) {
          const played: Decision = [step(VERB.play, extraTurn(before, seat))];
          battlegrounds.apply(before, seat, played, NO_CHANCE, null);
          this.#go(before, seat, [...decisions, played], lines, longer, breadth);
        } else this.#pool.release(before);
      }
      open = longer;
    }
    for (const { before } of open) this.#pool.release(before);
    return lines.sort((a, b) => b.worth - a.worth);
  }

  /** Goes on from a position, which it lets go. */
  #go(
    s: Battlegrounds,
    seat: Seat,
    done: readonly Decision[],
    lines: Line[],
    open: Open[],
    breadth: Breadth,
  ): void {
    const decisions = [...done];
    if (s.asked === MAIN || s.asked === SHOOT || s.asked === END || s.asked === MOVE_AFTER)
      for (const assigned of assignments(s, seat)) {
        battlegrounds.apply(s, seat, assigned, NO_CHANCE, null);
        decisions.push(assigned);
      }
    if (s.asked === END) {
      this.#end(s, seat, decisions, lines, open, breadth);
      return;
    }
    let next = nextOf(s, seat);
    if (s.asked === RETURN && next.length > breadth.returns) next = this.#bestReturns(s, seat, next, breadth);
    for (const decision of next) {
      const after = this.#pool.copy(s);
      battlegrounds.apply(after, seat, decision, NO_CHANCE, null);
      const longer = [...decisions, decision];
      if (after.asked === 0) this.#note(after, seat, longer, lines);
      else this.#go(after, seat, longer, lines, open, breadth);
    }
    this.#pool.release(s);
  }

  #end(
    s: Battlegrounds,
    seat: Seat,
    decisions: readonly Decision[],
    lines: Line[],
    open: Open[],
    { extras }: Breadth,
  ): void {
    const longer = extras > 0 && extraTurn(s, seat) >= 0;
    if (s.config.solo) {
      const line = this.#note(longer ? this.#pool.copy(s) : s, seat, decisions, lines);
      if (longer) open.push({ line, before: s, decisions });
      return;
    }
    const after = this.#pool.copy(s);
    battlegrounds.apply(after, seat, END_TURN, NO_CHANCE, null);
    const line = this.#note(after, seat, [...decisions, END_TURN], lines);
    if (longer) open.push({ line, before: s, decisions });
    else this.#pool.release(s);
  }

  #note(state: Battlegrounds, seat: Seat, decisions: readonly Decision[], lines: Line[]): Line {
    this.nodes++;
    const line = { decisions, state, worth: this.#judge(state, seat) };
    lines.push(line);
    return line;
  }

  /** The ways to come back that leave the best positions. */
  #bestReturns(s: Battlegrounds, seat: Seat, all: readonly Decision[], { returns }: Breadth): Decision[] {
    const after = this.#pool.copy(s);
    const judged = all.map((decision) => {
      copyState(s, after);
      battlegrounds.apply(after, seat, decision, NO_CHANCE, null);
      this.nodes++;
      return { decision, worth: this.#judge(after, seat) };
    });
    this.#pool.release(after);
    judged.sort((a, b) => b.worth - a.worth);
    return judged.slice(0, returns).map(({ decision }) => decision);
  }
}
