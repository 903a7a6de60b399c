/**
 * Sound output. Nothing is played before the first input event or while sound is off. The sound code itself
 * is loaded only then.
 */
import type { SoundPlayer, TimedCue } from '#kit/sound.ts';
import { settings } from './settings.svelte.ts';

let player: SoundPlayer | undefined;
let loading: Promise<void> | undefined;

const loudness = (): number => (settings.sound ? settings.volume / 100 : 0);

/**
 * Resolves after the next paint. Opening the audio device takes long, and so does each attempt on a machine without one;
 * the response to a tap is painted first.
 */
const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => done())));

const load = async (): Promise<void> => {
  const [{ SoundPlayer }] = await Promise.all([import('#kit/sound.ts'), painted()]);
  player = new SoundPlayer(() => new AudioContext(), loudness);
};

/** To be called on every tap and key press, because browsers allow audio only after user input. */
const wake = (): void => {
  if (loudness() <= 0) return;
  loading ??= load().catch(() => {
    // Offline the code may be missing. The next tap tries again.
    loading = undefined;
  });
  void Promise.all([loading, painted()]).then(() => player?.wake());
};

/** Listens for taps and key presses. Returns the function that stops it. */
export const unlockOnTouch = (): (() => void) => {
  const options = { capture: true, passive: true };
  // On `pointerup`, because work on `pointerdown` would delay the tap itself.
  addEventListener('pointerup', wake, options);
  addEventListener('keydown', wake, options);
  return () => {
    removeEventListener('pointerup', wake, options);
    removeEventListener('keydown', wake, options);
  };
};

export const playCues = (cues: readonly TimedCue[], when: 'now' | 'after' = 'now'): void =>
  player?.play(cues, when);

/** The state of a table that sounds depend on. */
interface Heard {
  /** A seat of this device has to decide, after another player. */
  readonly asked: boolean;
  readonly over: boolean;
  /** How many chat lines by other people are shown. */
  readonly lines: number;
}

/**
 * Plays a sound when the state of a table changes: one's turn, the end, a chat line. The first state is
 * silent.
 */
export class TableSounds {
  #last: Heard | undefined;

  notice(now: Heard): void {
    const before = this.#last;
    this.#last = now;
    if (before === undefined) return;
    if (now.over && !before.over) playCues([{ cue: 'end', at: 0 }], 'after');
    else if (now.asked && !before.asked) playCues([{ cue: 'call', at: 0 }], 'after');
    if (now.lines > before.lines) playCues([{ cue: 'word', at: 0 }]);
  }
}
