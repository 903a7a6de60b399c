/**
 * Law "ahead": an answer given in advance has the same effect as the same answer given when asked, is void
 * when the board has changed, and is invisible to others; so is a standing order until it answers. The orders
 * that a game lists may be left, and what orders answer is legal.
 */
import type { Decision } from '../game.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { loadMatch } from '../match/file.ts';
import type { Match } from '../match/match.ts';
import { viewOf } from '../match/view.ts';
import type { AddressedEvent } from '../narration.ts';
import { hasSeat, listSeats, numberOf } from '../seats.ts';
import { fileOf } from './saving.ts';
import { offeredDecision, type Scene } from './scene.ts';

/** How many decisions of others to wait for until the seat is asked. */
const MAX_DECISIONS_WAITED = 40;

export const checkOrders = (scene: Scene): void => {
  const { game, state, findings, settings } = scene;
  if (!game.standing) return;
  for (let seat = 0; seat < scene.seats; seat++)
    for (const order of game.orders?.(state, seat) ?? []) {
      const refused = game.refuseOrder?.(state, seat, order);
      findings.check(
        'ahead',
        refused === undefined,
        () => `"${order}" is listed, but refused: ${refused!.code}`,
      );
    }
  for (const seat of listSeats(game.active(state))) {
    for (const order of settings.orders ?? []) {
      if (game.refuseOrder?.(state, seat, order)) continue;
      const decision = game.standing(state, seat, order);
      if (!decision) continue;
      const refused = game.refuse(state, seat, decision, true);
      findings.check(
        'ahead',
        !refused,
        () => `"${order}" answers [${decision.join(' ')}], which is refused: ${refused!.code}`,
      );
    }
  }
};

export const checkAhead = (scene: Scene): void => {
  const { game, state, findings, random, match, settings } = scene;
  if (!scene.filed) return;
  const active = game.active(state);
  const waiting = listSeats((game.ahead?.(state).seats ?? 0) & ~active & ~(game.may?.(state) ?? 0));
  // Pending answers and orders would fall due in both copies, at different moments, so those matches are
  // skipped.
  if (waiting.length === 0 || match.log.some((e) => e.kind === 'order' || e.kind === 'ahead')) return;
  const seat = waiting[random.draw(waiting.length)]!;
  const decision = offeredDecision(game, state, seat, random);
  if (!decision) return;
  findings.attempt('ahead', 'an answer in advance', () => compare(scene, match, seat, decision));
  const orders = settings.orders ?? [];
  const order = orders[random.draw(Math.max(1, orders.length))];
  if (order !== undefined && !match.refuseOrder(seat, order, 'add'))
    findings.attempt('ahead', 'a standing order', () => checkUnseenOrder(scene, match, seat, order));
};

/** The seat is asked nothing yet, so its order answers nothing and changes nothing for others; nor does lifting it. */
const checkUnseenOrder = (scene: Scene, match: Match, seat: number, order: string): void => {
  const file = fileOf(match);
  const [without, ordered] = [loadMatch(scene.game, file), loadMatch(scene.game, file)];
  if (!without.ok || !ordered.ok) throw new Error('The match cannot be loaded');
  for (const change of ['add', 'lift'] as const) {
    const done = ordered.value.order(seat, order, change);
    scene.findings.check(
      'ahead',
      done.ok && done.value.told.length === 0,
      () => `"${order}": ${change} is refused or told`,
    );
    unseen(scene, without.value, ordered.value, seat);
  }
};

/** A copy of the match, and all events that were told in it. */
interface Course {
  readonly m: Match;
  readonly told: AddressedEvent[];
}

const compare = (scene: Scene, match: Match, seat: number, decision: Decision): void => {
  const { game, findings, random } = scene;
  const file = fileOf(match);
  const open = (): Course => {
    const loaded = loadMatch(game, file);
    if (!loaded.ok) throw new Error(loaded.error.code);
    return { m: loaded.value, told: [] };
  };
  const asked = open();
  const early = open();
  const submit = (c: Course, who: number, d: Decision): boolean => {
    const done = c.m.decide(who, d);
    if (done.ok) c.told.push(...done.value.told);
    return done.ok;
  };
  const stamp = game.ahead!(asked.m.state).stamp;
  findings.check(
    'ahead',
    submit(early, seat, decision),
    () => `seat ${numberOf(seat)}: an answer in advance is offered, but refused`,
  );
  unseen(scene, asked.m, early.m, seat);

  let isVoid = false;
  for (let i = 0; i < MAX_DECISIONS_WAITED; i++) {
    if (asked.m.outcome || hasSeat(asked.m.owing, seat)) break;
    const other = asked.m.onlySeat;
    const theirs = other < 0 ? undefined : offeredDecision(game, asked.m.state, other, random);
    if (!theirs) return;
    submit(asked, other, theirs);
    submit(early, other, theirs);
    isVoid ||= game.ahead!(asked.m.state).stamp !== stamp;
    if (!hasSeat(asked.m.owing, seat)) unseen(scene, asked.m, early.m, seat);
  }
  if (!hasSeat(asked.m.owing, seat)) return;
  if (!isVoid && !game.refuse(asked.m.state, seat, decision, true)) submit(asked, seat, decision);
  findings.check(
    'ahead',
    fingerprint(asked.m.state) === fingerprint(early.m.state) && asked.m.owing === early.m.owing,
    () => `seat ${numberOf(seat)}: [${decision.join(' ')}] in advance does something else than when asked`,
  );
  findings.check(
    'ahead',
    JSON.stringify(asked.told) === JSON.stringify(early.told),
    () => 'an answer in advance is told differently',
  );
};

/** While an answer in advance is pending, nobody else sees that there is one. */
const unseen = (scene: Scene, a: Match, b: Match, seat: number): void => {
  for (const viewer of scene.viewers) {
    if (hasSeat(viewer, seat)) continue;
    const same = JSON.stringify(viewOf(a, viewer)) === JSON.stringify(viewOf(b, viewer));
    scene.findings.check(
      'ahead',
      same,
      () => `others see an answer in advance or an order of seat ${numberOf(seat)}`,
    );
  }
};
