/** Reading what a client says. */
import * as v from 'valibot';
import { Command } from './protocol.ts';

type Decide = Command & { readonly t: 'decide' };

const TABLE = /^[A-Za-z0-9_-]{8,24}$/;
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/**
 * A decision, which is nearly all that is ever said: what the schema says of it, asked without the schema, because going
 * through all commands takes longer than the rest of hearing one. Undefined: the schema shall judge.
 */
const readDecide = (input: unknown): Decide | undefined => {
  if (typeof input !== 'object' || input === null) return undefined;
  const { t, id, table, seat, decision, text } = input as Readonly<Record<string, unknown>>;
  if (t !== 'decide' || typeof id !== 'string' || typeof table !== 'string' || typeof text !== 'string')
    return undefined;
  const fits = id.length > 0 && id.length <= 40 && text.length <= 4000 && TABLE.test(table);
  return fits && isWhole(seat, 1, 16) && isWhole(decision, 0, 1_000_000)
    ? { t, id, table, seat, decision, text }
    : undefined;
};

/** What was said, as far as the schema knows it; undefined when it is no command. */
export const readCommand = (input: unknown): Command | undefined => {
  const decide = readDecide(input);
  if (decide) return decide;
  const parsed = v.safeParse(Command, input);
  return parsed.success ? parsed.output : undefined;
};
