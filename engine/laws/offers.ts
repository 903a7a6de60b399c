/**
 * Laws "offers" and "refused": what is offered is what is legal. The lists of steps are taken as the
 * definition; `refuse` must agree with them on offered decisions, on similar ones and on nonsense.
 */

import { FastChance } from '../chance.ts';
import type { Decision } from '../game.ts';
import { hasSeat, listSeats, numberOf } from '../seats.ts';
import { MOST_STEPS } from '../steps.ts';
import { answerers, isOffered, offeredDecision, offeredSteps, type Scene, spell, trial } from './scene.ts';

/** Steps tried per list, and decisions tried per decision point of a seat. */
const STEPS_TRIED = 8;
const DECISIONS_TRIED = 3;

export const checkOffers = (scene: Scene): void => {
  const answering = answerers(scene.game, scene.state);
  for (const seat of listSeats(answering)) {
    for (let i = 0; i < DECISIONS_TRIED; i++) walkDraft(scene, seat);
    sampled(scene, seat);
  }
  for (let seat = 0; seat < scene.seats; seat++)
    if (!hasSeat(answering, seat)) outOfTurn(scene, seat, answering);
};

/** Follows one draft, compares list and `refuse` at every step, and applies the complete decision. */
const walkDraft = (scene: Scene, seat: number): void => {
  const { game, state, random, findings } = scene;
  const draft: number[] = [];
  for (;;) {
    const { steps, complete } = offeredSteps(game, state, seat, draft);
    examineList(scene, seat, draft, steps, complete);
    if (steps.length === 0 || draft.length > 64) {
      findings.check(
        'progress',
        complete,
        () => `seat ${numberOf(seat)}: the draft [${draft}] leads nowhere`,
      );
      if (!complete) return;
      break;
    }
    if (complete && random.draw(3) === 0) break;
    draft.push(steps[random.draw(steps.length)]!);
  }
  applies(scene, seat, draft);
  for (const other of mutations(scene, draft)) judged(scene, seat, other);
};

/** One list: each step once, within the maximum length, and exactly these steps are judged legal. */
const examineList = (
  scene: Scene,
  seat: number,
  draft: Decision,
  steps: readonly number[],
  complete: boolean,
): void => {
  const { game, state, random, findings } = scene;
  const listed = new Set(steps);
  const after = draft.length > 0 ? ` after [${draft.join(' ')}]` : '';
  if (steps.length > findings.longestStepList) findings.longestStepList = steps.length;
  findings.check(
    'offers',
    listed.size === steps.length,
    () => `seat ${numberOf(seat)}: a step is listed twice${after}`,
  );
  findings.check(
    'offers',
    steps.length <= MOST_STEPS,
    () => `${steps.length} steps are listed at once${after}`,
  );
  const wild = steps.find((step) => !Number.isInteger(step) || step < 0 || step >= 2 ** 30);
  findings.check('offers', wild === undefined, () => `the step ${wild} is no integer from 0 to 2^30 - 1`);

  const judge = (whole: boolean, tried: Decision) => game.refuse(state, seat, tried, whole);
  const whole = judge(true, draft);
  if (complete)
    findings.check('offers', !whole, () => `[${draft.join(' ')}] may be confirmed, but: ${whole!.code}`);
  else
    findings.check('refused', !!whole, () => `[${draft.join(' ')}] may not be confirmed, but is not refused`);

  for (let i = 0; i < Math.min(STEPS_TRIED, steps.length); i++) {
    const step = steps[steps.length <= STEPS_TRIED ? i : random.draw(steps.length)]!;
    const refused = judge(false, [...draft, step]);
    findings.check('offers', !refused, () => `${step} is offered${after}, but refused: ${refused!.code}`);
  }
  for (let i = 0; i < STEPS_TRIED; i++) {
    const step = strangeStep(random, steps);
    if (listed.has(step)) continue;
    const refused = findings.attempt('refused', `refuse [${[...draft, step].join(' ')}]`, () => ({
      by: judge(false, [...draft, step]),
    }));
    if (!refused) continue;
    findings.check('refused', !!refused.by, () => `${step} is not offered${after}, but not refused either`);
  }
};

