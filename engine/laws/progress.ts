/** Law "progress": somebody can decide until the end, and games end. */
import type { Outcome } from '../game.ts';
import { everySeat, listSeats, numberOf, type SeatSet } from '../seats.ts';
import { sidesOf } from '../sides.ts';
import { offeredDecision, offeredSteps, type Scene } from './scene.ts';

/** At a decision point: over or not, and every seat that owes an answer has a legal one. */
export const checkProgress = (scene: Scene): void => {
  const { game, state, seats, findings, random } = scene;
  const active = game.active(state);
  const outcome = game.outcome(state);
  const sides = checkSides(scene);
  findings.check('progress', (active & ~everySeat(seats)) === 0, () => `seats are asked that do not exist`);
  if (outcome) {
    findings.check('progress', active === 0, () => `it is over (${outcome.reason}), but somebody is asked`);
    checkOutcome(scene, outcome, sides);
    for (let seat = 0; seat < seats; seat++) {
      const { steps, complete } = offeredSteps(game, state, seat, []);
      findings.check(
        'progress',
        steps.length === 0 && !complete,
        () => `after the end seat ${numberOf(seat)} is offered steps`,
      );
      findings.check(
        'refused',
        !!game.refuse(state, seat, [0], true),
        () => 'after the end a decision is not refused',
      );
    }
    return;
  }
  findings.check('progress', active !== 0, () => 'nobody is asked, but it is not over');
  for (const seat of listSeats(active)) {
    findings.check(
      'progress',
      offeredDecision(game, state, seat, random) !== undefined,
      () => `seat ${numberOf(seat)} is asked, but has no decision`,
    );
    findings.check(
      'progress',
      game.point(state, seat) !== undefined,
      () => `seat ${numberOf(seat)} is asked, but not told what for (point)`,
    );
  }
};

/**
 * Either no ranks (an aborted match), or one per seat: the best is 1, and after a tie of k the next rank is k
 * places on. Results, where the rules give them, agree with the ranks; for one seat, and where all play together, they
 * are won or lost. A side shares its rank.
 */
const checkOutcome = (scene: Scene, { ranks, results, scores }: Outcome, sides: readonly SeatSet[]): void => {
  const { findings, seats } = scene;
  if (ranks.length === 0 && !scores && !results) return;
  findings.check('progress', ranks.length === seats, () => `${ranks.length} ranks for ${seats} seats`);
  const proper = ranks.every((rank) => rank === 1 + ranks.filter((other) => other < rank).length);
  findings.check('progress', proper, () => `the ranks ${ranks.join(' ')} are no ranking`);
  findings.check('progress', !scores || scores.length === seats, () => 'not one score for each seat');
  findings.check('progress', !results || results.length === seats, () => 'not one result for each seat');
  const told = results?.every((result, i) => results[ranks.indexOf(ranks[i]!)] === result) ?? true;
  findings.check('progress', told, () => `equal ranks (${ranks.join(' ')}), but ${results?.join(' ')}`);
  const first = results?.every((result, i) => result !== 'won' || ranks[i] === 1) ?? true;
  findings.check('progress', first, () => `a seat has won that is not first`);
  for (const side of sides) {
    const [one, ...others] = listSeats(side).map((seat) => ranks[seat]);
    const shared = others.every((rank) => rank === one);
    findings.check('progress', shared, () => `a side does not share its rank (${ranks.join(' ')})`);
  }
  if (sides.length > 1) return;
  const decided = results?.[0] === 'won' || results?.[0] === 'lost';
  findings.check('progress', decided, () => 'a game of one side is neither won nor lost (results)');
};

/** No seat is on two sides, and no side is of seats that do not exist. */
const checkSides = ({ game, state, seats, findings }: Scene): readonly SeatSet[] => {
  let taken = ~everySeat(seats);
  for (const side of game.sides?.(state) ?? []) {
    const sound = side !== 0 && (side & taken) === 0;
    findings.check(
      'progress',
      sound,
      () => `a side is empty, or of seats that are on another or do not exist`,
    );
    taken |= side;
  }
  return sidesOf(game, state, seats);
};

/** After a game: whether it ended within its own limit. */
export const checkEnd = (scene: Scene, decisions: number, ended: boolean): void => {
  const limit = scene.game.maxDecisions(scene.config);
  scene.findings.check('progress', Number.isInteger(limit) && limit > 0, () => `maxDecisions is ${limit}`);
  scene.findings.check('progress', ended || decisions < limit, () => `no end after ${decisions} decisions`);
};
