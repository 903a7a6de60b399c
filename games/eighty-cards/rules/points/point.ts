/** The types of the decision points and moves. */
import type { Draft } from '#engine/game.ts';
import type { Asking, DecisionPoint, Move } from '#engine/points/point.ts';
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import type { EightyEvent, Tell } from '../events.ts';
import { decision, forms, type Read } from '../notation.ts';
import { malformed } from '../refusals.ts';
import type { Eighty } from '../state.ts';
import { aboutOf, step, type Verb } from '../steps.ts';

export type Point = DecisionPoint<Eighty, EightyEvent>;
export type EightyMove = Move<Eighty, EightyEvent>;

/** Asked of the active player, even if there is only one answer. */
export const OF_TURN: Asking<Eighty> = { how: 'one', ask: 'always', seat: (s) => s.turnOf };
/** The same, where a single answer follows from what lies open. */
export const CHOICE_OF_TURN: Asking<Eighty> = { how: 'one', ask: 'choice', seat: (s) => s.turnOf };

/** The notation names nothing that is hidden once the decision is carried out. */
export const isPublic = (): boolean => true;

/** A move of one step: a verb and one of a few things. */
interface OneStep {
  readonly verb: Verb;
  /** The first word of the notation, and how the thing after it is written and read. */
  readonly word: string;
  readonly text: (one: number) => string;
  readonly read: (verb: Verb, word: string) => Read;
  /** Proposes the things, those that are not legal included. */
  readonly each: (s: Eighty, seat: Seat, offer: (about: number) => void) => void;
  readonly refuse: (s: Eighty, seat: Seat, about: number) => Refusal | undefined;
  readonly apply: (s: Eighty, seat: Seat, about: number, tell: Tell | null) => void;
}
export const oneStep = ({ verb, word, text, read, each, refuse, apply }: OneStep): EightyMove => ({
  verbs: [verb],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0) each(s, seat, (about) => offer(step(verb, about)));
  },
  refuse: (s, seat, draft) => (draft.length > 1 ? malformed() : refuse(s, seat, aboutOf(draft[0]!))),
  apply: (s, seat, [one], _chance, tell) => apply(s, seat, aboutOf(one!), tell),
  textIsPublic: isPublic,
  write: (_s, [one]) => `${word} ${text(one!)}`,
  // Two moves may begin with the same word: a name that this one does not know may belong to the other.
  read: forms([
    new RegExp(`^${word} (\\S+)$`),
    ([what]) => {
      const one = read(verb, what!);
      return one.ok ? decision(one) : undefined;
    },
  ]),
});

/** Proposes every number below this one. */
export const upTo =
  (count: number): OneStep['each'] =>
  (_s, _seat, offer) => {
    for (let about = 0; about < count; about++) offer(about);
  };
export const eachOf =
  (list: (s: Eighty) => readonly number[]): OneStep['each'] =>
  (s, _seat, offer) => {
    for (const about of list(s)) offer(about);
  };

/** A move that says nothing beyond its verb. */
export const bare = (
  verb: Verb,
  word: string,
  refuse: (s: Eighty, seat: Seat) => Refusal | undefined,
  apply: EightyMove['apply'],
  form = new RegExp(`^${word}$`),
): EightyMove => ({
  verbs: [verb],
  offer: (_s, _seat, draft, offer) => {
    if (draft.length === 0) offer(step(verb));
  },
  refuse: (s, seat, draft) => (draft.length > 1 || aboutOf(draft[0]!) !== 0 ? malformed() : refuse(s, seat)),
  apply,
  textIsPublic: isPublic,
  write: () => word,
  read: forms([form, () => decision({ ok: true, value: step(verb) })]),
});

/** What the second step of a draft is about; undefined if there is none, or null if it has another verb. */
export const second = (draft: Draft, verb: Verb): number | undefined | null => {
  const one = draft[1];
  if (one === undefined) return undefined;
  return one === step(verb, aboutOf(one)) ? aboutOf(one) : null;
};
