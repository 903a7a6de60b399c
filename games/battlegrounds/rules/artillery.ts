/** The artillery of Solo (BG-16.11, 16.20–16.38). It fires once after each turn of the player. */
import { numberOf } from '#engine/seats.ts';
import { COLOURS, SQUARES, squareAt } from '../content/board.ts';
import { lineOf, PICTURE_IDS, pictureOf } from '../content/tokens.ts';
import { box, spendArmour } from './combat.ts';
import type { Tell } from './events.ts';
import { stackPiles } from './setup.ts';
import {
  activeCard,
  artilleryAt,
  type Battlegrounds,
  LAST_SHOT,
  pawnAt,
  reserveOf,
  SHOTS_A_CYCLE,
  tokenAt,
  tokensOnBoard,
} from './state.ts';
import { beginTurn, finish, repair } from './turn.ts';

/** BG-16.35. */
export const ARTILLERY_TARGET = 20;

/** BG-16.34: a point a location token, and a point a tank on the board. */
export const artilleryPoints = (s: Battlegrounds): number => {
  const { token, score } = s;
  const stock = score.size(score.plan.base.stock!);
  return token.size(token.plan.base.artillery!) + score.plan.ids.length - stock;
};

/** BG-16.21–16.28. */
const hit = (s: Battlegrounds, square: number, tell: Tell | null): void => {
  const at = { square: SQUARES[square]! };
  const pawn = pawnAt(s, square);
  if (pawn >= 0) {
    if (!spendArmour(s, pawn, square, tell)) box(s, pawn, tell);
    return;
  }
  const token = tokenAt(s, square);
  if (token >= 0) {
    s.token.move(token, s.token.plan.base.artillery!);
    tell?.({ type: 'artilleryTook', ...at, picture: PICTURE_IDS[pictureOf(token)]! });
    return;
  }
  const stock = s.score.first(s.score.plan.base.stock!);
  if (stock < 0 || artilleryAt(s, square) >= 0) {
    tell?.({ type: 'artilleryIdle', ...at });
    return;
  }
  s.score.move(stock, s.score.plan.base.board! + square);
  tell?.({ type: 'artilleryPlaced', ...at });
};

/** BG-16.20, 16.29: reveals a letter and a digit, which name a square. */
const aim = (s: Battlegrounds): number => {
  const { dud } = s;
  const { letters, digits, revealed } = dud.plan.base;
  const column = dud.first(letters!);
  const row = dud.first(digits!);
  dud.move(column, revealed!);
  dud.move(row, revealed!);
  return squareAt(lineOf(column), lineOf(row));
};

/** BG-16.37: whether the player owns a tank card, active or inactive. */
const ownsTank = (s: Battlegrounds): boolean =>
  s.tank.size(reserveOf(s, 0)) > 0 || COLOURS.some((_, pawn) => activeCard(s, pawn) >= 0);

/** BG-16.11, 16.31, 16.44: the end of the player's turn, and the shot of the artillery that ends the round. */
export const endRound = (s: Battlegrounds, tell: Tell | null): void => {
  repair(s, tell);
  tell?.({ type: 'turnEnded', seat: numberOf(0) });
  const square = aim(s);
  s.shots++;
  tell?.({ type: 'fired', square: SQUARES[square]! });
  hit(s, square, tell);
  if (artilleryPoints(s) >= ARTILLERY_TARGET) finish(s, 'artillery');
  else if (!ownsTank(s)) finish(s, 'noTanks');
  else if (tokensOnBoard(s) === 0) finish(s, 'noTokens');
  else if (s.shots >= LAST_SHOT) finish(s, 'lastShot');
  else {
    if (s.shots % SHOTS_A_CYCLE === 0) {
      stackPiles(s, s.shots / SHOTS_A_CYCLE);
      tell?.({ type: 'pilesShuffled' });
    }
    beginTurn(s, 0, tell);
  }
};
