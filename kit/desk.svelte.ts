/**
 * The UI state that a game's table and the shell around it share: the prompt and its buttons, the reason of
 * the last refusal, a note on what was tapped, and screen reader announcements.
 */
import type { Snippet } from 'svelte';
import type { Refusal } from '#engine/result.ts';
import type { IconName } from './icons.ts';
import { Narration } from './narration.svelte.ts';
import type { TimedCue } from './sound.ts';

/** A button of the prompt bar. */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** A second line: what the action does. */
  readonly about?: string;
  readonly kind?: 'primary' | 'danger' | 'quiet';
  readonly run: () => void;
}

export interface Banner {
  readonly id: string;
  readonly text: string;
  /** A shorter text for narrow screens, used while the banner's toggle is off. */
  readonly short?: string;
  readonly kind: 'threat' | 'chance' | 'note';
  /** Something that can be shown on demand. */
  readonly toggle?: { readonly label: string; readonly on: boolean; readonly run: () => void };
}

/** A button of the tool bar: a feature of the game that is shown or read out on demand. */
export interface Tool {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** One word under the icon, if the label is longer than that. */
  readonly short?: string;
  /** For a toggle button: is it on? */
  readonly on?: boolean;
  /** The key that does the same. */
  readonly key?: string;
  readonly disabled?: boolean;
  /** It is certain to be refused just now. It can be pressed all the same, and says why. */
  readonly barred?: boolean;
  readonly run: () => void;
}

class Prompt {
  text = $state('');
  actions = $state.raw<readonly Action[]>([]);
}

export class Desk {
  /** Set by the game while a seat of this device has to decide. */
  readonly prompt = new Prompt();
  /** Takes back one's own last decision, where that needs nobody's consent. Set by the shell. */
  back = $state.raw<Action | undefined>();
  banners = $state.raw<readonly Banner[]>([]);
  tools = $state.raw<readonly Tool[]>([]);
  /** A longer explanation by the game. It is shown beside the table and never covers it. */
  aside = $state.raw<Snippet | undefined>();
  /** A tip of the coach. It is shown with the prompt and covers nothing of the table. */
  tip = $state.raw<Snippet | undefined>();
  /** Captions of the turns since one's last one, for a dialog that can be closed. Undefined where none are told. */
  news = $state.raw<Snippet<[close: () => void]> | undefined>();
  /** Every turn of a bot is told by a caption as it is played, so a digest need not come by itself. */
  told = $state(false);
  /** Completions of a partly typed decision. Undefined while the game offers none. */
  complete = $state.raw<((typed: string) => readonly string[]) | undefined>();
  /** Why the last attempted action was refused. */
  refusal = $state.raw<Refusal | undefined>();
  /** A description of what was tapped last. */
  note = $state('');
  /** A decision has been sent, and the server has not answered yet. */
  sending = $state(false);
  /**
   * The animation of the last decision is still running. The shell shows the result of the match only after
   * it.
   */
  showing = $state(false);
  /** What happens at the table, for screen readers. */
  readonly narration = new Narration();
  #announcement = $state('');
  /** Plays the game's sound cues. Set by the shell. */
  hear: (cues: readonly TimedCue[]) => void = () => undefined;
  /** The field for typed moves is open. */
  typing = $state(false);
  /** Opens or closes that field. Set by the shell. */
  toggleTyping: () => void = () => undefined;
  /** Puts a decision into that field, without sending it. Set by the shell. */
  fill: (text: string) => void = () => undefined;
  /** Keys of the shell, which a list of keys names after the game's own (`kit/Keyhelp.svelte`). Set by the shell. */
  keys = $state.raw<readonly string[]>([]);
  /** Opens the list of keys. Set by the table of a game that has one, while it is shown. */
  listKeys = $state.raw<(() => void) | undefined>();
  /** Opens the rulebook at a clause. Set by the shell. */
  lookUp: (clause: string) => void = () => undefined;

  /** What a screen reader says to what somebody does at the table: the last counts. */
  get announcement(): string {
    return this.#announcement;
  }
  /** A live region announces only changes, so a repeated text gets a no-break space at its end. */
  set announcement(text: string) {
    this.#announcement = text === this.#announcement && text !== '' ? `${text}\u00a0` : text;
  }

  /** Clears the prompt and everything else that the game has set. */
  clear(): void {
    this.ask('');
    this.why(undefined);
    this.banners = [];
    this.tools = [];
    this.aside = undefined;
    this.tip = undefined;
    this.complete = undefined;
    this.showing = false;
    this.announcement = '';
    this.narration.clear();
  }

  why(refusal: Refusal | undefined, note = ''): void {
    this.refusal = refusal;
    this.note = note;
  }
  /** Presses a button of the prompt. What was said until now was about something else. */
  press(action: Action | undefined): void {
    if (!action) return;
    this.why(undefined);
    action.run();
  }
  /**
   * The buttons of the prompt. A question without any is answered on the table, and would hold a player who came to it by
   * mistake: there is a way back then.
   */
  get actions(): readonly Action[] {
    const { text, actions } = this.prompt;
    return actions.length === 0 && text !== '' && this.back ? [this.back] : actions;
  }
  ask(text: string, actions: readonly Action[] = []): void {
    this.prompt.text = text;
    this.prompt.actions = actions;
  }
}
