/**
 * Secrets that must never leave the server, planted with a recognisable mark: tokens of seats and devices, players'
 * entropy, secrets of tables, and the server's internal names of guests.
 */
import type { Seat } from '#engine/seats.ts';
import { guestOf } from '#tables/ids.ts';

/** Part of every token and all entropy; no text of a game contains it. */
export const MARK = 'zQ7TaintX9';
/** The first nine bytes of every secret: whole groups of base64. */
const SECRET_MARK = Buffer.from('sEcReTaInT'.slice(0, 9), 'latin1');

/** A cookie value of 22 characters. */
export const tokenOf = (n: number): string => `${MARK}${String(n).padStart(22 - MARK.length, '0')}`;

/** The entropy that the player of a seat (from 0) adds. */
export const entropyOf = (seat: Seat): string => `${MARK}entropy-${seat}`;

/** A text for the player of these seats, without their own entropy, which they may read. */
export const withoutEntropy = (text: string, seats: readonly Seat[]): string =>
  seats.reduce((rest, seat) => rest.replaceAll(`"entropy":"${entropyOf(seat)}"`, ''), text);

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

  /** The first planted secret found in a text. */
  in(text: string): string | undefined {
    for (const never of this.#never) if (text.includes(never)) return never;
    return undefined;
  }
}
