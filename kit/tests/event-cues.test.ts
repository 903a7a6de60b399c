import { expect, test } from 'vitest';
import { cuesInTurn, type EventCues } from '../event-cues.ts';

type Event = { readonly type: 'moved' | 'hit' | 'waited' };
const CUES: EventCues<Event> = {
  moved: [['rumble', 1]],
  hit: [
    ['shot', 0.5],
    ['blast', 2],
  ],
  waited: [],
};
const TOLD: readonly Event[] = [{ type: 'moved' }, { type: 'waited' }, { type: 'hit' }, { type: 'moved' }];

test('events are heard one after the other, each cue for so many steps; some make no sound', () => {
  const heard = cuesInTurn(CUES, TOLD, 200);
  expect(heard.map(({ cue, at }) => [cue, at])).toEqual([
    ['rumble', 0],
    ['shot', 200],
    ['blast', 300],
    ['rumble', 700],
  ]);
  // A cue without a length of its own is given one.
  for (const { cue, lasts = 0 } of heard) expect(lasts > 0).toBe(cue === 'rumble');
});

test('without motion they are still heard one after the other', () => {
  const times = cuesInTurn(CUES, TOLD, 0).map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
});
