/**
 * Password hashing by Node's scrypt. Each hash stores its parameters, so that they can be raised later. For an unknown
 * name the same work is done as for a wrong password, so timing does not reveal which names exist.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Refusal } from '#engine/result.ts';
import { serviceRefusal } from '#tables/refusals.ts';
import { skeletonOf } from './name-folding.ts';

/** Lengths in Unicode code points. */
const PASSWORD_LEAST = 10;
const PASSWORD_MOST = 200;

/** Parameters of scrypt: N = 2^log, r = `block`, p = `lanes`. A hash takes 128 × N × r bytes of memory. */
export interface Strength {
  readonly log: number;
  readonly block: number;
  readonly lanes: number;
}
/** 32 MiB and some tenths of a second: one of the minimum configurations that OWASP recommends for scrypt. */
const STRENGTH: Strength = { log: 15, block: 8, lanes: 3 };

/** Length of a derived key. */
const BYTES = 32;
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** The form that is hashed: Unicode NFC, because keyboards compose accented letters in different ways. */
const plain = (password: string): string => password.normalize('NFC');

/**
 * Refuses a weak password with WEAK_PASSWORD; undefined if it is strong enough. It asks for length instead of kinds of
 * characters, because a long password is stronger than a short one with digits and signs.
 */
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
  /** The hash of no known password, to compare with when there is no account. */
  readonly #decoy: Promise<string>;
  /**
   * How many more hashes may run now. At most two run at a time, because each takes memory and a thread of Node's pool,
   * which file access needs as well.
   */
  #free = 2;
  readonly #waiting: (() => void)[] = [];
  /** Number of key derivations so far; a test compares the work of different refusals by it. */
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

  /**
   * Does the password match the hash? Without a hash the answer is false, after the same work.
   *
   * @throws Error when the stored hash cannot be parsed
   */
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
