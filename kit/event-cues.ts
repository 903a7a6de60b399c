/** Sounds of events that are heard one after the other, in step with how they are shown. */
import type { GameEvent } from '#engine/narration.ts';
import type { Cue, TimedCue } from './sound.ts';

/**
 * The cues of each type of event, none for one that makes no sound; with how many steps of motion each cue keeps for
 * itself before the next.
 */
export type EventCues<E extends GameEvent> = Readonly<
  Record<E['type'], readonly (readonly [cue: Cue, steps: number])[]>
>;

/** Milliseconds of a step where nothing moves, and of a rumble. */
const AT_ONCE = 120;
const RUMBLE = 320;

/** The cues of what was told of one decision. `pace`: milliseconds of one step of motion, 0 = it is simply there. */
export const cuesInTurn = <E extends GameEvent>(
  cues: EventCues<E>,
  told: readonly E[],
  pace: number,
): readonly TimedCue[] => {
  const step = pace > 0 ? pace : AT_ONCE;
  const heard: TimedCue[] = [];
  let at = 0;
  for (const { type } of told)
    for (const [cue, steps] of cues[type as E['type']]) {
      heard.push(cue === 'rumble' ? { cue, at, lasts: RUMBLE } : { cue, at });
      at += steps * step;
    }
  return heard;
};
