/** Proposals within a side at twin tables: others get nothing, and the answer tells its sender nothing that is hidden. */
import { offeredDecision } from '#engine/laws/scene.ts';
import type { Match } from '#engine/match/match.ts';
import { judgeProposal, type Proposed } from '#engine/match/proposal.ts';
import { firstSeat, hasSeat, listSeats, numberOf, type Seat, type SeatSet, seatBit } from '#engine/seats.ts';
import { sideOf } from '#engine/sides.ts';
import { isOfSide } from '#tables/subscribers.ts';
import type { Episode } from './episode.ts';
import type { Person } from './seating.ts';
import { anyPerson } from './side-actions.ts';

/** Something to point at: what a partner could decide, something that was decided before, or a place. */
const somethingFor = ({ truth, random, stage }: Episode, side: SeatSet): Proposed => {
  const { game, state, config } = truth;
  const places = game.places?.(config) ?? [];
  if (places.length > 0 && random.draw(3) === 0) return { place: places[random.draw(places.length)]! };
  const asked = listSeats(side & game.active(state));
  const seat = asked[random.draw(Math.max(1, asked.length))] ?? listSeats(side)[0]!;
  const decision = random.draw(2) === 0 ? offeredDecision(game, state, seat, random) : undefined;
  return { for: seat, text: decision ? game.write(state, seat, decision) : stage.words.some(random) };
};

/** Who points at something: mostly a partner of the one who is asked, for there is most to tell. */
const proposer = (episode: Episode): readonly [Person, Seat] | undefined => {
  const { truth, random, sitting, gone } = episode;
  const asked = firstSeat(truth.game.active(truth.state));
  const partners = sideOf(truth.sides, asked) & ~seatBit(asked);
  const theirs = sitting.setup.people.filter(
    (person) => !gone.has(person) && (person.viewer & partners) !== 0 && !hasSeat(person.viewer, asked),
  );
  const person = random.draw(4) > 0 ? theirs[random.draw(Math.max(1, theirs.length))] : anyPerson(episode);
  const seat = person?.seats[random.draw(Math.max(1, person.seats.length))];
  return person && seat !== undefined ? [person, seat] : undefined;
};

const judged = (match: Match, seat: Seat, what: Proposed): string =>
  JSON.stringify(judgeProposal(match, seat, what));

/**
 * A player points at something, or takes it back. Where the twin is of a viewer who must not know of it, they do something
 * else there, or nothing. `otherwise`: where there is nobody to do it.
 */
export const propose = async (
  episode: Episode,
  otherwise: (episode: Episode) => Promise<boolean>,
): Promise<boolean> => {
  const { truth, sitting, random, stage } = episode;
  const who = proposer(episode);
  if (!who) return otherwise(episode);
  const [person, seat] = who;
  const side = sideOf(truth.sides, seat);
  const hearing = episode.alive.filter(({ viewer }) => isOfSide(side, viewer));
  let what = somethingFor(episode, side);
  // The proposer's own hand may be another one in the twin of a partner.
  const alike = hearing.every(
    (eye) =>
      eye.person === person || judged(episode.matchIn(eye.world), seat, what) === judged(truth, seat, what),
  );
  if (!alike) what = { place: truth.game.places?.(truth.config)[0] ?? '' };
  const common = { id: sitting.nextId, table: sitting.table, seat: numberOf(seat) };
  const withdrawal = { t: 'withdrawProposal', ...common };
  const proposal = (of: Proposed) => ({
    t: 'propose',
    ...common,
    decision: truth.decisionId,
    what: 'place' in of ? of : { for: numberOf(of.for), text: of.text },
  });
  const message = random.draw(4) === 0 ? withdrawal : proposal(what);
  await episode.together(
    'a proposal',
    () => {
      stage.worlds[0]!.browser(person.cookie).send(message);
      for (const eye of episode.alive) {
        const browser = stage.worlds[eye.world]!.browser(person.cookie);
        if (eye.person === person || hearing.includes(eye)) browser.send(message);
        else {
          eye.busier = true;
          if (random.draw(2) === 0) browser.send(proposal(somethingFor(episode, side)));
        }
      }
    },
    { person, id: common.id },
  );
  return true;
};
