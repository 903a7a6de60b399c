/**
 * Table acts: resigning, draw offers, claims, abort, undo by consent. They are the same for all games; a game
 * says which it has and by which clauses (`TableRules`). This file judges them and keeps open offers and
 * votes. Their effect on the game goes through `Game.fact`.
 */
import type { TableRules } from '../game.ts';
import { type Refusal, refusal } from '../result.ts';
import { everySeat, hasSeat, type Seat, type SeatSet, seatBit } from '../seats.ts';
import type { Act } from './entry.ts';

/** Offers, requests and votes that are open. Plain data, rebuilt from the log. */
export interface TableActs {
  /** Who has offered or accepted a draw so far (the offerer included); 0 = no offer. */
  offer: SeatSet;
  offerer: number;
  /** Seat → its opponents' decisions at the time of its last offer; -1 = never offered. */
  readonly offeredAt: number[];
  /** Who asks to undo, and who has agreed so far; 0 = nobody. */
  undo: SeatSet;
  undoer: number;
  /** Seats that a bot plays at present. */
  bots: SeatSet;
  /** Seat → who votes that a bot plays it while its player is away. */
  readonly votes: SeatSet[];
}

export const newTableActs = (seats: number): TableActs => ({
  offer: 0,
  offerer: -1,
  offeredAt: Array.from({ length: seats }, () => -1),
  undo: 0,
  undoer: -1,
  bots: 0,
  votes: Array.from({ length: seats }, () => 0),
});

/** The facts of the match by which acts are judged. */
export interface Situation {
  readonly rules: TableRules;
  readonly seats: number;
  readonly over: boolean;
  /** Seat → its decisions that have not been undone. */
  readonly decided: readonly number[];
  /** Seats that owe a decision. */
  readonly owing: SeatSet;
  /** Whether a covert round is open. */
  readonly covert: boolean;
  /** Why the seat may not undo even with everybody's consent, if so. */
  readonly undoBarrier: (seat: Seat) => Refusal | undefined;
  readonly claimBarrier: (seat: Seat) => Refusal | undefined;
}

const NONE = 'NO_SUCH_ACT';
const noSuchAct = (act: Act) => refusal(NONE, '', { act });

const opponentsDecided = (decided: readonly number[], seat: Seat): number =>
  decided.reduce((sum, n, other) => (other === seat ? sum : sum + n), 0);

type Clauses = Readonly<Record<Act, string | undefined>>;

/** Table act → the clause it follows from; undefined: the game has no such act. Cached per rules object. */
const clauses = new WeakMap<TableRules, Clauses>();
const clausesOf = (rules: TableRules): Clauses => {
  let known = clauses.get(rules);
  if (!known) {
    known = {
      resign: rules.resign?.clause,
      offerDraw: rules.draw?.clause,
      withdrawDraw: rules.draw?.answer,
      acceptDraw: rules.draw?.answer,
      declineDraw: rules.draw?.answer,
      claim: rules.claim?.clause,
      abort: rules.abort?.clause,
      undo: rules.undo?.clause,
      withdrawUndo: rules.undo?.clause,
      acceptUndo: rules.undo?.clause,
      declineUndo: rules.undo?.clause,
      // Only the table reports it: by the clock of the match, or by its own days per move.
      flag: rules.clock?.clause,
      toBot: '',
      fromBot: '',
      voteBot: '',
      withdrawVote: '',
      declineBot: '',
      replace: '',
      resolve: '',
    };
    clauses.set(rules, known);
  }
  return known;
};

