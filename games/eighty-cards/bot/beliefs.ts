/**
 * What the others may hold, judged by what they did not play. A deal of their hands is drawn as if nothing were known,
 * and kept as often as these hands would have kept silent so far (rejection sampling).
 */
import type { Dealer } from '#bots/trials.ts';
import type { Chance } from '#engine/chance.ts';
import type { State } from '#engine/layout/layout.ts';
import { Refill } from '#engine/layout/refill.ts';
import type { Heard } from '#engine/match/heard.ts';
import { type Seat, seatBit, seatOf } from '#engine/seats.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { eachTravelKind } from '../rules/cards.ts';
import { type Eighty, travelHand } from '../rules/state.ts';

/** By seat, since this seat drew its last card: before that, its hand was another. */
export interface Silence {
  /** Turns of others, in which it was asked whether it interferes. */
  readonly turns: Uint16Array;
  /** Attacks on it to which it did not react. */
  readonly attacks: Uint16Array;
}

/** What a seat that could have acted has let pass. */
export const silenceOf = (heard: Heard, seats: number): Silence => {
  const [turns, attacks] = [new Uint16Array(seats), new Uint16Array(seats)];
  for (const { lines } of heard)
    for (const { told } of lines)
      for (const event of told) {
        const seat = typeof event.seat === 'number' ? seatOf(event.seat) : -1;
        const target = typeof event.target === 'number' ? seatOf(event.target) : -1;
        switch (event.type) {
          case 'drew':
          case 'drewUnseen':
          case 'salvaged':
            turns[seat] = attacks[seat] = 0;
            break;
          case 'turn':
            for (let other = 0; other < seats; other++) if (other !== seat) turns[other] = turns[other]! + 1;
            break;
          case 'interfered':
          case 'interrupted':
          case 'fired':
            attacks[target] = attacks[target]! + 1;
            break;
          case 'reacted':
            attacks[seat] = Math.max(0, attacks[seat]! - 1);
            break;
        }
      }
  return { turns, attacks };
};

/**
 * How often somebody who holds such a card keeps it during a turn of another, and when attacked. So do the bots:
 * `games/eighty-cards/tools/count-passes.ts 150 5` counted 92.5 and 97.6 % with three and four players, and 51.2 and 57.6 %.
 */
const KEEPS = { interference: 0.95, reaction: 0.55 };

/** The chance that a player with this hand has kept silent so far. */
const silenceOdds = (s: Eighty, seat: Seat, { turns, attacks }: Silence): number => {
  let [interferes, reacts] = [false, false];
  eachTravelKind(s, seat, (kind) => {
    const { type } = TRAVEL_KINDS[kind]!;
    if (type === 'interference') interferes = true;
    else if (type === 'reaction') reacts = true;
  });
  return (
    (interferes ? KEEPS.interference ** turns[seat]! : 1) * (reacts ? KEEPS.reaction ** attacks[seat]! : 1)
  );
};

/** A deal is refused so often at most, since a player who bluffs may hold anything. */
const TRIES = 6;
const PARTS = 4096;

/** Deals hands that fit what a seat sees, and what it heard. */
export const believedHands = (s: Eighty, seat: Seat, heard: Heard): Dealer => {
  const refill = new Refill(s, seatBit(seat));
  const silence = silenceOf(heard, s.config.seats);
  const likely = (world: Eighty): number => {
    let odds = 1;
    for (let other = 0; other < s.config.seats; other++)
      if (other !== seat && world.travel.size(travelHand(world, other)) > 0)
        odds *= silenceOdds(world, other, silence);
    return odds;
  };
  return {
    into: (world: State, chance: Chance): void => {
      for (let n = 0; n < TRIES; n++) {
        refill.into(world, chance);
        if (chance.draw(PARTS) < PARTS * likely(world as Eighty)) return;
      }
    },
  };
};
