/** Destruction, Armour and scoring tokens (BG-5.11, 6.1–6.6, 11). */
import { numberOf, type Seat } from '#engine/seats.ts';
import { COLOURS, SQUARES } from '../content/board.ts';
import { TANK_IDS } from '../content/tanks.ts';
import { ARMOUR, isSpecial, KIND_OF, KINDS, PICTURE_IDS, pictureOf, worthOf } from '../content/tokens.ts';
import { heldOf, pointsOf } from './area.ts';
import type { Tell } from './events.ts';
import {
  activeCard,
  areaZone,
  artilleryAt,
  type Battlegrounds,
  dudAt,
  friends,
  pawnAt,
  reserveOf,
  supplyOf,
  tankBox,
  upgradesOf,
} from './state.ts';

/** BG-6.1–6.3: the pawn leaves the board, its card is damaged and inactive; upgrades stay on it. */
export const destroy = (s: Battlegrounds, pawn: number): void => {
  const card = activeCard(s, pawn);
  s.square[pawn] = -1;
  s.tank.move(card, reserveOf(s, s.config.ownerOf[pawn]!));
  s.damaged.add(card);
};

/** BG-16.24, 16.25: the card goes to the box; the pairs on it return as spent ones. */
export const box = (s: Battlegrounds, pawn: number, tell: Tell | null): void => {
  const card = activeCard(s, pawn);
  tell?.({
    type: 'boxed',
    seat: numberOf(s.config.ownerOf[pawn]!),
    pawn: COLOURS[pawn]!,
    square: SQUARES[s.square[pawn]!]!,
    card: TANK_IDS[card]!,
  });
  s.square[pawn] = -1;
  s.lost.add(pawn);
  s.tank.move(card, tankBox(s));
  for (let picture = 0; picture < PICTURE_IDS.length; picture++)
    if (s.upgrade[picture] === card) {
      s.upgrade[picture] = -1;
      s.spent.add(picture);
    }
};

/** BG-11.1, 11.7, 11.8: spends one Armour on the card of this pawn; false when it carries none. */
export const spendArmour = (s: Battlegrounds, pawn: number, square: number, tell: Tell | null): boolean => {
  const card = activeCard(s, pawn);
  for (let picture = 0; picture < PICTURE_IDS.length; picture++)
    if (s.upgrade[picture] === card && KIND_OF[picture] === ARMOUR) {
      s.upgrade[picture] = -1;
      s.spent.add(picture);
      tell?.({
        type: 'armourSpent',
        seat: numberOf(s.config.ownerOf[pawn]!),
        pawn: COLOURS[pawn]!,
        square: SQUARES[square]!,
      });
      return true;
    }
  return false;
};

/** BG-4.13, 4.15, 5.11, 5.12: the seat wins the top scoring token of this colour, if there is one. */
export const winScore = (s: Battlegrounds, seat: Seat, colour: number, tell: Tell | null): void => {
  const { score } = s;
  const top = score.first(score.plan.base.stack! + colour);
  if (top < 0) {
    tell?.({ type: 'stackEmpty', seat: numberOf(seat), colour: COLOURS[colour]! });
    return;
  }
  score.move(top, score.plan.base.won! + seat);
  s.progress = 1;
  if (!tell) return;
  const value = worthOf(top);
  tell({ type: 'scored', seat: numberOf(seat), colour: COLOURS[colour]!, value });
  const points = pointsOf(s, seat);
  const { target } = s.config;
  // BG-12.6: reached in somebody else's turn.
  if (!friends(s, seat, s.turnOf) && points >= target && points - value < target)
    tell({ type: s.config.winAtRoundEnd ? 'reachedInRound' : 'reached', seat: numberOf(seat), points });
};

