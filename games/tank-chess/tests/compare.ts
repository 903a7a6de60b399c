/** The rules' turns in the words of the slow generator, so that the two can be compared. */
import { generateTurns } from '../rules/generate.ts';
import { squareName } from '../rules/geometry.ts';
import { parseTcp, positionOf, type RulesOptions } from '../rules/notation/tcp.ts';
import { targetsAt } from '../rules/shot.ts';
import { OUT, type Position, type Turn, turnFacing, turnFrom, turnShot, turnTo } from '../rules/types.ts';
import { keyOf } from './slow.ts';

/** The position of a position string; one that cannot be read fails the test. */
export function fast(tcp: string, options: RulesOptions = {}): Position {
  const data = parseTcp(tcp);
  if (!data.ok) throw new Error(`${data.error.code}: ${tcp}`);
  return positionOf(data.value, options);
}

/** The turn as the slow generator names it; the target is read from the list that a table would show. */
export function nameOfTurn(pos: Position, turn: Turn): string {
  const { width } = pos.config;
  const from = turnFrom(turn);
  const to = turnTo(turn);
  if (to === OUT) return keyOf({ from: squareName(from, width), to: 'OUT', facing: null, target: null });
  const shot = turnShot(turn);
  const target =
    shot === 0 ? undefined : targetsAt(pos, from, to, turnFacing(turn)).find((t) => t.shot === shot);
  if (shot !== 0 && target === undefined) throw new Error(`turn ${turn} shoots at nothing`);
  return keyOf({
    from: squareName(from, width),
    to: squareName(to, width),
    facing: turnFacing(turn),
    target: target === undefined ? null : squareName(target.square, width),
  });
}

/** All turns of the side to move by name. */
export function fastTurns(pos: Position): Map<string, Turn> {
  const out: number[] = [];
  const count = generateTurns(pos, out, { bounces: false });
  const named = new Map(out.slice(0, count).map((turn) => [nameOfTurn(pos, turn), turn]));
  if (named.size !== count) throw new Error(`${count - named.size} turns are listed twice`);
  return named;
}
