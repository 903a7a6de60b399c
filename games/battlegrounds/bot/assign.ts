/**
 * Which upgrades a seat assigns, and to which cards. It costs nothing, so it is done as soon as a card gains by it, and
 * not weighed against other things.
 */
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { TANKS } from '../content/tanks.ts';
import { ARMOUR, DIRECTION, KIND_OF, LONGER_MOVE, LONGER_SHOT, ORDER_CHANGE } from '../content/tokens.ts';
import { eachUsable } from '../rules/area.ts';
import { activeCard, type Battlegrounds, friends, onBoard } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';

const SLOTS = 2;

/** Scratch: the kinds that a card carries already. */
const carried = new Uint8Array(8);

const look = (s: Battlegrounds, card: number): number => {
  carried.fill(0);
  let slots = 0;
  for (let picture = 0; picture < KIND_OF.length; picture++)
    if (s.upgrade[picture] === card) {
      const kind = KIND_OF[picture]!;
      carried[kind] = carried[kind]! + 1;
      slots++;
    }
  return slots;
};

/** How much a card gains by an upgrade, roughly in points; 0: nothing. `look` must have looked at it. */
const gainOf = (s: Battlegrounds, pawn: number, card: number, kind: number): number => {
  const { moveDistance } = TANKS[card]!;
  switch (kind) {
    case DIRECTION:
      if (carried[DIRECTION]! > 0) return 0;
      return Math.min(3, moveDistance + carried[LONGER_MOVE]!) - 1;
    case LONGER_SHOT:
      return carried[LONGER_SHOT]! > 0 ? 0.6 : 1.5;
    case LONGER_MOVE:
      return carried[LONGER_MOVE]! > 0 ? 0.3 : 1.1 + (carried[DIRECTION]! > 0 ? 0.5 : 0);
    case ORDER_CHANGE:
      return carried[ORDER_CHANGE]! > 0 ? 0 : 1.3;
    case ARMOUR: {
      // The more a stack has left, the more its tank is hunted.
      if (s.config.solo) return carried[ARMOUR]! > 0 ? 0.4 : 1;
      return 0.5 + 0.4 * s.score.size(s.score.plan.base.stack! + pawn) - 0.5 * carried[ARMOUR]!;
    }
    default:
      return 0;
  }
};

/** The assignments that gain something now, each legal after those before it. Only in a free window. */
export const assignments = (s: Battlegrounds, seat: Seat): Decision[] => {
  const pictures: number[] = [];
  eachUsable(s, seat, true, (picture) => pictures.push(picture));
  if (pictures.length === 0) return [];
  const found: Decision[] = [];
  const filled = new Map<number, number>();
  for (const picture of pictures) {
    let best = 0;
    let to = -1;
    for (let pawn = 0; pawn < s.config.ownerOf.length; pawn++) {
      const owner = s.config.ownerOf[pawn]!;
      if (owner < 0 || !friends(s, seat, owner) || !s.inGame.has(pawn) || !onBoard(s, pawn)) continue;
      const card = activeCard(s, pawn);
      if (look(s, card) + (filled.get(card) ?? 0) >= SLOTS) continue;
      const gain = gainOf(s, pawn, card, KIND_OF[picture]!);
      if (gain > best) {
        best = gain;
        to = card;
      }
    }
    if (to < 0) continue;
    filled.set(to, (filled.get(to) ?? 0) + 1);
    found.push([step(VERB.assign, picture), step(VERB.card, to)]);
  }
  return found;
};