/** Why a seat may not do this now; undefined = it may. `about`: the seat it is about, for `ABOUT_OTHERS`. */
export const refuseAct = (
  e: TableActs,
  s: Situation,
  seat: Seat,
  act: Act,
  about = seat,
): Refusal | undefined => {
  const { rules } = s;
  const known = clausesOf(rules);
  const clause = Object.hasOwn(known, act) ? known[act] : undefined;
  if (clause === undefined) return noSuchAct(act);
  if (s.over) return refusal('GAME_OVER', clause);
  switch (act) {
    case 'offerDraw':
      if (standingOffer(e, seat)) return undefined;
      return e.offeredAt[seat]! >= opponentsDecided(s.decided, seat)
        ? refusal('DRAW_OFFER_TOO_SOON', rules.draw!.again)
        : undefined;
    case 'withdrawDraw':
      return e.offer && e.offerer === seat ? undefined : refusal('NO_DRAW_OFFER', clause);
    case 'acceptDraw':
    case 'declineDraw':
      return standingOffer(e, seat) ? undefined : refusal('NO_DRAW_OFFER', clause);
    case 'claim':
      return s.claimBarrier(seat);
    case 'abort':
      return s.decided.every((n) => n >= rules.abort!.before) ? refusal('ABORT_TOO_LATE', clause) : undefined;
    case 'undo':
      if (rules.undo!.policy === 'off') return refusal('TAKEBACK_OFF', clause);
      return s.undoBarrier(seat);
    case 'withdrawUndo':
      return e.undo && e.undoer === seat ? undefined : refusal('NO_TAKEBACK_REQUEST', clause);
    case 'acceptUndo':
    case 'declineUndo':
      return e.undo && !hasSeat(e.undo, seat) ? undefined : refusal('NO_TAKEBACK_REQUEST', clause);
    case 'fromBot':
      return hasSeat(e.bots, seat) ? undefined : noSuchAct(act);
    case 'toBot':
    case 'replace':
      return hasSeat(e.bots, seat) ? noSuchAct(act) : undefined;
    case 'voteBot':
      return about === seat || hasSeat(e.bots, about) || hasSeat(e.votes[about]!, seat)
        ? noSuchAct(act)
        : undefined;
    case 'withdrawVote':
      return hasSeat(e.votes[about]!, seat) ? undefined : noSuchAct(act);
    case 'declineBot':
      return e.votes[seat] ? undefined : noSuchAct(act);
    case 'resolve':
      return s.covert ? undefined : noSuchAct(act);
    case 'flag':
      // No clock runs in a covert round.
      if (s.covert) return refusal('NOT_YOUR_TURN', clause);
      return rules.clock!.onFall === 'answer' && !hasSeat(s.owing, seat)
        ? refusal('NOT_YOUR_TURN', clause)
        : undefined;
    case 'resign':
      return undefined;
  }
};

const standingOffer = (e: TableActs, seat: Seat): boolean => e.offer !== 0 && !hasSeat(e.offer, seat);

/** The effect of an act outside this file. */
export type Effect = 'none' | 'agreedDraw' | 'undo';

/** Performs a legal act. The caller handles resign, claim, abort, flag and resolve. */
export const performAct = (e: TableActs, s: Situation, seat: Seat, act: Act, about = seat): Effect => {
  switch (act) {
    case 'offerDraw':
    case 'acceptDraw':
      if (standingOffer(e, seat)) {
        e.offer |= seatBit(seat);
        return e.offer === everySeat(s.seats) ? 'agreedDraw' : 'none';
      }
      e.offer = seatBit(seat);
      e.offerer = seat;
      e.offeredAt[seat] = opponentsDecided(s.decided, seat);
      return 'none';
    case 'withdrawDraw':
    case 'declineDraw':
      e.offer = 0;
      e.offerer = -1;
      return 'none';
    case 'undo':
    case 'acceptUndo':
      e.undo = (act === 'undo' ? 0 : e.undo) | seatBit(seat);
      if (act === 'undo') e.undoer = seat;
      return e.undo === everySeat(s.seats) ? 'undo' : 'none';
    case 'withdrawUndo':
    case 'declineUndo':
      e.undo = 0;
      e.undoer = -1;
      return 'none';
    case 'toBot':
    case 'replace':
      e.bots |= seatBit(seat);
      e.votes[seat] = 0;
      return 'none';
    case 'fromBot':
      e.bots &= ~seatBit(seat);
      return 'none';
    case 'voteBot':
      e.votes[about]! |= seatBit(seat);
      return 'none';
    case 'withdrawVote':
      e.votes[about]! &= ~seatBit(seat);
      return 'none';
    case 'declineBot':
      e.votes[seat] = 0;
      return 'none';
    default:
      return 'none';
  }
};

/** After a decision: offers of others and all undo requests lapse, and so do votes about its seat. */
export const afterDecision = (e: TableActs, seat: Seat): void => {
  if (e.offer && e.offerer !== seat) {
    e.offer = 0;
    e.offerer = -1;
  }
  e.undo = 0;
  e.undoer = -1;
  e.votes[seat] = 0;
};

/** After an undo: all open offers, requests and votes lapse. `decided` is counted after the undo. */
export const afterUndo = (e: TableActs, decided: readonly number[]): void => {
  // A decision made anew after the undo counts as one since the offer.
  for (const [seat, at] of e.offeredAt.entries())
    e.offeredAt[seat] = Math.min(at, opponentsDecided(decided, seat));
  e.offer = 0;
  e.offerer = -1;
  e.undo = 0;
  e.undoer = -1;
};
