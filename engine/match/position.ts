/** Positions set up by hand: read from their named form, and refused where a match could not go on from them. */
import type { AnyGame } from '../game.ts';
import { auditState } from '../layout/audit.ts';
import { isObject } from '../layout/json.ts';
import type { State } from '../layout/layout.ts';
import { KNOWN, readState } from '../layout/named.ts';
import { err, ok, type Refusal, type Result, refusal } from '../result.ts';
import { everySeat, listSeats, numberOf, type Seat } from '../seats.ts';
import { StepList } from '../steps.ts';

/** Maximum steps of a decision; a longer draft counts as endless. */
export const LONGEST_DRAFT = 256;

/** Can this seat decide anything? By the laws every draft that is offered leads to a decision, so one is enough. */
const hasDecision = (game: AnyGame, s: State, seat: Seat): boolean => {
  const list = new StepList();
  const draft: number[] = [];
  while (draft.length < LONGEST_DRAFT) {
    game.steps(s, seat, draft, list);
    if (list.complete) return true;
    if (list.count === 0) return false;
    draft.push(list.items[0]!);
  }
  return false;
};

/** Why a match could not go on from a state that is sound by itself; undefined when it is over, or somebody can decide. */
const stuck = (game: AnyGame, s: State): string | undefined => {
  const active = game.active(s);
  if (game.outcome(s)) return active === 0 ? undefined : 'it is over, but somebody is asked';
  if (active === 0) return 'nobody is asked, but it is not over';
  if (active & ~everySeat(s.layout.seats)) return 'a seat is asked that does not exist';
  for (const seat of listSeats(active)) {
    const point = game.point(s, seat);
    if (!point) return `seat ${numberOf(seat)} is asked for nothing`;
    if (!hasDecision(game, s, seat))
      return `seat ${numberOf(seat)} is asked for ${point.name}, but has no decision`;
  }
  return undefined;
};

/**
 * What is wrong with a state, in English for developers; empty when nothing is. Each check presumes the one before
 * it: the layout's audit, the game's, then whether a match can go on.
 */
export const faultsOf = (game: AnyGame, s: State): readonly string[] => {
  const laidOut = auditState(s);
  if (laidOut.length > 0) return laidOut;
  const found = game.audit?.(s) ?? [];
  if (found.length > 0) return found;
  const why = stuck(game, s);
  return why === undefined ? [] : [why];
};

/**
 * Reads a position set up by hand. What it does not name is as in a blank state; where it does not say who knows what
 * (`known`), everybody knows what the rules show.
 * @returns BAD_STATE with what is misspelt or wrong, one refusal for each fault
 */
export const readPosition = (
  game: AnyGame,
  config: unknown,
  named: unknown,
): Result<State, readonly Refusal[]> => {
  const s = game.blank(config);
  const read = readState(s, named);
  const faults = read.ok ? faultsOf(game, s) : [read.error];
  if (faults.length > 0) return err(faults.map((detail) => refusal('BAD_STATE', '', { detail })));
  if (isObject(named) && named[KNOWN] === undefined) game.revealOpen?.(s);
  return ok(s);
};
