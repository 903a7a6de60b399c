/** Emits the events of a turn, for the log, the animation and the announcements. Everybody receives all of them. */
import { numberOf, type Seat } from '#engine/seats.ts';
import { declarations } from './declare.ts';
import type { Tell } from './events.ts';
import { DIRECTIONS, squareName } from './geometry.ts';
import { pathTo } from './manoeuvre.ts';
import { printTcn } from './notation/tcn.ts';
import { targetsAt } from './shot.ts';
import { ENDINGS, type TankState } from './state.ts';
import {
  facingOf,
  letterOf,
  OUT,
  type Turn,
  turnFacing,
  turnFrom,
  turnShot,
  turnTo,
  typeOf,
} from './types.ts';

/**
 * Tells the manoeuvre and the shot of a turn that is about to be played in `s`, and returns what tells the rest
 * – declarations and the end – once it has been.
 */
export const narrate = (s: TankState, seat: Seat, turn: Turn, tell: Tell): ((after: TankState) => void) => {
  const { width } = s.config;
  const from = turnFrom(turn);
  const to = turnTo(turn);
  const facing = turnFacing(turn);
  const cell = s.cells[from]!;
  const tank = letterOf(typeOf(cell));
  const path = pathTo(s, from, to, facing) ?? '';
  const before = DIRECTIONS[facingOf(cell)]!;
  // Undeclared threats are not told by the suffix either, as long as the game goes on (TC-9.9).
  const whole = printTcn(s, turn);
  const record = s.config.declarations === 'off' ? whole.replace(/[+^]+$/, '') : whole;
  const common = { seat: numberOf(seat), tank, from: squareName(from, width), path, before, record };
  if (to === OUT) tell({ type: 'escaped', ...common });
  else tell({ type: 'moved', ...common, to: squareName(to, width), facing: DIRECTIONS[facing]! });
  const shot = turnShot(turn);
  const target = shot === 0 ? undefined : targetsAt(s, from, to, facing).find((t) => t.shot === shot);
  if (target) {
    tell({
      type: target.effective ? 'destroyed' : 'bounced',
      seat: numberOf(seat),
      tank,
      from: squareName(to, width),
      square: squareName(target.square, width),
      victim: letterOf(typeOf(s.cells[target.square]!)),
      side: target.side,
      armour: target.armour,
      cannon: target.cannon,
    });
  }
  return (after) => {
    if (after.ending !== 0) {
      tell({
        type: 'ended',
        reason: ENDINGS[after.ending]!,
        winner: after.winner < 0 ? 0 : numberOf(after.winner),
      });
      return;
    }
    if (after.config.declarations === 'off') return;
    const declared = declarations(after, seat as 0 | 1);
    if (declared.check) tell({ type: 'check', seat: numberOf(seat) });
    if (declared.escape) tell({ type: 'escapeThreat', seat: numberOf(seat) });
  };
};
