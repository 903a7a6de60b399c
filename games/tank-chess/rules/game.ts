/**
 * Tank Chess as the engine plays it. One decision a turn (TC-3.6), one step a decision: a packed turn. Seat 0 is
 * White, seat 1 Black. Everything here only joins the rules of the other files to the engine's contract.
 */
import type { Chance } from '#engine/chance.ts';
import type { Draft, Fact, Game, Outcome } from '#engine/game.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { ok, type Refusal, refusal } from '#engine/result.ts';
import { seatBit } from '#engine/seats.ts';
import type { StepList } from '#engine/steps.ts';
import { auditTankChess } from './audit.ts';
import { declarations } from './declare.ts';
import { halfMoveOf, occurrences } from './draws.ts';
import type { TankEvent, Tell } from './events.ts';
import { generateTurns, MAX_TURNS } from './generate.ts';
import { plyOf, readIntent, refuseToMove } from './intent.ts';
import { refuseTurn } from './judge.ts';
import { narrate } from './narrate.ts';
import { printTcn } from './notation/tcn.ts';
import { printTcp } from './notation/tcp.ts';
import { configOf, OPTIONS, type TankConfig } from './options.ts';
import { advance, undoDestroyed, undoWin, WINS } from './play.ts';
import { sampleTurn } from './sample.ts';
import { blankState, ENDINGS, type Ending, endingCode, maxPlies, type TankState } from './state.ts';
import { OUT, type Turn, turnTo } from './types.ts';

/** How often a position must have occurred to be a draw, or to be claimed as one (TC-10.3). */
const THREEFOLD = 3;

/** How often the present position has occurred since the match began (TC-10.4). */
export const timesOccurred = (s: TankState): number => occurrences(s, s.moves.values, s.moves.length);

/** Under which facts a match ends, and as what. */
const ENDING_OF: Readonly<Record<Fact['kind'], Ending>> = {
  resign: 'resign',
  timeout: 'time',
  agreedDraw: 'agreement',
  claim: 'repetition',
  abort: 'abort',
};

const end = (s: TankState, ending: Ending, winner = -1): void => {
  s.ending = endingCode(ending);
  s.winner = winner;
};

/** Carries a turn out and tests for the end in the order of TC-10.7: win, repetition, no progress. */
const play = (s: TankState, seat: number, turn: Turn): void => {
  const { config, moves } = s;
  const remembers = config.repetition !== 'off';
  const half = remembers && turnTo(turn) !== OUT ? halfMoveOf(s, turn) : -1;
  const undo = advance(s, turn);
  s.plies++;
  const win = undoWin(undo);
  if (win !== 0) {
    // Nothing can occur again, and the last half-move is not among them.
    moves.clear();
    end(s, WINS[win] as Ending, seat);
    return;
  }
  if (undoDestroyed(undo) !== 0) moves.clear();
  else if (remembers) {
    moves.push(half);
    if (config.repetition === 'draw3' && timesOccurred(s) >= THREEFOLD) {
      end(s, 'repetition');
      return;
    }
  }
  if (config.noProgressPlies > 0 && s.noProgress >= config.noProgressPlies) end(s, 'noProgress');
};

const refuse = (s: TankState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  const refused = refuseToMove(s, seat);
  if (refused) return refused;
  const [turn] = draft;
  if (draft.length > 1) return refusal('BAD_DECISION', 'TC-3.6', { steps: draft.length });
  if (turn === undefined) return whole ? refusal('BAD_DECISION', 'TC-3.2', { steps: 0 }) : undefined;
  return refuseTurn(s, turn);
};

/** What everybody may be told of a position beyond the position itself (TC-9.4, TC-12.2). */
const derived = (s: TankState): JsonObject => {
  const shown = s.config.declarations === 'auto' || s.ending !== 0;
  const declared = s.plies > 0 && s.ending === 0 ? declarations(s, s.side === 0 ? 1 : 0) : undefined;
  return {
    tcp: printTcp(s),
    ply: plyOf(s),
    occurrences: s.config.repetition === 'off' ? 1 : timesOccurred(s),
    check: shown && declared?.check === true,
    escape: shown && declared?.escape === true,
  };
};

export const tankChess: Game<TankState, TankConfig, TankEvent> = {
  id: 'tank-chess',
  version: '1',
  seats: { min: 2, max: 2 },
  options: OPTIONS,

  config: (options) => configOf(options),
  blank: blankState,
  // Nothing is dealt: the start position is what a blank state holds.
  setup: () => undefined,

  active: (s) => (s.ending === 0 ? seatBit(s.side) : 0),
  point: (s, seat) =>
    s.ending === 0 && seat === s.side
      ? { name: 'submitTurn', clause: 'TC-3.2', params: { turn: s.turnNumber } }
      : undefined,

  steps: (s: TankState, seat: number, draft: Draft, out: StepList): void => {
    out.clear();
    if (refuseToMove(s, seat)) return;
    if (draft.length > 0) {
      out.complete = refuse(s, seat, draft, true) === undefined;
      return;
    }
    out.reserve(MAX_TURNS);
    out.count = generateTurns(s, out.items, { bounces: true });
  },
  sample: (s: TankState, _seat: number, chance: Chance) => [sampleTurn(s, chance)],
  refuse,
  apply: (s: TankState, seat: number, decision: Draft, _chance: Chance, tell: Tell | null): void => {
    const turn = decision[0];
    if (turn === undefined) throw new Error('A turn has one step');
    if (!tell) {
      play(s, seat, turn);
      return;
    }
    const finish = narrate(s, seat, turn, tell);
    play(s, seat, turn);
    finish(s);
  },
  // A seat out of time loses the game (TC-11.3), so no turn is ever made for it.
  timeout: () => {
    throw new Error('A flag fall loses a game of Tank Chess; it is not answered');
  },
  outcome: (s): Outcome | undefined => {
    if (s.ending === 0) return undefined;
    const reason = ENDINGS[s.ending]!;
    if (reason === 'abort') return { ranks: [], reason };
    return { ranks: s.winner < 0 ? [1, 1] : [0, 1].map((seat) => (seat === s.winner ? 1 : 2)), reason };
  },
  maxDecisions: maxPlies,

  write: (s, _seat, [turn]) => (turn === undefined ? '' : printTcn(s, turn, { suffix: false })),
  read: (s, seat, text) => {
    const turn = readIntent(s, seat, text);
    return turn.ok ? ok([turn.value]) : turn;
  },
  derived,
  audit: auditTankChess,

  table: (config) => ({
    resign: { clause: 'TC-10.6' },
    draw: { clause: 'TC-10.1', again: 'TC-10.2', answer: 'TC-10.10' },
    claim: { clause: 'TC-10.10' },
    abort: { clause: 'TC-10.8', before: 1 },
    undo: { clause: 'TC-12.5', late: 'TC-12.6', policy: config.takebacks ? 'consent' : 'off' },
    clock: { clause: 'TC-11.3', onFall: 'lose', setting: config.clock },
  }),
  refuseClaim: (s, seat) =>
    s.config.repetition === 'claim3' && seat === s.side && timesOccurred(s) >= THREEFOLD
      ? undefined
      : refusal('CLAIM_INVALID', 'TC-10.10'),
  fact: (s, fact) => {
    const loses = fact.kind === 'resign' || fact.kind === 'timeout';
    end(s, ENDING_OF[fact.kind], loses ? 1 - fact.seat : -1);
  },
};
