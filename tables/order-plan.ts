/**
 * The orders of one seat as data, and how they follow the match: everything about them is found out from what is stored
 * and from the log, so it does not matter where the process died. Only what its player sees decides whether a line fits.
 */
import type { Entry } from '#engine/match/entry.ts';
import type { Item } from '#engine/match/item.ts';
import type { Match } from '#engine/match/match.ts';
import { type Refusal, refusal } from '#engine/result.ts';
import { hasSeat, type Seat } from '#engine/seats.ts';
import { ORDER_LENGTH, ORDER_LINES, type OrderLine, type OrdersEnd, type OrdersInfo } from '#wire/orders.ts';
import { serviceRefusal } from './refusals.ts';

export interface OrderPlan extends OrdersInfo {
  /** Entries of the log that stood when it was laid down, or after the last answer that it gave. */
  readonly length: number;
}

/** What its player is told of a plan. The length of the log counts what others do unnoticed. */
export const toldPlan = ({ length: _, ...info }: OrderPlan): OrdersInfo => info;

const sizeOf = ({ when = [], asked = '', answer }: OrderLine): number =>
  when.reduce((sum, text) => sum + text.length, asked.length + answer.length);

/** Why these are no orders for a match of this game; undefined: they may be laid down. */
export const refuseLines = (lines: readonly OrderLine[], hides: boolean): Refusal | undefined => {
  if (lines.length > ORDER_LINES) return serviceRefusal('ORDERS_TOO_MANY', { most: ORDER_LINES });
  if (lines.some((line) => sizeOf(line) > ORDER_LENGTH))
    return serviceRefusal('ORDERS_TOO_LONG', { most: ORDER_LENGTH });
  const known = new Set<number>();
  for (const { n, after, when, answer } of lines) {
    const follows = after === undefined || known.has(after);
    if (known.has(n) || !follows || answer.trim() === '') return serviceRefusal('ORDERS_BROKEN', { line: n });
    // What others decide is not shown where anything is hidden: it cannot be a condition either.
    if (hides && when !== undefined) return serviceRefusal('ORDERS_HIDDEN');
    known.add(n);
  }
  return undefined;
};

/** Why this seat may not lay anything down now; `plan`: what it has, if anything. */
export const refuseOrders = (
  match: Match,
  seat: Seat,
  decision: number,
  plan?: OrderPlan,
): Refusal | undefined => {
  if (match.outcome) return refusal('GAME_OVER', '');
  // What is asked now is answered, not ordered.
  if (hasSeat(match.owing, seat)) return serviceRefusal('ORDERS_YOUR_TURN');
  const fits = decision === match.decisionId || (plan?.ended === undefined && decision === plan?.decision);
  return fits ? undefined : refusal('STALE_DECISION', '', { id: decision, now: match.decisionId });
};

/** Orders laid down now. Those that are only changed still count from where they stood. */
export const planOf = (
  match: Match,
  seat: Seat,
  decision: number,
  lines: readonly OrderLine[],
  before?: OrderPlan,
): OrderPlan => {
  const changed = before?.decision === decision && before.ended === undefined;
  // Whose sealed answer is in waits for what comes after this round.
  const sealed = decision === match.decisionId && hasSeat(match.sealed, seat);
  return {
    decision: sealed && !changed ? decision + 1 : decision,
    length: changed ? before.length : match.log.length,
    lines: lines.map((line) => ({
      ...line,
      ...(line.when ? { when: line.when.map((text) => text.trim()) } : {}),
      answer: line.answer.trim(),
    })),
    done: before?.done ?? [],
  };
};

/** Acts after which a seat's orders are void: it is not its player who decides, or nothing is decided any more. */
const leaves = (entry: Entry): boolean =>
  entry.kind === 'act' && ['toBot', 'replace', 'flag', 'resign'].includes(entry.act);
/** The end of a covert round. */
const isResolved = (entry: Entry): boolean => entry.kind === 'act' && entry.act === 'resolve';
const answers = ({ kind }: Entry): boolean => kind === 'decide' || kind === 'seal' || kind === 'ahead';

const answersOf = (item: Item, seat: Seat): boolean => item.answers.some((one) => one.seat === seat);

/** Is this text, in the state before item `index`, what was decided there? */
const says = (match: Match, index: number, seat: Seat, decision: readonly number[], text: string) => {
  const read = match.game.read(match.history.stateBefore(index), seat, text);
  return (
    read.ok && read.value.length === decision.length && read.value.every((step, i) => step === decision[i])
  );
};

interface Step {
  /** Index of the item in the history. */
  readonly index: number;
  /** Undefined: something else than a decision. */
  readonly answer?: Item['answers'][number];
}

