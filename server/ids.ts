/** What must not be guessed: table ids, guests' tokens, secrets. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 96 bits: whoever knows a table's id may watch it. */
export const newTableId = (): string => randomBytes(12).toString('base64url');
/** 128 bits. */
export const newToken = (): string => randomBytes(16).toString('base64url');
export const newSecret = (): Uint8Array => new Uint8Array(randomBytes(32));
export const newEntropy = (): string => randomBytes(16).toString('base64url');

/** How a guest is known to the server: the token itself is stored nowhere. */
export const guestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** A name for somebody who has not said his; the same everywhere. */
export const nameOf = (guest: string): string =>
  `Guest ${createHash('sha256').update(guest).digest('hex').slice(0, 4).toUpperCase()}`;

/** A fair order. */
export const shuffled = <T>(items: readonly T[]): T[] => {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
};

/** The chance of a bot at one place: from the table's secret, so a restart changes nothing and nobody foresees it. */
export const botSeed = (secret: Uint8Array, place: number, seat: number): number =>
  createHash('sha256')
    .update('ludoteca-bot/1')
    .update(secret)
    .update(`/${place}/${seat}`)
    .digest()
    .readUInt32LE(0);
