/**
 * Taking a turn, the same at every table: what is composed is judged by the rules, sent or explained, completed while
 * it is typed, and void when the position or the asker changes. A hint is set up on the table by the game.
 */
import { untrack } from 'svelte';
import type { AnyGame, Decision, Draft } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import type { GameEvent } from '#engine/narration.ts';
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { type Completion, continuations } from './complete.ts';
import type { Tool } from './desk.svelte.ts';
import { i18n, type MessageSource, say } from './i18n.svelte.ts';
import type { TableProps } from './table.ts';

/** How decisions are typed at a position. */
export interface TypedTurn {
  readonly notation: Completion;
  /** All that can be typed. Not asked before somebody types: there may be hundreds. */
  readonly texts: () => readonly string[];
  /** How else what is typed can go on; this comes first. */
  readonly further?: (typed: string) => readonly string[];
}

/** What a game's table says of itself. All are read reactively. */
export interface TurnHands<S extends State, E extends GameEvent> {
  readonly game: AnyGame;
  readonly props: () => TableProps<E>;
  /** The state about which the rules are asked; undefined while none is known yet. */
  readonly state: () => S | undefined;
  /** Who may compose now, from 0. */
  readonly seat: () => Seat | undefined;
  /** What is composed holds for as long as each of these stays the same. */
  readonly key: () => readonly unknown[];
  /** State or asker have changed; `fresh`: the key has, so what was composed is void. */
  readonly begin: (fresh: boolean) => void;
  /** Says in the prompt bar what is asked. Called whenever anything that it reads changes. */
  readonly ask: () => void;
  /** How what is typed can go on; undefined while nothing can be typed. */
  readonly complete: () => TypedTurn | undefined;
  /** Messages that only hints need, loaded with the first one: `because.<term>`, and what `hint`'s `show` says. */
  readonly hintTexts?: MessageSource;
}

/** What a bot would do, and how to go on once that is set up. */
type Told = string | readonly [what: string, next: string];

export class Turn<S extends State, E extends GameEvent = GameEvent> {
  /** A bot is asked for a hint. */
  thinking = $state(false);
  readonly #hands: TurnHands<S, E>;
  #key: readonly unknown[] = [];

  /** Called while a component is being set up. */
  constructor(hands: TurnHands<S, E>) {
    this.#hands = hands;
    $effect(() => {
      const key = hands.key();
      void hands.state();
      void hands.seat();
      untrack(() => {
        const fresh = key.length !== this.#key.length || key.some((part, i) => part !== this.#key[i]);
        if (fresh) {
          // What was said of the position before does not hold any more.
          if (this.#key.length > 0) hands.props().desk.why(undefined);
          this.#key = key;
        }
        hands.begin(fresh);
      });
    });
    $effect(() => hands.ask());
    $effect(() => {
      const typing = hands.complete();
      let texts: readonly string[] | undefined;
      hands.props().desk.complete =
        typing &&
        ((typed) => {
          texts ??= typing.texts();
          return [...(typing.further?.(typed) ?? []), ...continuations(texts, typed, typing.notation)];
        });
    });
  }

  /** What the table is given. */
  get props(): TableProps<E> {
    return this.#hands.props();
  }
  /** Why a draft is not legal; undefined when it is, or when nothing is asked. `whole`: as a complete decision. */
  refuse(draft: Draft, whole = true): Refusal | undefined {
    const [state, seat] = [this.#hands.state(), this.#hands.seat()];
    return state && seat !== undefined ? this.#hands.game.refuse(state, seat, draft, whole) : undefined;
  }
  /** Is this draft legal for somebody who is asked? */
  can(draft: Draft, whole = true): boolean {
    return (
      this.#hands.state() !== undefined && this.#hands.seat() !== undefined && !this.refuse(draft, whole)
    );
  }
  /** A decision in notation; empty while nothing is asked. */
  text(decision: Decision): string {
    const [state, seat] = [this.#hands.state(), this.#hands.seat()];
    return state && seat !== undefined ? this.#hands.game.write(state, seat, decision) : '';
  }
  /** The legal next steps of a draft. */
  next(draft: Draft = []): number[] {
    const [state, seat] = [this.#hands.state(), this.#hands.seat()];
    const list = new StepList();
    if (state && seat !== undefined) this.#hands.game.steps(state, seat, draft, list);
    return list.list();
  }

  /** Sends a decision, or says why it is refused; to somebody who is not asked just now, too. */
  async send(decision: Decision): Promise<void> {
    const { desk, decide, from } = this.#hands.props();
    const [state, seat] = [this.#hands.state(), this.#hands.seat()];
    if (desk.sending || !state) return;
    if (seat === undefined) {
      desk.why(this.#hands.game.refuse(state, from, decision, true));
      return;
    }
    const refused = this.refuse(decision);
    desk.why(refused ?? (await decide(this.text(decision))));
  }

  /** May a hint be asked for? Undefined where hints are not offered. */
  get mayHint(): boolean | undefined {
    return this.#hands.props().hint ? this.#hands.seat() !== undefined && !this.thinking : undefined;
  }

  /**
   * Asks a bot what it would do, and says what `show` returns for that and why; `show` sets the decision up on the table.
   * What it returns as a second text says how to go on, and comes after the reason. Nothing is shown when the position has
   * changed meanwhile.
   */
  async hint(show: (decision: Decision, text: string) => Told, level?: string): Promise<void> {
    const { game, props, hintTexts } = this.#hands;
    const { hint, desk } = props();
    const [state, seat, asked] = [this.#hands.state(), this.#hands.seat(), this.#key];
    if (!hint || !state || seat === undefined || this.thinking) return;
    this.thinking = true;
    desk.why(undefined, say('hint.wait'));
    // A bot that cannot be asked has no hint.
    const texts = hintTexts && i18n.load(`${game.id} hints`, hintTexts);
    const advice = await Promise.all([hint(level), texts]).then(
      ([found]) => found,
      () => undefined,
    );
    this.thinking = false;
    if (this.#key !== asked) return;
    const read = advice && game.read(state, seat, advice.text);
    if (!read?.ok || read.value.length === 0) {
      desk.why(undefined, say('hint.none'));
      return;
    }
    const [shown, next = ''] = [show(read.value, advice!.text)].flat();
    const { because } = advice!;
    const why = because ? say(`because.${because.term}`, because.params) : '';
    desk.why(undefined, [shown, why, next].filter((part) => part !== '').join(' '));
  }

  /** The tool that asks for a hint, always in its place; undefined where hints are not offered. */
  hintTool(run: () => void): Tool | undefined {
    if (!this.#hands.props().hint) return undefined;
    const [label, short] = [say('hint.ask'), say('hint.short')];
    return { id: 'hint', icon: 'hint', label, short, disabled: !this.mayHint, run };
  }
}
