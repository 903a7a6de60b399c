/** Entering spaces: by a move, an advance or a leap, and what that triggers (EC-6.6, 6.7). */
import type { Progress } from '#engine/flow.ts';
import { numberOf } from '#engine/seats.ts';
import { CAMP_KINDS, CHIPS } from '../content/base-camp.ts';
import { CAMP_KIND_OF } from '../content/copies.ts';
import { LANDS, SPACES } from '../content/terrain.ts';
import type { Tell } from './events.ts';
import { finish } from './finish.ts';
import { push, setTop, top } from './frames.ts';
import { isUnder } from './interference.ts';
import { atCamp, landAt, spaceOf } from './ring.ts';
import { type Eighty, F_ATTACK, F_ENTER, GAS, MOST_PROGRESS } from './state.ts';
import { upgradeKind } from './vehicle.ts';

/** What is next in the space that was entered; the chips follow `chips` in order (EC-12.17). */
export const ENTERED = { leave: 0, gas: 1, customs: 2, chips: 3 } as const;

/** The vehicle on turn will enter so many spaces, each `size` ahead. */
export const enter = (s: Eighty, spaces: number, size = 1): void =>
  push(s, F_ENTER, { left: spaces, size, stage: ENTERED.leave });

/** EC-15.1–15.4. Returns whether the game is over at once. */
const cross = (s: Eighty, tell: Tell | null): boolean => {
  const seat = s.turnOf;
  const first = s.across < 0;
  tell?.({ type: 'crossed', seat: numberOf(seat) });
  if (!first) return false;
  s.across = seat;
  if (s.config.oneMoreEach || seat < s.config.seats - 1) return false;
  finish(s, tell);
  return true;
};

/** One step ahead. Returns whether the game is over at once. */
const goAhead = (s: Eighty, tell: Tell | null): boolean => {
  const seat = s.turnOf;
  const size = top(s, 'size');
  const before = s.progress[seat]!;
  s.progress[seat] = Math.min(MOST_PROGRESS, before + size);
  if (tell) {
    const to = spaceOf(s, seat);
    const terrain = LANDS[landAt(s, to)]!;
    tell({ type: size === 1 ? 'advanced' : 'leapt', seat: numberOf(seat), to, terrain });
  }
  return before < SPACES && s.progress[seat]! >= SPACES && cross(s, tell);
};

/** The weapon card of a chip: there is one copy of each (EC-12.1). */
const cardOfChip = (chip: number): number =>
  CAMP_KIND_OF.findIndex((kind) => {
    const weapon = CAMP_KINDS[kind]!;
    return weapon.type === 'weapon' && weapon.chip === chip;
  });
const CARD_OF_CHIP = Array.from({ length: CHIPS }, (_, chip) => cardOfChip(chip));

/** Whether the balloon of the vehicle on turn ends here (EC-13.7, 13.15). */
export const gasEnds = (s: Eighty): boolean => {
  const seat = s.turnOf;
  return upgradeKind(s, seat)?.untilCamp === true && s.covered[seat] === 0 && atCamp(s, seat);
};

/** Carries the entering on: finish, gas balloon, Customs Check, chips, and the next space (EC-6.7). */
export const resumeEntering = (s: Eighty, tell: Tell | null): Progress => {
  const seat = s.turnOf;
  let stage = top(s, 'stage');
  for (;;) {
    switch (stage) {
      case ENTERED.leave:
        if (top(s, 'left') === 0 || s.halted === 1) {
          s.frames.pop();
          return 'changed';
        }
        setTop(s, 'left', top(s, 'left') - 1);
        setTop(s, 'stage', ENTERED.gas);
        if (goAhead(s, tell)) return 'changed';
        break;
      case ENTERED.gas:
        if (gasEnds(s)) {
          s.asked = GAS;
          return 'asks';
        }
        break;
      case ENTERED.customs:
        if (s.halted === 0 && atCamp(s, seat) && isUnder(s, seat, 'haltAtCamp')) {
          s.halted = 1;
          tell?.({ type: 'halted', seat: numberOf(seat), at: spaceOf(s, seat) });
        }
        break;
      default: {
        const chip = stage - ENTERED.chips;
        if (chip === CHIPS) {
          stage = ENTERED.leave;
          continue;
        }
        if (s.chipAt[chip] !== spaceOf(s, seat)) break;
        setTop(s, 'stage', stage + 1);
        push(s, F_ATTACK, {
          by: s.adrift[chip] === 1 ? -1 : s.chipBy[chip]!,
          at: seat,
          weapon: CARD_OF_CHIP[chip]!,
        });
        return 'changed';
      }
    }
    stage++;
  }
};
