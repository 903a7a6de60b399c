/** What the local referee can be asked: the shapes of its requests, as schemas that are also the types. */
import * as v from 'valibot';
import { ACTS } from '../match/entry.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16));
const text = v.pipe(v.string(), v.maxLength(10_000));
/** A scenario file, a game record: far beyond any that a game reads. */
const document = v.pipe(v.string(), v.maxLength(4_000_000));
const name = v.pipe(v.string(), v.maxLength(200));
const script = v.array(
  v.union(
    [
      v.strictObject({ die: v.number() }),
      v.strictObject({ draw: v.number() }),
      v.strictObject({ shuffle: v.array(v.string()) }),
    ],
    'a result is {"die": number}, {"draw": number} or {"shuffle": [ids]}',
  ),
);
/** A list is no record, although a record schema takes it for one. */
const options = v.pipe(
  v.unknown(),
  v.check((given) => !Array.isArray(given), 'a list, not an object of options'),
  v.record(name, v.unknown()),
);
const table = {
  game: name,
  options: v.optional(options, {}),
  seats: v.optional(v.pipe(v.number(), v.integer())),
};
const common = {
  ...table,
  /** 64 hexadecimal digits; the same seed deals the same match. */
  seed: v.optional(v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){1,64}$/)), '00'),
  chance: v.optional(script),
};
const intent = {
  seat: v.optional(seat),
  text: v.optional(text),
  act: v.optional(v.picklist(ACTS)),
  /** A standing order to leave beside the others; '' lifts all of them. */
  order: v.optional(text),
  /** The standing order to lift. */
  lift: v.optional(text),
  /** Takes the answer in advance back. */
  withdraw: v.optional(v.literal('ahead')),
};

export const Request = v.variant('do', [
  v.object({ do: v.literal('hello') }),
  v.object({ do: v.literal('new'), ...common }),
  v.object({ do: v.literal('load'), ...common, state: v.unknown() }),
  v.object({ do: v.literal('import'), game: name, text: document }),
  v.object({
    do: v.literal('validate'),
    ...table,
    state: v.optional(v.unknown()),
    kind: v.optional(v.string()),
    text: v.optional(document),
  }),
  v.object({ do: v.literal('rules'), game: name, clause: v.optional(name) }),
  v.object({ do: v.literal('words'), game: name, of: name }),
  v.object({ do: v.literal('state') }),
  v.object({ do: v.literal('view'), seats: v.optional(v.array(seat), []) }),
  v.object({ do: v.literal('heard'), seat: v.optional(seat) }),
  v.object({ do: v.literal('steps'), seat: v.optional(seat), draft: v.optional(text) }),
  v.object({ do: v.literal('act'), ...intent, chance: v.optional(script) }),
  v.object({ do: v.literal('why'), ...intent }),
  v.object({ do: v.literal('undo'), seat: v.optional(seat) }),
  v.object({ do: v.literal('log') }),
  v.object({ do: v.literal('outcome') }),
  v.object({ do: v.literal('analyse') }),
  v.object({ do: v.literal('file') }),
  v.object({
    do: v.literal('export'),
    players: v.optional(v.array(name)),
    event: v.optional(name),
    site: v.optional(name),
    date: v.optional(name),
  }),
]);
export type Request = v.InferOutput<typeof Request>;
export type Of<D extends Request['do']> = Extract<Request, { do: D }>;
export const REQUESTS = Request.options.map((one) => one.entries.do.literal);

/** The answer to a request: its fields, or an error with code, clause and an English message for developers. */
export type Answer = Record<string, unknown>;
