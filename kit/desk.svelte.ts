/**
 * What the drawing of a game and the shell around it share: the sentence that is asked of the player with its
 * buttons, the reason why something cannot be done, what has been looked at, and what a screen reader is told.
 */
import type { Snippet } from 'svelte';
import type { Refusal } from '#engine/result.ts';
import type { IconName } from './icons.ts';
import type { TimedCue } from './sound.ts';

/** A button of the prompt bar. */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** A second line: what the action brings. */
  readonly about?: string;
  readonly kind?: 'primary' | 'danger' | 'quiet';
  readonly run: () => void;
}

export interface Banner {
  readonly id: string;
  readonly text: string;
  /** Stands for the text where there is little room and nothing is shown. */
  readonly short?: string;
  readonly kind: 'threat' | 'chance' | 'note';
  /** Something that can be shown on demand. */
  readonly toggle?: { readonly label: string; readonly on: boolean; readonly run: () => void };
}

/** A button of the tool bar: something of the game that is shown or read out on demand. */
export interface Tool {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** One word that stands under the icon, if the label is longer than that. */
  readonly short?: string;
  /** For a switch: is it on? */
  readonly on?: boolean;
  readonly disabled?: boolean;
  readonly run: () => void;
}

class Prompt {
  text = $state('');
  actions = $state.raw<readonly Action[]>([]);
}

export class Desk {
  /** Filled by the game while a seat of this device has something to decide. */
  readonly prompt = new Prompt();
  banners = $state.raw<readonly Banner[]>([]);
  tools = $state.raw<readonly Tool[]>([]);
  /** What the game tells at length: it stands beside the table and never over it. */
  aside = $state.raw<Snippet | undefined>();
  /** How a decision that has begun to be typed can go on; undefined while the game does not say. */
  complete = $state.raw<((typed: string) => readonly string[]) | undefined>();
  /** Why the last thing that was tried cannot be done. */
  refusal = $state.raw<Refusal | undefined>();
  /** What the last thing that was touched is. */
  note = $state('');
  /** A decision is on its way to the server. */
  sending = $state(false);
  /** What has just been done is still being shown: the shell keeps the outcome back so long. */
  showing = $state(false);
  #announcement = $state('');
  /** Where the game's cues go; the shell puts its player here. */
  hear: (cues: readonly TimedCue[]) => void = () => undefined;
  /** Opens the rulebook at a clause; the shell puts its own here. */
  lookUp: (clause: string) => void = () => undefined;

  /** Told to screen readers. */
  get announcement(): string {
    return this.#announcement;
  }
  /** What is told twice must differ, or nobody hears it the second time. */
  set announcement(text: string) {
    this.#announcement = text === this.#announcement && text !== '' ? `${text}\u00a0` : text;
  }

  /** Nothing is asked, shown or said any more. */
  clear(): void {
    this.ask('');
    this.why(undefined);
    this.banners = [];
    this.tools = [];
    this.aside = undefined;
    this.complete = undefined;
    this.showing = false;
    this.announcement = '';
  }

  why(refusal: Refusal | undefined, note = ''): void {
    this.refusal = refusal;
    this.note = note;
  }
  ask(text: string, actions: readonly Action[] = []): void {
    this.prompt.text = text;
    this.prompt.actions = actions;
  }
}
