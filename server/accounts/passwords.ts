/**
 * Passwords: hashed by Node's scrypt with the strength written beside each hash, so that it can be raised later.
 * An unknown name takes as long as a wrong password, because the same work is done: no timing tells them apart.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Refusal } from '#engine/result.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import { skeletonOf } from './name-folding.ts';

const PASSWORD_LEAST = 10;
const PASSWORD_MOST = 200;

/** What scrypt costs: 2^log rounds over blocks of 128 × `block` bytes. */
export interface Strength {
  readonly log: number;
  readonly block: number;
  readonly lanes: number;
}
/** 32 MB and some tenths of a second: one of the strengths that OWASP names as the least for scrypt. */
const STRENGTH: Strength = { log: 15, block: 8, lanes: 3 };

const BYTES = 32;
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** As it is hashed: whatever way a keyboard composes letters. */
const plain = (password: string): string => password.normalize('NFC');

/** Why this password is not taken; a long one without rules about its letters is better than a short one with. */
export const refusePassword = (password: string, name: string): Refusal | undefined => {
  const length = [...plain(password)].length;
  const weak =
    length < PASSWORD_LEAST ||
    length > PASSWORD_MOST ||
    new Set(plain(password)).size < 5 ||
    '01234567890123456789 abcdefghijklmnopqrstuvwxyz qwertyuiopasdfghjklzxcvbnm'.includes(
      password.toLowerCase(),
    ) ||
    (skeletonOf(name).length > 3 && skeletonOf(password) === skeletonOf(name));
  return weak ? serviceRefusal('WEAK_PASSWORD', { least: PASSWORD_LEAST, most: PASSWORD_MOST }) : undefined;
};

export class Passwords {
  readonly #strength: Strength;
  readonly #decoy: Promise<string>;
  /** So many at a time, because each takes memory and a thread that files need as well. */
  #free = 2;
  readonly #waiting: (() => void)[] = [];
  /** Hashes made or compared so far; a test of equal work looks at it. */
  work = 0;

  constructor(strength: Strength = STRENGTH) {
    this.#strength = strength;
    const salt = randomBytes(16);
    this.#decoy = Promise.resolve(this.#write(this.#strength, salt, randomBytes(BYTES)));
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return this.#write(this.#strength, salt, await this.#derive(password, salt, this.#strength));
  }

  /** Is it this hash's password? Without a hash it is not, and that takes as long. */
  async check(password: string, hash: string | undefined): Promise<boolean> {
    const read = readHash(hash ?? (await this.#decoy));
    if (!read) throw new Error('The hash of a password cannot be read');
    const derived = await this.#derive(password, read.salt, read.strength);
    return timingSafeEqual(derived, read.key) && hash !== undefined;
  }

  #write({ log, block, lanes }: Strength, salt: Buffer, key: Buffer): string {
    return ['scrypt', log, block, lanes, salt.toString('base64url'), key.toString('base64url')].join('$');
  }

  async #derive(password: string, salt: Buffer, { log, block, lanes }: Strength): Promise<Buffer> {
    this.work++;
    if (this.#free === 0) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#free--;
    try {
      const cost = 2 ** log;
      const maxmem = 256 * cost * block;
      return await derive(plain(password), salt, BYTES, { N: cost, r: block, p: lanes, maxmem });
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

const readHash = (hash: string): { strength: Strength; salt: Buffer; key: Buffer } | undefined => {
  const parts = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!parts) return undefined;
  const [log, block, lanes] = parts.slice(1, 4).map(Number) as [number, number, number];
  return {
    strength: { log, block, lanes },
    salt: Buffer.from(parts[4]!, 'base64url'),
    key: Buffer.from(parts[5]!, 'base64url'),
  };
};
