/** Hostile messages: valid commands, mutated in many ways. */
import type { Chance } from '#engine/chance.ts';
import { LIMITS } from '#server/access/limits.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Spoken = { readonly t: string; readonly [key: string]: Json };

export interface Mutant {
  readonly data: string | Buffer;
  readonly binary?: true;
  /** The close code with which the server must end the connection. */
  readonly closes?: number;
}

const pick = <T>(chance: Chance, items: readonly T[]): T => items[chance.draw(items.length)]!;

/** Values of every type where another is expected. */
const ODD: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  17,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '',
  '0',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'; DROP TABLE log; --",
  '%00',
  '\u0000',
  '\u202e',
  '\ud800',
  '💥'.repeat(20),
  'x'.repeat(41),
  'x'.repeat(5000),
  [],
  [[]],
  [1, 2, 3],
  {},
  { toString: null },
  { t: 'hello' },
];
const WORDS = ['hello', 'watch', 'leave', 'sit', 'decide', 'act', 'sitOut', 'say', 'past', 'fly', 'HELLO'];
const KEYS = ['t', 'id', 'table', 'seat', 'decision', 'text', 'act', 'index', '__proto__', 'constructor'];

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes one member. */
const misspell = (chance: Chance, message: Spoken): Json => {
  const members = Object.entries(message);
  const at = chance.draw(members.length);
  const [key] = members[at]!;
  switch (chance.draw(6)) {
    case 0:
      return Object.fromEntries(members.filter((_, i) => i !== at));
    case 1:
      return Object.fromEntries(members.map(([k, v], i) => [i === at ? pick(chance, KEYS) : k, v]));
    case 2:
      return { ...message, [pick(chance, KEYS)]: pick(chance, ODD) };
    case 3:
      return { ...message, t: pick(chance, WORDS) };
    case 4:
      return { ...message, [key]: [message[key]!, message[key]!] };
    default:
      return { ...message, [key]: pick(chance, ODD) };
  }
};

/** Changes the text as it stands. */
const scratch = (chance: Chance, text: string): string => {
  const at = chance.draw(text.length);
  const letter = String.fromCharCode(pick(chance, [0, 9, 10, 34, 44, 58, 91, 92, 123, 125, 0x7f, 0xfffd]));
  switch (chance.draw(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + letter + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + letter + text.slice(at);
    case 3:
      return text + text.slice(at);
    default:
      return text.slice(0, at) + text.slice(at + 1 + chance.draw(5));
  }
};

/** Messages that are not valid JSON commands at all. */
const noise = (chance: Chance): Mutant => {
  switch (chance.draw(12)) {
    case 0:
      return { data: '' };
    case 1:
      return { data: pick(chance, ['null', '0', '[]', '""', 'true', 'NaN', '-', '{"t":', '"\\ud800"']) };
    case 2: {
      const depth = 1 + chance.draw(4000);
      return { data: '['.repeat(depth) + ']'.repeat(depth) };
    }
    case 3: {
      const depth = 1 + chance.draw(2000);
      return { data: `${'{"t":'.repeat(depth)}1${'}'.repeat(depth)}` };
    }
    case 4:
      return { data: `{${Array.from({ length: 900 }, (_, i) => `"k${i}":${i}`).join()}}` };
    case 5:
      return { data: '{"t":"watch","id":"x","id":"y","table":"aaaaaaaaaaaa","table":1e999}' };
    case 6:
      return { data: `{"t":"hello","protocol":${'9'.repeat(1 + chance.draw(3000))}}` };
    case 7:
      return {
        data: Buffer.from(Array.from({ length: chance.draw(200) }, () => chance.draw(256))),
        binary: true,
      };
    case 8:
      return { data: '\ufeff{"t":"hello","protocol":1}' };
    case 9:
      // The largest size allowed.
      return { data: `"${'x'.repeat(LIMITS.message - 2)}"` };
    case 10:
      return { data: 'x'.repeat(LIMITS.message + 1 + chance.draw(100_000)), closes: 1009 };
    default:
      return { data: Buffer.from([0x22, pick(chance, [0x80, 0xc0, 0xf8, 0xff]), 0x22]), closes: 1007 };
  }
};

/** One hostile message, made from commands that would be valid from somebody else. */
export const mutant = (chance: Chance, templates: readonly Spoken[]): Mutant => {
  const made = anyMutant(chance, templates);
  // Repeated mutations may exceed the size limit.
  return Buffer.byteLength(made.data) > LIMITS.message ? { ...made, closes: 1009 } : made;
};

const anyMutant = (chance: Chance, templates: readonly Spoken[]): Mutant => {
  const template = pick(chance, templates);
  switch (chance.draw(20)) {
    case 0:
      return noise(chance);
    // Valid in form: only the sender or the moment is wrong.
    case 1:
    case 2:
    case 3:
      return { data: JSON.stringify(template) };
    case 4:
    case 5:
    case 6:
      return { data: scratch(chance, JSON.stringify(template)) };
    default: {
      let spoiled: Json = misspell(chance, template);
      for (let more = chance.draw(3); more > 0 && isObject(spoiled); more--)
        spoiled = Object.keys(spoiled).length > 0 ? misspell(chance, spoiled as Spoken) : spoiled;
      return { data: JSON.stringify(spoiled) };
    }
  }
};
