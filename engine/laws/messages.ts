/** Law "messages": everything that a player can be told has its message in every language. */
import type { AnyGame, Outcome, Point } from '../game.ts';
import type { AddressedEvent } from '../narration.ts';
import type { Refusal } from '../result.ts';
import type { Findings } from './report.ts';
import type { HasMessage, Scene } from './scene.ts';

/** Message ids by subject. */
const messageId = {
  refusal: (code: string): string => `refusal.${code}`,
  event: (type: string): string => `event.${type}`,
  point: (name: string): string => `point.${name}`,
  ending: (reason: string): string => `ending.${reason}`,
  option: (id: string): string => `option.${id}`,
  value: (id: string, value: string): string => `option.${id}.${value}`,
  preset: (id: string): string => `preset.${id}`,
} as const;

/** Collects the messages used during games, and looks each id up once. */
export class Messages {
  readonly #findings: Findings;
  readonly #has: HasMessage | undefined;
  readonly #languages: readonly string[];
  readonly #met = new Set<string>();

  constructor(findings: Findings, has: HasMessage | undefined, languages: readonly string[]) {
    this.#findings = findings;
    this.#has = has;
    this.#languages = languages;
  }

  refusal(r: Refusal): void {
    this.#meet(messageId.refusal(r.code));
  }
  told(told: readonly AddressedEvent[]): void {
    for (const { event, others } of told) {
      this.#meet(messageId.event(event.type));
      if (others) this.#meet(messageId.event(others.type));
    }
  }
  point(point: Point | undefined): void {
    if (point) this.#meet(messageId.point(point.name));
  }
  ending(outcome: Outcome): void {
    this.#meet(messageId.ending(outcome.reason));
  }
  options({ options, presets = [] }: AnyGame): void {
    for (const { id } of presets) this.#meet(messageId.preset(id));
    for (const option of options) {
      this.#meet(messageId.option(option.id));
      if (option.kind === 'choice') for (const v of option.values) this.#meet(messageId.value(option.id, v));
    }
  }

  #meet(key: string): void {
    if (!this.#has || this.#met.has(key)) return;
    this.#met.add(key);
    for (const language of this.#languages)
      this.#findings.check('messages', this.#has(language, key), () => `no message ${key} in ${language}`);
  }
}

/** Collects the prompts of every seat at this decision point. */
export const meetPoints = (scene: Scene, messages: Messages): void => {
  for (let seat = 0; seat < scene.seats; seat++) messages.point(scene.game.point(scene.state, seat));
};
