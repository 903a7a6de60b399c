/**
 * Solo: what a position against the artillery is worth, in points at the end. The chances of its next shot are exact:
 * with k letters and k digits left each square that both may name is hit with 1 / k².
 */

import { NO_CHANCE } from '#engine/chance.ts';
import { copyState } from '#engine/layout/layout.ts';
import { COLOURS, columnOf, rowOf, squareAt } from '../content/board.ts';
import { ARMOUR, LETTER_DUDS, lineOf } from '../content/tokens.ts';
import { pointsOf } from '../rules/area.ts';
import { artilleryPoints } from '../rules/artillery.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Config } from '../rules/options.ts';
import {
  activeCard,
  artilleryAt,
  type Battlegrounds,
  LAST_SHOT,
  OVER,
  onBoard,
  tokenAt,
  upgradesOf,
} from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';
import { FEATURES, type Feature, Reader } from './features.ts';
import type { Pool } from './pool.ts';
import type { Breadth, Line, Turns } from './turns.ts';
import type { Weights } from './value.ts';

const ENOUGH = 20;

/** In points at the end of the game. */
const SOLO_POINTS: Readonly<Partial<Record<Feature, number>>> = {
  points: 1,
  single1: 1.1,
  single2: 0.95,
  single3: 0.8,
  singleFar: 0.6,
  singleLost: 0,
  fresh: 0.1,
  targets: 0.05,
  extraTurns: 0.9,
  extraTanks: 0.1,
  unassigned: 0.6,
  specialHeld: 0.2,
  specialNear: 0.2,
  direction: 0.9,
  longerShot: 1,
  longerMove: 0.5,
  orderChange: 0.5,
  armour: 0.6,
  reserveUpgrades: 0.1,
  reserve: 0.3,
  missing: -0.6,
  missingPaused: -1.3,
};
const WEIGHTS = Float64Array.from(FEATURES, (name) => SOLO_POINTS[name] ?? 0);
/** For reasons. */
export const SOLO_WEIGHTS: Weights = { early: WEIGHTS, late: WEIGHTS };

/** What a round more or less is worth, at first and when the end is near. */
export const A_ROUND = 0.85;
/** What a lost tank costs for each round that is left. */
const TANK_A_ROUND = 0.13;

/** The letters and digits that are still to be drawn in this cycle. */
interface Piles {
  readonly letters: readonly number[];
  readonly digits: readonly number[];
}
export const pilesOf = (s: Battlegrounds): Piles => ({
  letters: s.dud.list(s.dud.zone('letters')).map(lineOf),
  digits: s.dud.list(s.dud.zone('digits')).map(lineOf),
});

/** The chance that the next shot hits this square. */
export const chanceOfHit = ({ letters, digits }: Piles, square: number): number =>
  letters.includes(columnOf(square)) && digits.includes(rowOf(square))
    ? 1 / (letters.length * digits.length)
    : 0;

export class SoloValue {
  readonly reader: Reader;
  constructor(config: Config) {
    this.reader = new Reader(config);
  }

  /** The points to be expected at the end, before the artillery's next shot or before the player's turn. */
  worth(s: Battlegrounds, beforeShot: boolean): number {
    if (s.asked === OVER) return pointsOf(s, 0);
    const { reader } = this;
    reader.read(s);
    const rounds = Math.min(ENOUGH - artilleryPoints(s), LAST_SHOT - s.shots);
    let worth = A_ROUND * rounds;
    // What is held or near can be used only while the game goes on.
    const hope = Math.min(1, rounds / 4);
    for (let i = 0; i < WEIGHTS.length; i++) worth += WEIGHTS[i]! * reader.rows[i]! * (i === 0 ? 1 : hope);
    if (!beforeShot) return worth;
    const piles = pilesOf(s);
    for (let pawn = 0; pawn < COLOURS.length; pawn++) {
      if (!s.inGame.has(pawn) || !onBoard(s, pawn)) continue;
      const chance = chanceOfHit(piles, s.square[pawn]!);
      if (chance === 0) continue;
      // A tank that is hit costs the artillery its point, and the player the tank or its Armour.
      const cost = upgradesOf(s, activeCard(s, pawn), ARMOUR) > 0 ? 0.4 : 0.6 + TANK_A_ROUND * rounds;
      worth -= chance * (cost - A_ROUND);
    }
    return worth;
  }
}

/** The expected worth of a line: every shot that may follow, and the best turn after it. */
export const afterShots = (
  line: Line,
  value: SoloValue,
  turns: Turns,
  pool: Pool,
  breadth: Breadth,
  budget: number,
): number => {
  const { state } = line;
  if (state.asked === OVER) return line.worth;
  const { letters, digits } = pilesOf(state);
  const next = pool.copy(state);
  let sum = 0;
  let count = 0;
  /** Shots at nothing that matters differ little: they are judged without looking ahead. */
  const seen = new Map<string, number>();
  for (const column of letters)
    for (const row of digits) {
      count++;
      const square = squareAt(column, row);
      const kind = kindOfShot(state, square);
      const known = kind === '' ? undefined : seen.get(kind);
      if (known !== undefined) {
        sum += known;
        continue;
      }
      copyState(state, next);
      next.dud.move(column, next.dud.zone('letters'));
      next.dud.move(LETTER_DUDS + row, next.dud.zone('digits'));
      battlegrounds.apply(next, 0, [step(VERB.end)], NO_CHANCE, null);
      let worth = value.worth(next, false);
      if (next.asked !== OVER && turns.nodes < budget) {
        const lines = turns.list(next, 0, breadth);
        worth = lines[0]!.worth;
        for (const one of lines) pool.release(one.state);
      }
      if (kind !== '') seen.set(kind, worth);
      sum += worth;
    }
  pool.release(next);
  return sum / count;
};

/** Shots of one kind are looked at once; '' is a kind of its own. */
const kindOfShot = (s: Battlegrounds, square: number): string => {
  for (let pawn = 0; pawn < COLOURS.length; pawn++) if (s.square[pawn] === square) return '';
  if (artilleryAt(s, square) >= 0) return 'idle';
  return tokenAt(s, square) >= 0 ? '' : 'empty';
};
