/**
 * World of Warcraft: The Board Game by the engine's `Game` interface; `state.ts` has the plan.
 */
import type { Game, Outcome } from '#engine/game.ts';
import { membersOf } from '#engine/points/members.ts';
import { countSeats, hasSeat, NOBODY, type SeatSet, seatBit } from '#engine/seats.ts';
import { auditWarcraft } from './audit.ts';
import { goOn } from './course.ts';
import type { Tell, WarcraftEvent } from './events.ts';
import { isLed, votersWith } from './fight/answerer.ts';
import { heroesOf } from './heroes.ts';
import { completeImagined } from './imagine.ts';
import { ENDED } from './map/fields.ts';
import { plainText } from './notation.ts';
import { type Config, configOf, OPTIONS } from './options.ts';
import { POINTS } from './points/index.ts';
import { malformed, notAsked, refuse, refuseIn, unreadable } from './refusals.ts';
import { setUp } from './setup.ts';
import { ASKED, blankState, OVER, type Warcraft } from './state.ts';
import { isStep, verbOf } from './steps.ts';

const {
  settle,
  hasChoice: _hasChoice,
  ...members
} = membersOf<Warcraft, WarcraftEvent>({
  game: 'warcraft',
  points: POINTS,
  order: ASKED,
  over: 'over',
  open: (s) => s.asked,
  goOn: (s, chance, tell) => {
    s.asked = goOn(s, chance, tell);
  },
  verbOf,
  isStep,
  plain: plainText,
  barred: (s, seat) => {
    if (s.asked === OVER) return refuse('GAME_OVER');
    return isLed(s, seat) ? refuseIn('faction', 'NOT_YOUR_TURN') : refuse('NOT_YOUR_TURN');
  },
  malformed,
  otherwise: notAsked,
  unreadable,
});

/** Goes on from a position that was set up by hand until somebody is asked. */
export { settle };

/** The seats of a faction. */
const seatsOf = (s: Warcraft, faction: number): SeatSet => {
  let seats = NOBODY;
  for (const hero of heroesOf(s, faction)) if (s.seatOf[hero]! >= 0) seats |= seatBit(s.seatOf[hero]!);
  return seats;
};

export const warcraft: Game<Warcraft, Config, WarcraftEvent> = {
  id: 'warcraft',
  version: '0',
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  config: configOf,
  blank: blankState,
  setup: (s, chance, tell) => {
    setUp(s, chance, tell as Tell | null);
    settle(s, chance, tell);
  },
  ...members,
  audit: auditWarcraft,
  complete: completeImagined,
  outcome: (s): Outcome | undefined => {
    if (s.course !== ENDED) return undefined;
    const winners = s.wonBy < 0 ? NOBODY : seatsOf(s, s.wonBy);
    // Who shares a rank takes up the next ones: after two winners the others are third.
    const next = countSeats(winners) + 1;
    const ranks: number[] = [];
    for (let seat = 0; seat < s.config.seats; seat++) ranks.push(hasSeat(winners, seat) ? 1 : next);
    return { ranks, reason: s.wonBy < 0 ? 'nobody' : 'fight' };
  },
  sides: (s) => [0, 1].map((faction) => seatsOf(s, faction)).filter((set) => set !== NOBODY),
  together: votersWith,
  // With a limit of turns random games take some hundred. Without one only the overlord's defeat ends a game (WOW-24.3),
  // which random players may never reach: this is some 25 rounds of the marker.
  maxDecisions: () => 20_000,
  table: () => ({ undo: { clause: 'WOW-25.8', late: 'WOW-25.8', policy: 'free' } }),
  fact: (_s, fact) => {
    throw new Error(`World of Warcraft knows no ${fact.kind}`);
  },
};
