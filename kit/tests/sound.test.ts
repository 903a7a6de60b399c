import { describe, expect, it } from 'vitest';
import { type Audio, CUE_NAMES, SoundPlayer } from '../sound.ts';

interface Heard {
  readonly wave: string;
  readonly begin: number;
  readonly end: number;
}

/** A fake audio context that records what would sound, and how loud. */
const fakeAudio = (now = 10) => {
  const heard: Heard[] = [];
  const peaks: number[] = [];
  let resumed = 0;
  const param = (): object => ({
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => peaks.push(value),
    exponentialRampToValueAtTime: (value: number) => expect(value).toBeGreaterThan(0),
  });
  const source = (wave: () => string): object => {
    let begin = Number.NaN;
    return {
      frequency: param(),
      connect: (next: unknown) => next,
      start: (at: number) => {
        begin = at;
      },
      stop: (at: number) => heard.push({ wave: wave(), begin, end: at }),
    };
  };
  const fake = {
    currentTime: now,
    sampleRate: 8000,
    destination: {},
    state: 'suspended',
    resume: async () => {
      resumed++;
    },
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createBufferSource: () => source(() => 'noise'),
    createOscillator: () => {
      const made: { type?: string } = source(() => made.type ?? 'none');
      return made;
    },
    createBiquadFilter: () => ({ frequency: param(), connect: (next: unknown) => next }),
    createGain: () => ({ gain: param(), connect: (next: unknown) => next }),
  };
  return { audio: fake as unknown as Audio, heard, peaks, resumed: () => resumed };
};

describe('the player of cues', () => {
  it('opens no audio and plays nothing before a gesture', () => {
    let opened = 0;
    const { audio, heard } = fakeAudio();
    const player = new SoundPlayer(
      () => {
        opened++;
        return audio;
      },
      () => 1,
    );
    player.play([{ cue: 'shot', at: 0 }]);
    expect([opened, heard.length]).toEqual([0, 0]);
    player.wake();
    player.wake();
    player.play([{ cue: 'shot', at: 0 }]);
    expect(opened).toBe(1);
    expect(heard.length).toBeGreaterThan(0);
  });

  it('plays nothing when sound is off, and again when it is on', () => {
    const { audio, heard, resumed } = fakeAudio();
    let loudness = 0;
    const player = new SoundPlayer(
      () => audio,
      () => loudness,
    );
    player.wake();
    expect(resumed()).toBe(0);
    loudness = 1;
    player.wake();
    expect(resumed()).toBe(1);
    loudness = 0;
    player.play(CUE_NAMES.map((cue) => ({ cue, at: 0, lasts: 100 })));
    expect(heard).toEqual([]);
    loudness = 1;
    player.play([{ cue: 'word', at: 0 }]);
    expect(heard).toHaveLength(1);
  });

  it.each(CUE_NAMES)('makes a sound for %s, at its time and never louder than the volume', (cue) => {
    const { audio, heard, peaks } = fakeAudio(10);
    const player = new SoundPlayer(
      () => audio,
      () => 0.5,
    );
    player.wake();
    player.play([{ cue, at: 500, lasts: 200 }]);
    expect(heard.length).toBeGreaterThan(0);
    expect(Math.min(...heard.map((one) => one.begin))).toBeCloseTo(10.5);
    for (const { begin, end } of heard) expect(end).toBeGreaterThan(begin);
    expect(Math.max(...peaks)).toBeLessThanOrEqual(0.5);
  });

  it('lets an open-ended cue last as long as it is told to', () => {
    const { audio, heard } = fakeAudio(0);
    const player = new SoundPlayer(
      () => audio,
      () => 1,
    );
    player.wake();
    player.play([{ cue: 'rumble', at: 0, lasts: 720 }]);
    expect(new Set(heard.map((one) => one.end))).toEqual(new Set([0.72]));
    player.play([{ cue: 'rumble', at: 0 }]);
    expect(heard).toHaveLength(2);
  });

  it('waits with a call until what sounds is over', () => {
    const { audio, heard } = fakeAudio(0);
    const player = new SoundPlayer(
      () => audio,
      () => 1,
    );
    player.wake();
    player.play([{ cue: 'rumble', at: 0, lasts: 2000 }]);
    const before = heard.length;
    player.play([{ cue: 'call', at: 0 }], 'after');
    expect(Math.min(...heard.slice(before).map((one) => one.begin))).toBeGreaterThan(2);
  });
});
