/**
 * What must never leave the server, planted so that it can be recognised in every byte: tokens of seats and devices,
 * what players add to the chance, secrets of tables, and the names that the server has for its guests.
 */
import { guestOf } from '#tables/ids.ts';

/** Stands in every token and in all entropy; letters that no text of a game has in this order. */
export const MARK = 'zQ7TaintX9';
/** Begins every secret: nine bytes, so that it is whole groups of base64. */
const SECRET_MARK = Buffer.from('sEcReTaInT'.slice(0, 9), 'latin1');

/** A cookie of 22 characters. */
export const tokenOf = (n: number): string => `${MARK}${String(n).padStart(22 - MARK.length, '0')}`;

/** The secret of a table in one world. */
export const secretFrom = (draw: (n: number) => number): Uint8Array => {
  const secret = Uint8Array.from({ length: 32 }, () => draw(256));
  secret.set(SECRET_MARK, 0);
  return secret;
};

const SECRETS: readonly string[] = [
  SECRET_MARK.toString('hex'),
  SECRET_MARK.toString('base64'),
  SECRET_MARK.toString('latin1'),
  [...SECRET_MARK].join(','),
];

export class Taint {
  readonly #never: string[];

  constructor(tokens: readonly string[]) {
    this.#never = [MARK, ...SECRETS, ...tokens.map(guestOf)];
  }

  /** The first thing in a text that must not be there. */
  in(text: string): string | undefined {
    for (const never of this.#never) if (text.includes(never)) return never;
    return undefined;
  }
}
