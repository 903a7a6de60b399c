/**
 * Writes the messages of message.ts: the only place that makes their text. A message is given as its members, each
 * already as JSON, so that what several viewers are told alike is turned into text once and joined for each of them.
 */
import type { View, ViewText } from '#engine/match/view.ts';
import type { Message } from './message.ts';

declare const meaning: unique symbol;
/** Text that is the JSON of a `T`. */
export type JsonText<T> = string & { readonly [meaning]: T };

export const jsonText = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** A view whose parts the engine has written. */
export const viewText = ({ own, shared }: ViewText): JsonText<View> => `{${own},${shared}}` as JsonText<View>;

type Kind = Message['t'];
type MessageOf<K extends Kind> = Extract<Message, { t: K }>;
/** The members of a message, each as JSON; one that is undefined is left out. */
export type MembersOf<K extends Kind> = {
  readonly [Key in keyof MessageOf<K> as Exclude<Key, 't'>]: JsonText<NonNullable<MessageOf<K>[Key]>>;
};

/** A message from members that are written already. */
export const joinMessage = <K extends Kind>(kind: K, members: MembersOf<K>): JsonText<Message> => {
  let text = `{"t":"${kind}"`;
  const written: Readonly<Record<string, string | undefined>> = members;
  for (const key in written) if (written[key] !== undefined) text += `,"${key}":${written[key]}`;
  return `${text}}` as JsonText<Message>;
};

/** A message of which nothing is shared. */
export const writeMessage = (message: Message): JsonText<Message> => jsonText(message);
