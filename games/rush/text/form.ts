/**
 * The form of a message: a text with `{parameters}`, or one for each plural form of the parameter `by`. Of a list the
 * number of its elements counts.
 */
export interface Plural {
  readonly by: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
  /** Said of exactly none. */
  readonly zero?: string;
}
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;
/** The messages of a translation: the keys of English, no more and no fewer. */
export type SameKeys<M extends Messages> = Readonly<Record<keyof M, Message>>;
