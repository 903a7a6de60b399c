/**
 * Tables that forget: the log of a table and that of its twin begin with some decisions that nobody has watched. What
 * they showed differs, and all of it has been covered again, so that the present looks the same to a viewer. Nothing
 * that the viewer is sent from then on may say which of the two pasts was true, before the end.
 */
import type { FastChance } from '#engine/chance.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { Match } from '#engine/match/match.ts';
import { wholeStory } from '#engine/match/story.ts';
import { firstSeat, type Viewer } from '#engine/seats.ts';
import { looksOf, type Sitting } from './seating.ts';
import { decisionAt, type Subject } from './start-positions.ts';

const SHORTEST = 3;
const LONGEST = 10;
/** How many positions are tried for a past that came to the same present. */
const TRIES = 40;

/** The match `start` after a few decisions; undefined where it does not forget, or is over by then. */
export const playPast = (subject: Subject, start: Match, random: FastChance): Match | undefined => {
  if (!start.forgets || random.draw(3) === 0) return undefined;
  const match = start.anew();
  const length = SHORTEST + random.draw(LONGEST - SHORTEST + 1);
  for (let i = 0; i < length; i++) {
    const seat = firstSeat(match.owing);
    const decision = seat < 0 ? undefined : decisionAt(subject, match, seat, random);
    if (!decision || !match.decide(seat, decision).ok) return undefined;
  }
  return match.outcome || match.sealed !== 0 ? undefined : match;
};

/** A position from which the same decisions lead to the same present, by another past; undefined when none is found. */
export const otherPast = (
  sitting: Sitting,
  start: Match,
  truth: Match,
  viewer: Viewer,
  random: FastChance,
): JsonObject | undefined => {
  const present = looksOf(truth.game, truth.state, viewer);
  const known = JSON.stringify(wholeStory(truth, viewer));
  for (let i = 0; i < TRIES; i++) {
    const position = sitting.imagined(start, viewer, random);
    const made = position && Match.create(start.game, start.setup, { position });
    if (!made?.ok) continue;
    const twin = made.value;
    const legal = truth.log.every(
      (entry) => entry.kind === 'decide' && twin.submit(entry.seat, entry.text).ok,
    );
    if (!legal || twin.outcome || looksOf(twin.game, twin.state, viewer) !== present) continue;
    if (JSON.stringify(wholeStory(twin, viewer)) !== known) return position;
  }
  return undefined;
};
