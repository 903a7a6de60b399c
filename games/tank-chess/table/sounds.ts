/** What the events of Tank Chess sound like, in step with how a turn is shown (`kit/board/mover.svelte.ts`). */
import { FLIGHT } from '#kit/board/shot.ts';
import { firstOf } from '#kit/events.ts';
import type { Cue, TimedCue } from '#kit/sound.ts';
import type { TankEvent } from '../rules/events.ts';

/** What is heard once the drive is over, by the type of what is told. The end of a match belongs to the shell. */
const AFTER: Readonly<Record<TankEvent['type'], readonly Cue[]>> = {
  moved: [],
  destroyed: ['shot', 'blast'],
  bounced: ['shot', 'ricochet'],
  escaped: ['flight'],
  check: ['alarm'],
  escapeThreat: ['flight'],
  ended: [],
};

/** The steps of this length are heard one by one; without motion, a turn is one short drive. */
const AT_ONCE = 160;
/** A declaration leaves the shot the stage. */
const DECLARED = 700;

/** Runs of equal steps: each run of moves is one rumble, each rotation one tick. */
const drive = (path: string, pace: number): TimedCue[] =>
  [...path.matchAll(/[LR]|[^LR]+/g)].map((run): TimedCue => {
    const at = run.index * pace;
    return /[LR]/.test(run[0])
      ? { cue: 'tick', at }
      : { cue: 'rumble', at, lasts: run[0].length * pace + 80 };
  });

/** The cues of one turn. `pace`: milliseconds of one step of motion, 0 = the turn is simply there. */
export const cues = (told: readonly TankEvent[], pace: number): readonly TimedCue[] => {
  const moved = firstOf(told, 'moved', 'escaped');
  const path = moved?.path ?? '';
  const heard: TimedCue[] =
    pace > 0 ? drive(path, pace) : moved ? [{ cue: 'rumble', at: 0, lasts: AT_ONCE }] : [];
  let at = pace > 0 ? path.length * pace : moved ? AT_ONCE : 0;
  for (const event of told) {
    const [first, second] = AFTER[event.type];
    if (first === undefined) continue;
    heard.push({ cue: first, at });
    if (second !== undefined) {
      heard.push({ cue: second, at: at + pace * FLIGHT });
      at += DECLARED;
    }
  }
  return heard;
};
