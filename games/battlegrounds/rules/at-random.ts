/**
 * Random and late answers of the actions phase, without listing all that is legal. Every kind of decision can occur,
 * but not all are equally likely. Legality comes from the same predicates that refuse and offer.
 */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { EXTRA_TURN, KIND_OF, ORDER_CHANGE } from '../content/tokens.ts';
import { eachUsable } from './area.ts';
import { isDangerous } from './combat.ts';
import { away, OF_A_KIND } from './geometry.ts';
import { type Drive, driveOf, mayEndOn, pathsOf } from './paths.ts';
import { anyShot } from './shots.ts';
import {
  activeCard,
  type Battlegrounds,
  deckOf,
  hasTankOnBoard,
  MAIN,
  onBoard,
  reserveOf,
  upgradesOf,
} from './state.ts';
import { step, VERB } from './steps.ts';

const drive: Drive = { first: 0, least: 0, most: 0, turns: false };

/** A legal path of a pawn: a straight one in a random direction, else any; undefined when there is none. */
const anyPath = (s: Battlegrounds, pawn: number, chance: Chance): readonly number[] | undefined => {
  driveOf(s, pawn, drive);
  if (!drive.turns) {
    const { first, least, most } = drive;
    const from = s.square[pawn]!;
    const longest = least + (most > least ? chance.draw(most - least + 1) : 0);
    const start = chance.draw(OF_A_KIND);
    for (let i = 0; i < OF_A_KIND; i++) {
      const direction = first + ((start + i) % OF_A_KIND);
      const end = away(from, direction, longest);
      if (end < 0 || !mayEndOn(s, pawn, end)) continue;
      const path: number[] = [];
      for (let distance = 1; distance <= longest; distance++) path.push(away(from, direction, distance));
      return path;
    }
    if (most === least) return undefined;
  }
  const paths = pathsOf(s, pawn);
  return paths[paths.length > 0 ? chance.draw(paths.length) : 0];
};

const moveOf = (pawn: number, path: readonly number[]): Decision => {
  const answer = [step(VERB.move, pawn)];
  for (const square of path) answer.push(step(VERB.to, square));
  return answer;
};

/** The first path on which nothing happens, else a change of tank, else the first path, else no move (BG-4.20). */
const lateAction = (s: Battlegrounds, seat: Seat): Decision => {
  const pawns = s.config.pawnsOf[seat]!.filter(
    (pawn) => onBoard(s, pawn) && (s.acting < 0 || s.acting === pawn),
  );
  const moves = pawns.flatMap((pawn) => pathsOf(s, pawn).map((path) => [pawn, path] as const));
  const safe = moves.find(([pawn, path]) => !isDangerous(s, pawn, path));
  if (safe) return moveOf(...safe);
  const card = s.acting < 0 ? undamaged(s, seat, undefined) : -1;
  if (card >= 0) return [step(VERB.change, pawns[0]!), step(VERB.card, card)];
  return moves.length > 0 ? moveOf(...moves[0]!) : [step(VERB.hold, pawns[0]!)];
};

/** A card of the reserve that can be changed to, or -1; the first one without chance. */
const undamaged = (s: Battlegrounds, seat: Seat, chance: Chance | undefined): number => {
  const { tank, damaged } = s;
  const zone = reserveOf(s, seat);
  const size = tank.size(zone);
  const skip = chance && size > 1 ? chance.draw(size) : 0;
  for (let i = 0; i < size; i++) {
    const card = tank.at(zone, (i + skip) % size);
    if (!damaged.has(card)) return card;
  }
  return -1;
};

/** Of sixteen main actions: how many change tanks, and how many shoot first where that is possible. */
const CHANGE_ODDS = 2;
const SHOOT_FIRST_ODDS = 6;

/** A main action, or the move that is owed (BG-10.14). Without chance it is a careful one, for a late player. */
export const anyMainAction = (s: Battlegrounds, seat: Seat, chance: Chance | undefined): Decision => {
  if (!chance) return lateAction(s, seat);
  if (s.asked !== MAIN) return moveOf(s.acting, anyPath(s, s.acting, chance)!);
  const pawns = s.config.pawnsOf[seat]!;
  const start = pawns.length > 1 ? chance.draw(pawns.length) : 0;
  let first = -1;
  for (let i = 0; i < pawns.length; i++) {
    const pawn = pawns[(start + i) % pawns.length]!;
    if (!onBoard(s, pawn)) continue;
    if (first < 0) {
      first = pawn;
      const card = chance.draw(16) < CHANGE_ODDS ? undamaged(s, seat, chance) : -1;
      if (card >= 0) return [step(VERB.change, pawn), step(VERB.card, card)];
    }
    const path = anyPath(s, pawn, chance);
    if (!path) continue;
    if (upgradesOf(s, activeCard(s, pawn), ORDER_CHANGE) > 0 && chance.draw(16) < SHOOT_FIRST_ODDS) {
      const shot = anyShot(s, seat, pawn, chance);
      if (shot >= 0) return [step(VERB.shoot, pawn), shot];
    }
    return moveOf(pawn, path);
  }
  // BG-4.20, 4.21: none of the tanks has a path.
  const shot = anyShot(s, seat, first, chance);
  return shot >= 0 ? [step(VERB.shoot, first), shot] : [step(VERB.hold, first)];
};

const usable: number[] = [];
const note = (picture: number): void => {
  usable.push(picture);
};
const SLOTS = 2;

/** A random use of a special token that is legal now; undefined when there is none. */
export const anySpecial = (s: Battlegrounds, seat: Seat, chance: Chance): Decision | undefined => {
  usable.length = 0;
  eachUsable(s, seat, true, note);
  if (usable.length > 0) {
    const picture = usable[chance.draw(usable.length)]!;
    const area = s.config.team ? [seat, (seat + 2) % s.config.seats] : [seat];
    for (const one of area)
      for (const pawn of s.config.pawnsOf[one]!) {
        if (!onBoard(s, pawn)) continue;
        const card = activeCard(s, pawn);
        let taken = 0;
        for (const other of s.upgrade) if (other === card) taken++;
        if (taken < SLOTS) return [step(VERB.assign, picture), step(VERB.card, card)];
      }
  }
  if (s.pause === 1) return undefined;
  usable.length = 0;
  eachUsable(s, seat, false, note);
  for (const picture of usable) {
    const legal = KIND_OF[picture] === EXTRA_TURN ? hasTankOnBoard(s, seat) : s.tank.size(deckOf(s)) > 0;
    if (legal) return [step(VERB.play, picture)];
  }
  return undefined;
};
