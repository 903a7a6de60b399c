/**
 * Reading what somebody wants to play, in any spelling:
 *
 *   Mf5>b9/NW*b11                                     notation (TC-14.6)
 *   f5 FRF b11                                        square, path, target if any (what a keyboard enters)
 *   {"from":"f5","path":"FRF","target":"b11"}         the turn message, by path
 *   {"from":"f5","to":"b9","facing":"NW"}             the turn message, by end state ("to":"OUT","facing":null)
 *
 * A message may carry `ply`, the number of the half-move it was made for, from 0 (TC-14.12).
 */
import * as v from 'valibot';
import { err, ok, type Refusal, type Result, refusal } from '#engine/result.ts';
import { DIRECTIONS } from './geometry.ts';
import { judgeEndState, judgeTurn, refuseSide } from './judge.ts';
import { readTcn } from './notation/tcn.ts';
import { refuse } from './refusals.ts';
import type { TankState } from './state.ts';
import type { Turn } from './types.ts';

const square = v.pipe(v.string(), v.maxLength(8));
const Message = v.object({
  ply: v.optional(v.number()),
  from: square,
  path: v.optional(v.pipe(v.string(), v.maxLength(100))),
  to: v.optional(square),
  facing: v.optional(v.nullable(v.picklist(DIRECTIONS))),
  target: v.optional(v.nullable(square)),
});

/** A square, then steps (any word, so that a wrong letter is BAD_PATH), then a target. */
const SPELLED = /^([a-x]\d{1,2})(?:\s+(\S{1,100}?))?(?:\s+([a-x]\d{1,2}))?$/;

/** Why nobody may submit a turn, or this side not. A game may end without a command tank being lost (TC-10). */
export const refuseToMove = (s: TankState, seat: number): Refusal | undefined =>
  s.ending === 0 ? refuseSide(s, seat) : refuse('GAME_OVER');

/** The number of the half-move to be made, counted from 0 by turn number and side (TC-14.3). */
export const plyOf = (s: TankState): number => (s.turnNumber - 1) * 2 + s.side;

export const readIntent = (s: TankState, seat: number, text: string): Result<Turn, Refusal> => {
  const refused = refuseToMove(s, seat);
  if (refused) return err(refused);
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readMessage(s, seat, trimmed);
  const spelled = SPELLED.exec(trimmed);
  if (spelled)
    return judgeTurn(s, seat, { from: spelled[1]!, path: spelled[2] ?? '', target: spelled[3] ?? null });
  const read = readTcn(s, trimmed, { warn: false });
  return read.ok ? ok(read.value.turn) : read;
};

const readMessage = (s: TankState, seat: number, text: string): Result<Turn, Refusal> => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), text);
  if (!parsed.success) return err(refusal('TCN_SYNTAX', 'TC-14.12', { text: text.slice(0, 40) }));
  const { ply, from, path, to, facing, target } = parsed.output;
  if (ply !== undefined && ply !== plyOf(s))
    return err(refusal('STALE_PLY', 'TC-14.12', { ply, now: plyOf(s) }));
  if (path !== undefined) return judgeTurn(s, seat, { from, path, target });
  return judgeEndState(s, seat, {
    from,
    to: to ?? from,
    facing: facing === null || facing === undefined ? null : DIRECTIONS.indexOf(facing),
    target,
  });
};
