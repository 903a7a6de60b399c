/** Moving: the first half of a move-and-shoot, or the second after a shot (BG-4, 10.14). */
import type { Draft } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { COLOURS } from '../../content/board.ts';
import { drive, isDangerous } from '../combat.ts';
import { pawnText, readPawn, readSquare, squareText } from '../notation.ts';
import { eachNext, refusePath } from '../paths.ts';
import { malformed, refuse } from '../refusals.ts';
import { type Battlegrounds, onBoard, SHOOT } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { askOn, finishAction } from '../turn.ts';
import { type BattlegroundsMove, decision, forms, isPublic } from './point.ts';

/** BG-4.2: why this seat cannot act with this pawn now. */
export const refusePawn = (s: Battlegrounds, seat: Seat, pawn: number): Refusal | undefined => {
  if (pawn >= COLOURS.length || s.config.ownerOf[pawn] !== seat || !s.inGame.has(pawn))
    return refuse('NOT_YOUR_TANK');
  if (!onBoard(s, pawn)) return refuse('TANK_OFF_BOARD', { pawn: COLOURS[pawn]! });
  return s.acting >= 0 && s.acting !== pawn
    ? refuse('ONLY_THIS_TANK', { pawn: COLOURS[s.acting]! })
    : undefined;
};

const pathIn = (draft: Draft): number[] => {
  const path: number[] = [];
  for (let i = 1; i < draft.length; i++) path.push(aboutOf(draft[i]!));
  return path;
};

const refuseMove = (s: Battlegrounds, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  if (s.asked === SHOOT) return refuse('MOVED_ALREADY');
  const pawn = aboutOf(draft[0]!);
  const wrong = refusePawn(s, seat, pawn);
  if (wrong) return wrong;
  for (let i = 1; i < draft.length; i++) if (verbOf(draft[i]!) !== VERB.to) return malformed();
  return refusePath(s, pawn, pathIn(draft), whole);
};

/** Begins a move-and-shoot of a pawn, unless it is going on already (BG-3.11). */
export const beginAction = (s: Battlegrounds, pawn: number): void => {
  if (s.acting < 0) s.actions--;
  s.acting = pawn;
};

export const moveTank: BattlegroundsMove = {
  verbs: [VERB.move],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) for (const pawn of s.config.pawnsOf[seat]!) offer(step(VERB.move, pawn));
    else eachNext(s, aboutOf(draft[0]!), pathIn(draft), (square) => offer(step(VERB.to, square)));
  },
  refuse: refuseMove,
  apply: (s, _seat, moved, _chance, tell) => {
    const pawn = aboutOf(moved[0]!);
    beginAction(s, pawn);
    const arrived = drive(s, pawn, pathIn(moved), tell);
    // BG-4.18, 10.14: a tank that was destroyed does not shoot, and one that has shot does not shoot again.
    if (!arrived || s.shotFirst === 1) finishAction(s);
    else askOn(s);
  },
  textIsPublic: isPublic,
  // BG-17.6.
  final: (s, _seat, moved) => (isDangerous(s, aboutOf(moved[0]!), pathIn(moved)) ? 'BG-17.6' : undefined),
  write: (_s, [who, ...path]) => ['move', pawnText(who!), ...path.map(squareText)].join(' '),
  read: forms([
    /^move (\S+)((?: [a-h][1-8])*)$/,
    ([pawn, path = '']) =>
      decision(
        readPawn(VERB.move, pawn),
        ...path
          .trim()
          .split(' ')
          .filter(Boolean)
          .map((square) => readSquare(VERB.to, square)),
      ),
  ]),
};
