/**
 * Covert rounds at twin tables. A viewer's own seats answer alike in both worlds and at the same moments; other seats
 * answer at other moments, or have no choice in one of the worlds, so that the table answers for them. Before the hold
 * is over all are in, in every world: nothing that the viewer is sent may differ, nor when.
 */
import type { Decision } from '#engine/game.ts';
import type { Match } from '#engine/match/match.ts';
import { hasSeat, listSeats } from '#engine/seats.ts';
import type { Episode } from './episode.ts';
import { isBots, sayDecision } from './say-decision.ts';
import { page, past, tryOut } from './side-actions.ts';
import { decisionAt } from './start-positions.ts';
import type { Answer } from './twin.ts';
import { HOLD } from './world.ts';

/** For timers that ring a little late. */
const LATE = 5;

interface Said {
  readonly at: number;
  readonly world: number;
  readonly seat: number;
  readonly decision: Decision;
}

/** Plays the covert round that is open in all worlds. */
export const covertRound = async (episode: Episode): Promise<boolean> => {
  const { truth, random } = episode;
  const left = HOLD - episode.askedFor;
  if (left < LATE) return false;
  const span = Math.floor(left / 2);
  const said = planned(episode, span);
  const ids = new Map(listSeats(truth.asked).map((seat) => [seat, episode.sitting.nextId]));
  const moments = [...new Set([0, ...said.map(({ at }) => at)])].sort((a, b) => a - b);
  for (const [i, at] of moments.entries()) {
    await episode.together('a covert answer', () => {
      for (const one of said.filter((each) => each.at === at)) answer(episode, one, ids.get(one.seat)!);
    });
    if (episode.alive.length > 0 && random.draw(4) === 0) await probe(episode);
    await episode.together('a covert round', () => undefined, undefined, (moments[i + 1] ?? span) - at);
  }
  // A bot that was not asked could not answer.
  for (const eye of episode.alive)
    if (truth.covert && truth.ready !== episode.matchIn(eye.world).ready) episode.part(eye);
  await episode.together('the end of a covert round', () => undefined, undefined, left - span + LATE);
  return !episode.truth.outcome;
};

/** Who answers what and when, in the true world and in those of the twins; all within `span` milliseconds. */
const planned = (episode: Episode, span: number): Said[] => {
  const { truth, random, start } = episode;
  const seats = listSeats(truth.asked);
  const answers: Answer[] = seats.map((seat) => {
    const chosen = hasSeat(truth.owing, seat) ? decisionAt(start.subject, truth, seat, random) : undefined;
    return { seat, decision: chosen ?? truth.game.timeout(truth.state, seat) };
  });
  const times = new Map(seats.map((seat) => [seat, random.draw(span)]));
  const said = answersIn(episode, 0, truth, answers, (seat) => times.get(seat)!);
  for (const eye of episode.alive) {
    const twin = episode.matchIn(eye.world);
    const alike = twin.covert ? eye.pair.alike(truth, twin, answers, random) : undefined;
    const same = alike?.every(
      ({ seat, decision }, i) =>
        !hasSeat(eye.viewer, seat) || decision.join() === answers[i]!.decision.join(),
    );
    if (!alike || !same) {
      episode.part(eye);
      continue;
    }
    // Others are told of their own answers, so the servers' counters differ.
    eye.busier = true;
    const own = (seat: number): boolean => hasSeat(eye.viewer, seat);
    said.push(
      ...answersIn(episode, eye.world, twin, alike, (seat) =>
        own(seat) ? times.get(seat)! : random.draw(span),
      ),
    );
  }
  return said;
};

/** The answers that are given by hand in one world: of who has a choice, or shares a device. */
const answersIn = (
  episode: Episode,
  world: number,
  match: Match,
  answers: readonly Answer[],
  when: (seat: number) => number,
): Said[] =>
  answers
    .filter(({ seat }) => hasSeat(match.owing, seat) || shares(episode, seat))
    .map(({ seat, decision }) => ({ at: when(seat), world, seat, decision }));

const shares = (episode: Episode, seat: number): boolean =>
  !isBots(episode, seat) && (episode.sitting.person(seat)?.seats.length ?? 0) > 1;

const answer = (episode: Episode, { world, seat, decision }: Said, id: string): void => {
  const { stage } = episode;
  const match = episode.matchIn(world);
  if (world === 0 || episode.alive.some((eye) => eye.world === world))
    sayDecision(episode, stage.worlds[world]!, match, id, seat, decision);
};

/** Somebody tries something while the round is open. */
const probe = async (episode: Episode): Promise<unknown> =>
  [tryOut, page, past][episode.random.draw(3)]!(episode);
