/**
 * Law "sealed": when several seats are asked at once, neither the order in which their answers arrive nor
 * changed answers before the last one affect the result; and until then nobody else sees an answer.
 */
import type { Decision } from '../game.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { loadMatch } from '../match/file.ts';
import type { Match } from '../match/match.ts';
import { viewOf } from '../match/view.ts';
import { hasSeat, numberOf } from '../seats.ts';
import { fileOf } from './saving.ts';
import { mixed, offeredDecision, type Scene } from './scene.ts';

type Answer = readonly [seat: number, decision: Decision];

/** Arrival orders tried per round. */
const ORDERS = 4;

export const checkSealed = (scene: Scene, round: readonly Answer[]): void => {
  const { findings, match } = scene;
  if (!scene.filed || round.length < 2 || match.sealed !== 0) return;
  const file = fileOf(match);
  const copy = (): Match => {
    const loaded = loadMatch(scene.game, file);
    if (!loaded.ok) throw new Error(loaded.error.code);
    return loaded.value;
  };
  let first: string | undefined;
  for (let i = 0; i < ORDERS; i++) {
    const order = i > 0 ? mixed(scene.random, round) : round;
    const result = findings.attempt('sealed', 'a round of sealed answers', () =>
      arrive(scene, copy(), order, i > 1),
    );
    first ??= result;
    findings.check(
      'sealed',
      result === first,
      () => `arriving in the order ${order.map(([seat]) => numberOf(seat))} gives another result`,
    );
  }
  for (const [seat, decision] of round.slice(0, 2)) checkHidden(scene, seat, decision, copy);
};

/** Submits the answers; with `changes` everybody but the last submits a different answer first. */
const arrive = (scene: Scene, m: Match, order: readonly Answer[], changes: boolean): string => {
  const { findings, random, game } = scene;
  const hand = (seat: number, decision: Decision): string => {
    const done = m.decide(seat, decision);
    findings.check(
      'sealed',
      done.ok,
      () =>
        `seat ${numberOf(seat)}: a sealed answer is refused after others: ${done.ok ? '' : done.error.code}`,
    );
    return done.ok ? JSON.stringify(done.value.told) : '';
  };
  const id = m.decisionId;
  let told = '';
  for (const [i, [seat, decision]] of order.entries()) {
    // A covert round is resolved by the table, after the last answer.
    const last = i === order.length - 1 && !m.covert;
    if (changes && !last) {
      const other = offeredDecision(game, m.state, seat, random);
      if (other) hand(seat, other);
    }
    findings.check('sealed', m.decisionId === id, () => 'a sealed answer makes those of others stale');
    told = hand(seat, decision);
    if (!last)
      findings.check('sealed', told === '[]', () => 'something is told before the last sealed answer is in');
  }
  if (m.covert) {
    const done = m.resolveRound();
    told = done.ok ? JSON.stringify(done.value.told) : '';
  }
  return `${fingerprint(m.state)} ${told} ${JSON.stringify(m.history.items.at(-1)?.answers)}`;
};

/** Whatever answer a seat seals, the others see the same. */
const checkHidden = (scene: Scene, seat: number, decision: Decision, copy: () => Match): void => {
  const { findings, random, game, state } = scene;
  const other = offeredDecision(game, state, seat, random);
  if (!other) return;
  const others = scene.viewers.filter((viewer) => !hasSeat(viewer, seat));
  const seenAfter = (answer: Decision): string[] => {
    const m = copy();
    m.decide(seat, answer);
    return others.map((viewer) => JSON.stringify(viewOf(m, viewer)));
  };
  const one = seenAfter(decision);
  const same = seenAfter(other).every((view, i) => view === one[i]);
  findings.check('sealed', same, () => `others see what seat ${numberOf(seat)} has sealed`);
};