/** BG-5.5, 5.6, 5.20: the seat takes the token of a square into its area. */
export const takeToken = (
  s: Battlegrounds,
  seat: Seat,
  pawn: number,
  square: number,
  token: number,
  tell: Tell | null,
): void => {
  s.token.move(token, areaZone(s, seat));
  s.progress = 1;
  if (!tell) return;
  const of = { seat: numberOf(seat) };
  const picture = pictureOf(token);
  const what = { ...of, pawn: COLOURS[pawn]!, square: SQUARES[square]!, picture: PICTURE_IDS[picture]! };
  if (isSpecial(token)) tell({ type: 'tookSpecial', ...what, kind: KINDS[KIND_OF[picture]!]! });
  else tell({ type: 'took', ...what });
  if (heldOf(s, seat, picture) % 2 === 0) tell({ type: 'paired', ...of, picture: PICTURE_IDS[picture]! });
};

/** What a tank runs into when it enters a square. */
export type Hazard = 'none' | 'dud' | 'enemy' | 'ally' | 'own' | 'artillery';

/** BG-4.12–4.14, 11.3, 16.17: the hazard of a square for a pawn that enters it. */
export const hazardAt = (s: Battlegrounds, pawn: number, square: number): Hazard => {
  const other = pawnAt(s, square);
  if (other >= 0 && other !== pawn) {
    const { ownerOf } = s.config;
    const [mine, theirs] = [ownerOf[pawn]!, ownerOf[other]!];
    return mine === theirs ? 'own' : friends(s, mine, theirs) ? 'ally' : 'enemy';
  }
  if (dudAt(s, square) >= 0) return 'dud';
  return artilleryAt(s, square) >= 0 ? 'artillery' : 'none';
};

/** Whether anything on this path would destroy the tank or cost an Armour. */
export const isDangerous = (s: Battlegrounds, pawn: number, path: readonly number[]): boolean =>
  path.some((square) => hazardAt(s, pawn, square) !== 'none');

/** How many squares of a path this pawn will enter, the one where it is destroyed included (BG-4.11, 4.17). */
const reachOf = (s: Battlegrounds, pawn: number, path: readonly number[]): number => {
  let armours = upgradesOf(s, activeCard(s, pawn), ARMOUR);
  for (const [i, square] of path.entries()) {
    const hazard = hazardAt(s, pawn, square);
    if (hazard === 'none') continue;
    if (hazard === 'own' || armours === 0) return i + 1;
    armours--;
  }
  return path.length;
};

/** BG-4.11–4.19: drives a legal path; returns whether the tank has arrived. */
export const drive = (
  s: Battlegrounds,
  pawn: number,
  path: readonly number[],
  tell: Tell | null,
): boolean => {
  tell?.({
    type: 'moved',
    seat: numberOf(s.config.ownerOf[pawn]!),
    pawn: COLOURS[pawn]!,
    from: SQUARES[s.square[pawn]!]!,
    path: path.slice(0, reachOf(s, pawn, path)).map((square) => SQUARES[square]!),
  });
  for (const square of path) if (!enter(s, pawn, square, tell)) return false;
  return true;
};

/** BG-4.11–4.17, 11.2–11.5: enters a square; returns whether the tank lives. */
const enter = (s: Battlegrounds, pawn: number, square: number, tell: Tell | null): boolean => {
  const hazard = hazardAt(s, pawn, square);
  if (hazard === 'none') {
    s.square[pawn] = square;
    return true;
  }
  const other = pawnAt(s, square);
  const saved = hazard !== 'own' && spendArmour(s, pawn, square, tell);
  if (hazard === 'dud') s.dud.move(dudAt(s, square), supplyOf(s));
  if (saved) {
    s.square[pawn] = square;
    return true;
  }
  if (tell) {
    const of = { seat: numberOf(s.config.ownerOf[pawn]!), pawn: COLOURS[pawn]!, square: SQUARES[square]! };
    if (hazard === 'dud') tell({ type: 'ranOntoDud', ...of });
    else if (hazard === 'artillery') tell({ type: 'ranIntoArtillery', ...of });
    else tell({ type: 'ranIntoTank', ...of, other: COLOURS[other]! });
  }
  destroy(s, pawn);
  if (hazard === 'enemy') winScore(s, s.config.ownerOf[other]!, pawn, tell);
  return false;
};
