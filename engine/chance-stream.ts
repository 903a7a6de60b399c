/**
 * Provably fair randomness: everything drawn in a match is derived from a secret to which the server commits
 * before the deal.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaBlock, chachaState } from './chacha.ts';
import { type ChanceSource, DrawnChance } from './chance.ts';

const NOTHING = new Int32Array(0);

/**
 * A ChaCha20 key stream (RFC 8439) read as little-endian words. The key is derived lazily, because most
 * decisions draw nothing.
 */
class StreamChance extends DrawnChance {
  readonly #matchKey: Uint8Array;
  readonly #place: number;
  readonly #of: number;
  #stream: Int32Array | undefined;
  #words: Int32Array = NOTHING;
  #next = 0;

  constructor(matchKey: Uint8Array, place: number, of: number) {
    super();
    this.#matchKey = matchKey;
    this.#place = place;
    this.#of = of;
  }

  /** A uniform integer below n, by rejection sampling: no modulo bias. */
  protected below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % n;
    }
  }

  #word(): number {
    if (this.#next === this.#words.length) {
      if (this.#stream === undefined) {
        this.#stream = chachaState(sha256(withText(this.#matchKey, `/${this.#place}/${this.#of}`)));
        this.#words = new Int32Array(16);
      }
      chachaBlock(this.#stream, this.#words);
      this.#next = 0;
    }
    return this.#words[this.#next++]! >>> 0;
  }
}

/** The commitment that is shown before the deal: SHA-256 of the secret, in hexadecimal. */
export const commitmentOf = (secret: Uint8Array): string => bytesToHex(sha256(secret));

/**
 * The source of a match: key = SHA-256 of "ludoteca-chance/1", the secret, each seat's entropy and the match
 * id, each length-prefixed.
 */
export const chanceSource = (
  secret: Uint8Array,
  entropy: readonly string[],
  matchId: string,
): ChanceSource => {
  const part = (bytes: Uint8Array) => concatBytes(utf8ToBytes(`${bytes.length}:`), bytes);
  const key = sha256(
    concatBytes(
      part(utf8ToBytes('ludoteca-chance/1')),
      part(secret),
      ...entropy.map((e) => part(utf8ToBytes(e))),
      part(utf8ToBytes(matchId)),
    ),
  );
  return {
    at: (place, stream = 0) => new StreamChance(key, place, stream),
  };
};

/** Concatenates the bytes and an ASCII text. */
const withText = (bytes: Uint8Array, text: string): Uint8Array => {
  const all = new Uint8Array(bytes.length + text.length);
  all.set(bytes);
  for (let i = 0; i < text.length; i++) all[bytes.length + i] = text.charCodeAt(i);
  return all;
};
