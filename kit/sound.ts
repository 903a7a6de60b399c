/**
 * Sound effects, synthesised with Web Audio: no files, one set for all games. A game chooses which cue
 * accompanies an event (`Desk.hear`). What a cue sounds like is defined here.
 */

/** One voice of a cue. Times are in seconds from the start of the cue, frequencies in hertz. */
interface Voice {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  readonly at?: number;
  readonly lasts: number;
  /** Frequency of the oscillator, or of the filter that noise passes through, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** Gain at its peak, from 0 to 1. */
  readonly peak: number;
  readonly filter?: 'lowpass' | 'bandpass';
  /** Attack: seconds until the peak. */
  readonly rise?: number;
}

/** Marks a voice of variable length: the length comes with each cue. */
const OPEN_END = 0;

const CUES = {
  /** Something heavy drives. Variable length. */
  rumble: [
    { wave: 'noise', lasts: OPEN_END, from: 170, to: 120, peak: 0.55, filter: 'lowpass', rise: 0.06 },
    { wave: 'sawtooth', lasts: OPEN_END, from: 44, to: 40, peak: 0.07, rise: 0.06 },
  ],
  /** Something turns by one notch. */
  tick: [
    { wave: 'triangle', lasts: 0.05, from: 460, to: 300, peak: 0.14 },
    { wave: 'noise', lasts: 0.03, from: 1900, to: 1500, peak: 0.12, filter: 'bandpass' },
  ],
  shot: [
    { wave: 'noise', lasts: 0.3, from: 2200, to: 180, peak: 0.7, filter: 'lowpass' },
    { wave: 'sine', lasts: 0.28, from: 150, to: 42, peak: 0.7 },
  ],
  /** A hit that destroys its target. */
  blast: [
    { wave: 'noise', lasts: 0.95, from: 1100, to: 70, peak: 0.8, filter: 'lowpass' },
    { wave: 'sine', lasts: 0.7, from: 90, to: 28, peak: 0.6 },
    { wave: 'noise', at: 0.05, lasts: 0.2, from: 2600, to: 1400, peak: 0.14, filter: 'bandpass' },
  ],
  /** A hit that does no damage. */
  ricochet: [
    { wave: 'triangle', lasts: 0.38, from: 2300, to: 820, peak: 0.16 },
    { wave: 'noise', lasts: 0.05, from: 3200, to: 2400, peak: 0.22, filter: 'bandpass' },
  ],
  /** A threat is declared. */
  alarm: [
    { wave: 'triangle', lasts: 0.14, from: 659, to: 659, peak: 0.22, rise: 0.008 },
    { wave: 'triangle', at: 0.15, lasts: 0.26, from: 880, to: 880, peak: 0.22, rise: 0.008 },
  ],
  /** A player is about to escape, or has escaped. */
  flight: [
    { wave: 'triangle', lasts: 0.12, from: 523, to: 523, peak: 0.18, rise: 0.008 },
    { wave: 'triangle', at: 0.12, lasts: 0.12, from: 659, to: 659, peak: 0.18, rise: 0.008 },
    { wave: 'triangle', at: 0.24, lasts: 0.3, from: 784, to: 784, peak: 0.18, rise: 0.008 },
  ],
  /** The game is over. */
  end: [
    { wave: 'triangle', lasts: 1.1, from: 294, to: 294, peak: 0.16, rise: 0.02 },
    { wave: 'triangle', at: 0.09, lasts: 1.1, from: 370, to: 370, peak: 0.14, rise: 0.02 },
    { wave: 'triangle', at: 0.18, lasts: 1.2, from: 440, to: 440, peak: 0.14, rise: 0.02 },
  ],
  /** It is your turn. */
  call: [
    { wave: 'sine', lasts: 0.16, from: 784, to: 784, peak: 0.16, rise: 0.01 },
    { wave: 'sine', at: 0.13, lasts: 0.34, from: 1047, to: 1047, peak: 0.16, rise: 0.01 },
  ],
  /** A chat message has arrived. */
  word: [{ wave: 'sine', lasts: 0.11, from: 988, to: 880, peak: 0.13, rise: 0.006 }],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Cue = keyof typeof CUES;
export const CUE_NAMES = Object.keys(CUES) as Cue[];

/** A cue and its delay in milliseconds from now. */
export interface TimedCue {
  readonly cue: Cue;
  readonly at: number;
  /** Duration in milliseconds, for cues of variable length. */
  readonly lasts?: number;
}

/** The part of `AudioContext` that is used. */
export type Audio = Pick<
  AudioContext,
  | 'currentTime'
  | 'sampleRate'
  | 'destination'
  | 'state'
  | 'resume'
  | 'createBuffer'
  | 'createBufferSource'
  | 'createOscillator'
  | 'createBiquadFilter'
  | 'createGain'
>;

/** The gain that counts as silence. An exponential ramp never reaches 0. */
const SILENCE = 0.0001;
/** Seconds between queued cues. */
const PAUSE = 0.12;

export class SoundPlayer {
  readonly #open: () => Audio;
  readonly #loudness: () => number;
  #audio: Audio | undefined;
  #noise: AudioBuffer | undefined;
  /** End of the last cue in seconds, on the clock of the audio context. */
  #until = 0;

  /**
   * `loudness` is called each time and gives 0 to 1. At 0 no audio context is opened and nothing is played.
   */
  constructor(open: () => Audio, loudness: () => number) {
    this.#open = open;
    this.#loudness = loudness;
  }

  /**
   * Creates or resumes the audio context. It has to be called in a handler of user input, because browsers
   * block audio before that.
   */
  wake(): void {
    if (this.#loudness() <= 0) return;
    this.#audio ??= this.#open();
    if (this.#audio.state === 'suspended') void this.#audio.resume();
  }

  /** Plays cues at their times, or after everything that still sounds. Nothing is played before `wake`. */
  play(cues: readonly TimedCue[], when: 'now' | 'after' = 'now'): void {
    const loudness = this.#loudness();
    const audio = this.#audio;
    if (loudness <= 0 || audio === undefined) return;
    const now = audio.currentTime;
    const start = when === 'after' ? Math.max(now, this.#until + PAUSE) : now;
    for (const { cue, at, lasts = 0 } of cues) {
      const voices: readonly Voice[] = CUES[cue];
      for (const voice of voices) {
        const begin = start + at / 1000 + (voice.at ?? 0);
        const end = begin + (voice.lasts === OPEN_END ? lasts / 1000 : voice.lasts);
        if (end <= begin) continue;
        this.#sound(audio, voice, begin, end, loudness);
        this.#until = Math.max(this.#until, end);
      }
    }
  }

  #sound(audio: Audio, voice: Voice, begin: number, end: number, loudness: number): void {
    const gain = audio.createGain();
    const peak = begin + Math.min(voice.rise ?? 0.003, (end - begin) / 3);
    gain.gain.setValueAtTime(SILENCE, begin);
    gain.gain.linearRampToValueAtTime(voice.peak * loudness, peak);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    gain.connect(audio.destination);
    const glide = (pitch: AudioParam): void => {
      pitch.setValueAtTime(voice.from, begin);
      pitch.exponentialRampToValueAtTime(voice.to, end);
    };
    if (voice.wave === 'noise') {
      const source = audio.createBufferSource();
      const filter = audio.createBiquadFilter();
      source.buffer = this.#hiss(audio);
      source.loop = true;
      filter.type = voice.filter ?? 'lowpass';
      glide(filter.frequency);
      source.connect(filter).connect(gain);
      source.start(begin);
      source.stop(end);
    } else {
      const source = audio.createOscillator();
      source.type = voice.wave;
      glide(source.frequency);
      source.connect(gain);
      source.start(begin);
      source.stop(end);
    }
  }

  /** A second of white noise. */
  #hiss(audio: Audio): AudioBuffer {
    if (this.#noise) return this.#noise;
    const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
    this.#noise = noise;
    return noise;
  }
}
