/** The form of a message: a text with `{parameters}`, or one for each plural form of the parameter `by`. */
export interface Plural {
  readonly by: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;