/** What the others did from the plan's decision on, before item `until`. */
const stepsOf = (plan: OrderPlan, match: Match, seat: Seat, until: number): Step[] =>
  match.history.items.slice(0, until).flatMap((item, index): Step[] => {
    if (item.place < plan.decision) return [];
    if (item.answers.length === 0) return [{ index }];
    return item.answers.flatMap((answer) => (answer.seat === seat ? [] : [{ index, answer }]));
  });

/** The line that fits what happened before item `until`, by default until now; undefined: none covers it. */
export const lineFor = (
  plan: OrderPlan,
  match: Match,
  seat: Seat,
  until = match.history.items.length,
): OrderLine | undefined => {
  const next = plan.lines.filter(({ after }) => after === undefined);
  if (next.length === 0) return undefined;
  const state = until === match.history.items.length ? match.state : match.history.stateBefore(until);
  const asked = match.game.point(state, seat)?.name;
  const steps = stepsOf(plan, match, seat, until);
  const fits = ({ when, asked: point }: OrderLine): boolean => {
    if (point !== undefined && point !== asked) return false;
    if (when === undefined) return true;
    return (
      when.length === steps.length &&
      steps.every(
        ({ index, answer }, i) =>
          answer !== undefined && says(match, index, answer.seat, answer.decision, when[i]!),
      )
    );
  };
  return next.find(fits);
};

/** The lines that can still come when this one has been answered; those that follow it are the first now. */
const rest = (lines: readonly OrderLine[], from: number): OrderLine[] => {
  const kept = new Set([from]);
  return lines.flatMap(({ after, ...line }) => {
    if (after === undefined || !kept.has(after)) return [];
    kept.add(line.n);
    return after === from ? line : { ...line, after };
  });
};

/** After the answer that item `index` is. */
const advanced = (plan: OrderPlan, match: Match, seat: Seat, index: number): OrderPlan => {
  const item = match.history.items.at(index)!;
  const line = lineFor(plan, match, seat, index);
  return {
    decision: item.place + 1,
    length: item.entry + 1,
    lines: line ? rest(plan.lines, line.n) : [],
    done: [...plan.done, { at: index, answer: line?.answer ?? '' }].slice(-ORDER_LINES),
  };
};

/** The orders have come to an end: their player decides again, and is told why. */
export const endPlan = (plan: OrderPlan, match: Match, end: OrdersEnd): OrderPlan => ({
  decision: match.decisionId,
  length: match.log.length,
  lines: [],
  done: end.why === 'undone' ? [] : plan.done,
  ended: end,
});

/** Somebody took something back that the orders build on. An undo takes a place, so there are fewer items than places. */
const undone = (plan: OrderPlan, match: Match): boolean =>
  match.history.items.filter(({ place }) => place >= plan.decision).length < match.decisionId - plan.decision;

/**
 * The seat's answers, before entry `until`, to what the plan is for. Until that is asked, a sealed answer that is still
 * changed belongs to what was asked before.
 */
const given = (plan: OrderPlan, match: Match, seat: Seat, until = match.log.length): Entry[] => {
  const before = match.history.items.findLast(({ place }) => place < plan.decision);
  const asked = match.decisionId < plan.decision ? until : before ? before.entry + 1 : 0;
  return match.log
    .slice(plan.length, until)
    .filter(
      (entry, i) =>
        entry.seat === seat && (entry.kind === 'ahead' || (answers(entry) && plan.length + i >= asked)),
    );
};

/**
 * What has become of a plan by now; undefined: its player has decided by hand, a bot stands in, or the match is over.
 * `fired`: was the answer to the decision of this id an order's?
 */
export const follow = (
  plan: OrderPlan,
  match: Match,
  seat: Seat,
  fired: (decision: number) => boolean,
): OrderPlan | undefined => {
  if (match.outcome) return undefined;
  if (match.log.slice(plan.length).some((entry) => entry.seat === seat && leaves(entry))) return undefined;
  const { items } = match.history;
  const index = items.findIndex((item) => item.place >= plan.decision && answersOf(item, seat));
  const item = index < 0 ? undefined : items.at(index);
  if (!item) {
    if (undone(plan, match))
      return plan.lines.length + plan.done.length > 0 ? endPlan(plan, match, { why: 'undone' }) : undefined;
    const own = given(plan, match, seat);
    const sealed = own.length === 1 && own[0]!.kind === 'seal' && fired(match.decisionId);
    return own.length === 0 || sealed ? plan : undefined;
  }
  const own = given(plan, match, seat, item.entry + 1);
  // Where the table has passed in a covert round, what was ordered is still to come.
  if (own.length === 0 && isResolved(match.log.at(item.entry)!))
    return follow({ ...plan, decision: item.place + 1, length: item.entry + 1 }, match, seat, fired);
  // One that changed its sealed answer by hand has two; one whom the rules answered for has none.
  if (own.length !== 1 || !fired(item.place)) return undefined;
  return follow(advanced(plan, match, seat, index), match, seat, fired);
};
