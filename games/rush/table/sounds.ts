/** What the events of Rush sound like, one after the other as they are shown. Nothing is told by sound alone. */
import type { Cue, TimedCue } from '#kit/sound.ts';
import type { RushEvent } from '../rules/events.ts';

/**
 * The cues of each event, and how many steps of motion each cue keeps for itself before the next. The shell has its
 * own for turn and end.
 */
const CUES: Readonly<Record<RushEvent['type'], readonly (readonly [cue: Cue, steps: number])[]>> = {
  played: [['tick', 1]],
  bought: [
    ['tick', 0.5],
    ['tick', 1],
  ],
  gained: [['tick', 1]],
  placed: [['rumble', 1]],
  sabotage: [['alarm', 2]],
  attackDeclared: [['rumble', 2]],
  struck: [['shot', 1]],
  baseDamaged: [['ricochet', 1]],
  vehicleDamaged: [['ricochet', 1]],
  vehicleDestroyed: [['blast', 2]],
  baseDestroyed: [['blast', 2]],
  tookMedals: [['flight', 1.5]],
  endTriggered: [['alarm', 2]],
  turn: [],
  handShown: [],
  refreshed: [],
  keptReserve: [],
  stepTwoEnded: [],
  handDiscarded: [],
  drew: [],
  drewHidden: [],
  garageShuffled: [],
  baseLeftHand: [],
  vehiclesShuffled: [],
  revealed: [],
  leftReserve: [],
  reserveDiscarded: [],
  noEffect: [],
  conscription: [],
  gaveUp: [],
  toGraveyard: [],
  displaced: [],
  baseRepaired: [],
  vehicleRepaired: [],
  struckNothing: [],
  noMedalLeft: [],
  medalsLost: [],
};
/** Milliseconds of a step where nothing moves, and the shortest and longest rumble. */
const AT_ONCE = 120;
const RUMBLE = 320;

/** The cues of what was told of one decision. `pace`: milliseconds of one step of motion, 0 = it is simply there. */
export const cues = (told: readonly RushEvent[], pace: number): readonly TimedCue[] => {
  const step = pace > 0 ? pace : AT_ONCE;
  const heard: TimedCue[] = [];
  let at = 0;
  for (const { type } of told)
    for (const [cue, steps] of CUES[type]) {
      heard.push(cue === 'rumble' ? { cue, at, lasts: RUMBLE } : { cue, at });
      at += steps * step;
    }
  return heard;
};