/** A step near the listed ones, a small or large number, or something that is not a step at all. */
const strangeStep = (random: FastChance, steps: readonly number[]): number => {
  const near = steps.length > 0 ? steps[random.draw(steps.length)]! : 0;
  switch (random.draw(8)) {
    case 0:
      return near + 1;
    case 1:
      return near - 1;
    case 2:
      return near ^ (1 << random.draw(30));
    case 3:
      return random.draw(64);
    case 4:
      return random.draw(0x4000_0000);
    case 5:
      return -1 - random.draw(1000);
    case 6:
      return near + 0.5;
    default:
      return random.draw(1 << (1 + random.draw(20)));
  }
};

/** An offered decision is legal as a whole and can be applied. */
const applies = (scene: Scene, seat: number, decision: Decision): void => {
  const { game, state, random, findings } = scene;
  const refused = game.refuse(state, seat, decision, true);
  const told = () => spell(game, state, seat, decision);
  if (!findings.check('offers', !refused, () => `${told()} is offered, but refused: ${refused!.code}`))
    return;
  // Sealed and early answers are applied together with, or after, those of others.
  const active = game.active(state);
  const alone = hasSeat(active, seat) ? active === 1 << seat : hasSeat(game.may?.(state) ?? 0, seat);
  if (!alone) return;
  const s = trial(scene);
  findings.attempt('offers', `apply ${told()} of seat ${numberOf(seat)}`, () =>
    game.apply(s, seat, decision, new FastChance(random.word()), () => undefined),
  );
};

/** Variants of a legal decision. */
const mutations = (scene: Scene, decision: Decision): Decision[] => {
  const { random } = scene;
  const at = (n: number) => random.draw(Math.max(1, n));
  const i = at(decision.length);
  const j = at(decision.length);
  const swapped = [...decision];
  if (decision.length > 1) [swapped[i], swapped[j]] = [decision[j]!, decision[i]!];
  const changed = [...decision];
  if (decision.length > 0) changed[i] = strangeStep(random, decision);
  return [
    decision.slice(0, -1),
    decision.slice(1),
    [...decision, decision[i] ?? 0],
    [...decision, random.draw(64)],
    swapped,
    changed,
    Array.from({ length: random.draw(4) }, () => random.draw(64)),
  ];
};

/** Compares `refuse` for a whole decision with the lists of steps. */
const judged = (scene: Scene, seat: number, decision: Decision): void => {
  const { game, state, findings } = scene;
  const offered = isOffered(game, state, seat, decision);
  const judgement = findings.attempt('refused', `refuse [${decision.join(' ')}]`, () => ({
    refused: game.refuse(state, seat, decision, true),
  }));
  if (!judgement) return;
  if (offered)
    findings.check(
      'offers',
      !judgement.refused,
      () => `[${decision.join(' ')}] is offered, but refused: ${judgement.refused!.code}`,
    );
  else
    findings.check(
      'refused',
      !!judgement.refused,
      () => `seat ${numberOf(seat)}: [${decision.join(' ')}] is not offered, but not refused either`,
    );
};

/** A seat that is not asked is offered nothing, and the decisions of others are refused to it. */
const outOfTurn = (scene: Scene, seat: number, answering: number): void => {
  const { game, state, random, findings } = scene;
  const { steps, complete } = offeredSteps(game, state, seat, []);
  findings.check(
    'refused',
    steps.length === 0 && !complete,
    () => `seat ${numberOf(seat)} is not asked, but is offered ${steps.length} steps`,
  );
  for (const other of [...listSeats(answering), seat]) {
    const theirs = other === seat ? [random.draw(64)] : offeredDecision(game, state, other, random);
    if (!theirs) continue;
    const refused = game.refuse(state, seat, theirs, true);
    findings.check(
      'refused',
      !!refused,
      () => `seat ${numberOf(seat)} is not asked, but [${theirs.join(' ')}] is not refused`,
    );
  }
};

/** Sampled decisions are legal as well. */
const sampled = (scene: Scene, seat: number): void => {
  const { game, state, random, findings } = scene;
  if (!game.sample || !hasSeat(game.active(state), seat)) return;
  const decision = findings.attempt('offers', 'sample', () => game.sample!(state, seat, random));
  if (!decision) return;
  const refused = game.refuse(state, seat, decision, true);
  findings.check(
    'offers',
    !refused,
    () => `${spell(game, state, seat, decision)} is sampled, but refused: ${refused!.code}`,
  );
  findings.check(
    'offers',
    isOffered(game, state, seat, decision),
    () => `${spell(game, state, seat, decision)} is sampled, but not offered`,
  );
};
