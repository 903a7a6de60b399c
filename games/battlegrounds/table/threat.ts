/**
 * Squares that an enemy could shoot at in his next turn: after each way that he survives, or from where he stands if he
 * may shoot first. What he could change first – tank, upgrades – is not counted.
 */
import { copyState } from '#engine/layout/layout.ts';
import type { Seat } from '#engine/seats.ts';
import { columnOf, rowOf, SQUARE_COUNT } from '../content/board.ts';
import { ORDER_CHANGE } from '../content/tokens.ts';
import { drive } from '../rules/combat.ts';
import { battlegrounds } from '../rules/game.ts';
import { hasPath, pathsOf } from '../rules/paths.ts';
import { rangeOf } from '../rules/shots.ts';
import { activeCard, type Battlegrounds, friends, onBoard, upgradesOf } from '../rules/state.ts';

/** Square → the pawns that could hit it. */
export const threatsTo = (s: Battlegrounds, seat: Seat): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  const { ownerOf, family, solo } = s.config;
  if (family || solo) return found;
  const copy = battlegrounds.blank(s.config);
  for (const [pawn, owner] of ownerOf.entries()) {
    if (owner < 0 || friends(s, seat, owner) || !s.inGame.has(pawn) || !onBoard(s, pawn)) continue;
    const card = activeCard(s, pawn);
    const note = (from: number, state: Battlegrounds): void => {
      for (const square of rangeOf(state, card, from)) {
        const by = found.get(square) ?? [];
        if (!by.includes(pawn)) found.set(square, [...by, pawn]);
      }
    };
    if (!hasPath(s, pawn) || upgradesOf(s, card, ORDER_CHANGE) > 0) note(s.square[pawn]!, s);
    for (const path of pathsOf(s, pawn)) {
      copyState(s, copy);
      if (drive(copy, pawn, path, null)) note(path.at(-1)!, copy);
    }
  }
  return found;
};

/**
 * Solo: how many equally likely squares the next shot of the artillery has if it can hit this one; 0 where it cannot, and
 * while it can hit all.
 */
export const oddsOf = (
  square: number,
  left: { readonly letters: readonly boolean[]; readonly digits: readonly boolean[] },
): number => {
  const open = (list: readonly boolean[]): number => list.filter(Boolean).length;
  const hit = left.letters[columnOf(square)] && left.digits[rowOf(square)];
  const squares = open(left.letters) * open(left.digits);
  return hit && squares < SQUARE_COUNT ? squares : 0;
};
