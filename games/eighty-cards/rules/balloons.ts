/** Explosive balloons: launching and drifting (EC-12). */
import type { Progress } from '#engine/flow.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { CAMP_IDS } from '../content/base-camp.ts';
import { CAMP_KIND_OF } from '../content/copies.ts';
import { meet, victimsAt } from './attack.ts';
import type { Tell } from './events.ts';
import { setTop, top } from './frames.ts';
import { beside, spaceOf } from './ring.ts';
import { DRIFT, type Eighty, WEAPON } from './state.ts';
import { BACK, FORWARD } from './steps.ts';
import { chipOf, inSlot, takeChip, weaponKind } from './vehicle.ts';

/** The chip is placed on a space beside the shooter; one of its own that is adrift is picked up (EC-12.2, 12.15). */
export const launch = (s: Eighty, seat: Seat, direction: number, tell: Tell | null): void => {
  const weapon = inSlot(s, seat, WEAPON);
  const chip = weaponKind(s, seat)!.chip!;
  takeChip(s, chip);
  s.chipBy[chip] = seat;
  s.chipAt[chip] = beside(spaceOf(s, seat), direction);
  tell?.({
    type: 'launched',
    seat: numberOf(seat),
    card: CAMP_IDS[CAMP_KIND_OF[weapon]!]!,
    at: s.chipAt[chip]!,
  });
  meet(s, chip, weapon);
};

/** The owner who drifts, clockwise from the active seat (EC-12.7). */
export const drifter = (s: Eighty, left = top(s, 'left')): Seat => (s.turnOf + left) % s.config.seats;

/** Asks every owner of a launched balloon in turn (EC-12.6, 12.7). */
export const resumeDrift = (s: Eighty): Progress => {
  for (let left = top(s, 'left'); left < s.config.seats; left++)
    if (chipOf(s, drifter(s, left)) >= 0) {
      setTop(s, 'left', left);
      s.asked = DRIFT;
      return 'asks';
    }
  s.frames.pop();
  return 'changed';
};

/** One space forward or back, and what it meets there (EC-12.7, 12.8). */
export const drift = (s: Eighty, seat: Seat, direction: number, tell: Tell | null): void => {
  const chip = chipOf(s, seat);
  const weapon = inSlot(s, seat, WEAPON);
  s.chipAt[chip] = beside(s.chipAt[chip]!, direction);
  setTop(s, 'left', top(s, 'left') + 1);
  tell?.({
    type: 'drifted',
    seat: numberOf(seat),
    card: CAMP_IDS[CAMP_KIND_OF[weapon]!]!,
    at: s.chipAt[chip]!,
  });
  meet(s, chip, weapon);
};

/** Forward, but back if forward would meet nobody but its owner (EC-16.7). */
export const lateDrift = (s: Eighty, seat: Seat): number => {
  const ahead = beside(s.chipAt[chipOf(s, seat)]!, FORWARD);
  return spaceOf(s, seat) === ahead && victimsAt(s, seat, ahead) === 0 ? BACK : FORWARD;
};
