/** What the events of Battlegrounds sound like. Nothing is told by sound alone; the shell has its own cues for turn and end. */
import { cuesInTurn, type EventCues } from '#kit/event-cues.ts';
import type { TimedCue } from '#kit/sound.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';

const CUES: EventCues<BattlegroundsEvent> = {
  drafted: [['tick', 1]],
  activated: [['tick', 1]],
  placed: [['rumble', 1]],
  returned: [['rumble', 1]],
  moved: [['rumble', 2]],
  ranOntoDud: [['blast', 2]],
  ranIntoTank: [['blast', 2]],
  ranIntoArtillery: [['blast', 2]],
  armourSpent: [['ricochet', 1]],
  scored: [['flight', 1]],
  took: [['shot', 1]],
  tookSpecial: [['shot', 1]],
  paired: [['flight', 1.5]],
  laidDud: [['shot', 1]],
  removedDud: [
    ['shot', 1],
    ['blast', 1],
  ],
  shotAt: [['shot', 1]],
  destroyed: [['blast', 2]],
  removedArtillery: [
    ['shot', 1],
    ['blast', 1],
  ],
  changed: [['tick', 1]],
  playedExtraTurn: [['flight', 1]],
  playedExtraTank: [['flight', 1]],
  kept: [['tick', 1]],
  assigned: [['tick', 1]],
  fired: [['shot', 1]],
  artilleryPlaced: [['rumble', 1]],
  boxed: [['blast', 2]],
  reached: [['alarm', 2]],
  stalling: [['alarm', 2]],
  strolled: [['rumble', 1]],
  revealed: [['tick', 1]],
  collected: [['flight', 1.5]],
  covered: [['tick', 0.5]],
  goesOn: [['flight', 1]],
  artilleryTook: [['ricochet', 1]],
  pilesShuffled: [['tick', 1]],
  started: [],
  laidOut: [],
  turn: [],
  skippedEntry: [],
  paused: [],
  repaired: [],
  turnEnded: [],
  won: [],
  stuck: [],
  stackEmpty: [],
  heldFire: [],
  artilleryIdle: [],
  noMatch: [],
};

export const cues = (told: readonly BattlegroundsEvent[], pace: number): readonly TimedCue[] =>
  cuesInTurn(CUES, told, pace);
