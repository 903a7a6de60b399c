/** What the events of Rush sound like. Nothing is told by sound alone; the shell has its own cues for turn and end. */
import { cuesInTurn, type EventCues } from '#kit/event-cues.ts';
import type { TimedCue } from '#kit/sound.ts';
import type { RushEvent } from '../rules/events.ts';

const CUES: EventCues<RushEvent> = {
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

export const cues = (told: readonly RushEvent[], pace: number): readonly TimedCue[] =>
  cuesInTurn(CUES, told, pace);
