/**
 * What this device hears. Nothing before the first touch or key, nothing when the settings say so; until then the
 * sounds are not even loaded.
 */
import type { SoundPlayer, TimedCue } from '#kit/sound.ts';
import { settings } from './settings.svelte.ts';

let player: SoundPlayer | undefined;
let loading: Promise<void> | undefined;

const loudness = (): number => (settings.sound ? settings.volume / 100 : 0);

/** What a touch has changed is seen before anything is heard: to open the loudspeaker takes long. */
const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => done())));

const load = async (): Promise<void> => {
  const [{ SoundPlayer }] = await Promise.all([import('#kit/sound.ts'), painted()]);
  player = new SoundPlayer(() => new AudioContext(), loudness);
};

/** To be called on every touch and key: it takes one for browsers to let a page sound. */
const wake = (): void => {
  if (loudness() <= 0) return;
  loading ??= load().catch(() => {
    // Without a connection the sounds may be missing: the next touch tries again.
    loading = undefined;
  });
  void loading.then(() => player?.wake());
};

/** Listens for touches and keys; returns what ends that. */
export const unlockOnTouch = (): (() => void) => {
  const options = { capture: true, passive: true };
  // When the finger leaves, not when it comes: what it was for would have to wait.
  addEventListener('pointerup', wake, options);
  addEventListener('keydown', wake, options);
  return () => {
    removeEventListener('pointerup', wake, options);
    removeEventListener('keydown', wake, options);
  };
};

export const playCues = (cues: readonly TimedCue[], when: 'now' | 'after' = 'now'): void =>
  player?.play(cues, when);

/** What a table is like for the ear. */
interface Heard {
  /** A seat of this device is asked, after somebody else. */
  readonly asked: boolean;
  readonly over: boolean;
  /** Number of the last line of chat that somebody else wrote. */
  readonly line: number;
}

/** Tells by ear what changes at a table: its own turn, the end, a line of chat. The first look is silent. */
export class TableSounds {
  #last: Heard | undefined;

  notice(now: Heard): void {
    const before = this.#last;
    this.#last = now;
    if (before === undefined) return;
    if (now.over && !before.over) playCues([{ cue: 'end', at: 0 }], 'after');
    else if (now.asked && !before.asked) playCues([{ cue: 'call', at: 0 }], 'after');
    if (now.line > before.line) playCues([{ cue: 'word', at: 0 }]);
  }
}
