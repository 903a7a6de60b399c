import { describe, expect, it } from 'vitest';
import type { TankEvent } from '../rules/events.ts';
import { cues } from '../table/sounds.ts';
import { sitDown, WHITE } from './table.ts';

/** A medium tank may destroy the medium tank beyond and then threatens the command tank. */
const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';
const DRIVE = { seat: 1, tank: 'M', from: 'e5', path: 'FFRF', before: 'N', record: '' } as const;
const SHOT = {
  seat: 1,
  tank: 'M',
  from: 'f7',
  square: 'i10',
  victim: 'M',
  side: 'rear',
  armour: 0,
  cannon: 2,
} as const;
/** One event of each type. */
const EVENTS: { readonly [T in TankEvent['type']]: Extract<TankEvent, { readonly type: T }> } = {
  moved: { type: 'moved', ...DRIVE, to: 'f8', facing: 'NE' },
  escaped: { type: 'escaped', ...DRIVE },
  destroyed: { type: 'destroyed', ...SHOT },
  bounced: { type: 'bounced', ...SHOT },
  check: { type: 'check', seat: 1 },
  escapeThreat: { type: 'escapeThreat', seat: 1 },
  ended: { type: 'ended', reason: 'destroyed', winner: 1 },
};
const MOVED = EVENTS.moved;

describe('the cues of a turn', () => {
  it('are one rumble for each run of moves and a tick for each rotation, in step with the motion', () => {
    expect(cues([MOVED], 200)).toEqual([
      { cue: 'rumble', at: 0, lasts: 480 },
      { cue: 'tick', at: 400 },
      { cue: 'rumble', at: 600, lasts: 280 },
    ]);
  });

  it('are one short drive when nothing moves', () => {
    expect(cues([MOVED], 0)).toEqual([{ cue: 'rumble', at: 0, lasts: 160 }]);
  });

  it.each([
    ['destroyed', ['shot', 'blast']],
    ['bounced', ['shot', 'ricochet']],
    ['escaped', ['flight']],
    ['check', ['alarm']],
    ['escapeThreat', ['flight']],
    ['moved', []],
    ['ended', []],
  ] as const)('after %s are %j', (type, expected) => {
    expect(cues([EVENTS[type]], 0).flatMap(({ cue }) => (cue === 'rumble' ? [] : cue))).toEqual(expected);
  });

  it('play the shot after the drive and the declaration after the shot', () => {
    const heard = cues([MOVED, EVENTS.destroyed, EVENTS.check], 100);
    const at = (cue: string): number => heard.find((one) => one.cue === cue)!.at;
    expect(at('shot')).toBe(400);
    expect(at('blast')).toBeGreaterThan(at('shot'));
    expect(at('alarm')).toBeGreaterThan(at('blast'));
  });

  it('fit the events of the rules', () => {
    const match = sitDown({ position: CROSSFIRE });
    const done = match.submit(WHITE, 'Me5>f7/N*i10');
    if (!done.ok) throw new Error(done.error.code);
    const heard = cues(
      // The engine does not know that these are events of Tank Chess.
      done.value.told.map((told) => told.event) as readonly unknown[] as readonly TankEvent[],
      100,
    );
    expect(heard.map(({ cue }) => cue)).toEqual([
      'rumble',
      'tick',
      'rumble',
      'tick',
      'shot',
      'blast',
      'alarm',
    ]);
  });
});
