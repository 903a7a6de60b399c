/** Family, the memory game (BG-15): sub-turns of a move and two tokens to be revealed. */
import { everybody, numberOf, type Seat } from '#engine/seats.ts';
import { SQUARE_COUNT, SQUARES, TOUCHING } from '../content/board.ts';
import { PICTURE_IDS, pictureOf } from '../content/tokens.ts';
import { pointsOf } from './area.ts';
import type { Tell } from './events.ts';
import { areaZone, type Battlegrounds, FAMILY_MOVE, FAMILY_PAIR, FAMILY_REVEAL, tokenAt } from './state.ts';
import { finish, win } from './turn.ts';

const REVEALS = 2;

/** The only pawn of a seat (BG-15.1). */
export const pawnOf = (s: Battlegrounds, seat: Seat): number => s.config.pawnsOf[seat]![0]!;

/** Turns a token face up, for everybody (BG-15.2, 15.10). */
export const turnUp = (s: Battlegrounds, square: number): void => {
  s.faceUp.add(square);
  s.token.show(tokenAt(s, square), everybody(s.config.seats));
};

/** BG-15.7: a turn begins with one sub-turn. */
export const beginSubTurn = (s: Battlegrounds, seat: Seat, tell: Tell | null): void => {
  s.turnOf = seat;
  s.subTurns = 1;
  s.progress = 0;
  tell?.({ type: 'turn', seat: numberOf(seat) });
  askToMove(s);
};
const askToMove = (s: Battlegrounds): void => {
  s.reveals = REVEALS;
  s.fresh.clear();
  s.asked = FAMILY_MOVE;
};

/** BG-15.10, 15.12: whether a token lies face down beside the pawn of this seat. */
export const canReveal = (s: Battlegrounds, square: number): boolean =>
  tokenAt(s, square) >= 0 && !s.faceUp.has(square);
/** BG-15.13: whether any token lies face down beside this square. */
export const anythingBeside = (s: Battlegrounds, square: number): boolean =>
  TOUCHING[square]!.some((other) => canReveal(s, other));
const anythingToReveal = (s: Battlegrounds, seat: Seat): boolean =>
  anythingBeside(s, s.square[pawnOf(s, seat)]!);

/** After the move, and after each token: reveals, or compares (BG-15.13). */
export const goOnRevealing = (s: Battlegrounds, seat: Seat, tell: Tell | null): void => {
  if (s.reveals > 0 && anythingToReveal(s, seat)) s.asked = FAMILY_REVEAL;
  else compare(s, seat, tell);
};

/** BG-15.10, 15.11. */
export const reveal = (s: Battlegrounds, seat: Seat, square: number, tell: Tell | null): void => {
  turnUp(s, square);
  s.fresh.add(square);
  s.reveals--;
  const picture = PICTURE_IDS[pictureOf(tokenAt(s, square))]!;
  tell?.({ type: 'revealed', seat: numberOf(seat), square: SQUARES[square]!, picture });
  goOnRevealing(s, seat, tell);
};

/** The squares where equal tokens lie face up, by picture. */
const alike = (s: Battlegrounds): number[][] => {
  const squares: number[][] = [];
  for (const square of s.faceUp) {
    const picture = pictureOf(tokenAt(s, square));
    squares[picture] ??= [];
    squares[picture].push(square);
  }
  return squares.filter((list) => list !== undefined && list.length > 1);
};
/** The three squares of which two must be chosen (BG-15.15); empty when nothing is to be chosen. */
export const threeAlike = (s: Battlegrounds): readonly number[] =>
  alike(s).find((squares) => squares.length === 3) ?? [];

/** BG-15.14–15.16: collects the tokens of these squares, an even number of equal ones. */
export const collect = (
  s: Battlegrounds,
  seat: Seat,
  squares: readonly number[],
  tell: Tell | null,
): void => {
  const picture = pictureOf(tokenAt(s, squares[0]!));
  for (const square of squares) {
    s.token.move(tokenAt(s, square), areaZone(s, seat));
    s.faceUp.delete(square);
    s.fresh.delete(square);
  }
  s.subTurns += squares.length / 2;
  s.progress = 1;
  tell?.({
    type: 'collected',
    seat: numberOf(seat),
    picture: PICTURE_IDS[picture]!,
    squares: squares.map((square) => SQUARES[square]!),
  });
};

/** BG-15.14, 15.15: collects what is equal, and asks where three are. */
const compare = (s: Battlegrounds, seat: Seat, tell: Tell | null): void => {
  const before = s.subTurns;
  for (const squares of alike(s)) if (squares.length !== 3) collect(s, seat, squares, tell);
  if (threeAlike(s).length > 0) s.asked = FAMILY_PAIR;
  else {
    if (s.subTurns === before) tell?.({ type: 'noMatch', seat: numberOf(seat) });
    endSubTurn(s, seat, tell);
  }
};

/** BG-15.17: covers what was not revealed in this sub-turn. */
const coverOld = (s: Battlegrounds, tell: Tell | null): void => {
  const covered = [...s.faceUp].filter((square) => !s.fresh.has(square));
  for (const square of covered) {
    s.token.cover(tokenAt(s, square));
    s.faceUp.delete(square);
  }
  if (covered.length > 0) tell?.({ type: 'covered', squares: covered.map((square) => SQUARES[square]!) });
};

const nothingFaceDown = (s: Battlegrounds): boolean => {
  for (let square = 0; square < SQUARE_COUNT; square++) if (canReveal(s, square)) return false;
  return true;
};

/** BG-15.16–15.18, 15.20, 15.22: the end of a sub-turn, and of a turn. */
export const endSubTurn = (s: Battlegrounds, seat: Seat, tell: Tell | null): void => {
  const { config } = s;
  if (pointsOf(s, seat) >= config.target) {
    win(s, seat, tell);
    return;
  }
  coverOld(s, tell);
  s.subTurns--;
  if (s.subTurns > 0) {
    tell?.({ type: 'goesOn', seat: numberOf(seat), count: s.subTurns });
    askToMove(s);
    return;
  }
  s.fruitless = s.progress === 1 ? 0 : s.fruitless + 1;
  if (nothingFaceDown(s)) finish(s, 'exhaustion');
  else if (s.fruitless >= config.stall) finish(s, 'stalemate');
  else beginSubTurn(s, (seat + 1) % config.seats, tell);
};
