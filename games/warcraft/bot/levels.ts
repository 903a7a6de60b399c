/** The levels that people can play against, and how each of them judges. */
import type { Level } from '#bots/contract.ts';
import { oracleJudge } from './oracle-judge.ts';
import type { Taste } from './plan.ts';

export interface WarcraftLevel extends Level {
  /** Each bot has one of its own: it may remember what it asked the oracle. */
  readonly taste: () => Taste;
}
/** Counts hits at the table, quest by quest, and rests when hurt. */
const SCRIPTED: Taste = {
  boldness: 0.6,
  overlord: 0.6,
  late: 25,
  judged: 0,
  exact: false,
};
/** Plans the turn with what the combat oracle says of the best errands. */
const planner = (): Taste => ({
  judge: oracleJudge(),
  boldness: 0.65,
  overlord: 0.45,
  late: 29,
  judged: 3,
  exact: true,
});
export const LEVELS: readonly WarcraftLevel[] = [
  { id: 'scripted', nodes: 1, taste: () => SCRIPTED },
  { id: 'planner', nodes: 12, taste: planner },
];
