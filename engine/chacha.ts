/**
 * The ChaCha20 block function (RFC 8439, section 2.3) with an all-zero nonce: 16 words of key stream for each
 * block number.
 * Most positions of a match draw only a few words, so blocks are made one at a time.
 */

/** "expand 32-byte k" as little-endian words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const WORDS = 16;
const DOUBLE_ROUNDS = 10;

/** Working state of the rounds; reused by every call. */
const x = new Int32Array(WORDS);

const quarterRound = (a: number, b: number, c: number, d: number): void => {
  let xa = x[a]!;
  let xb = x[b]!;
  let xc = x[c]!;
  let xd = x[d]!;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
};

/** The initial ChaCha20 state for a 32-byte key, at block 0. */
export const chachaState = (key: Uint8Array): Int32Array => {
  const state = new Int32Array(WORDS);
  state.set(CONSTANTS);
  for (let i = 0; i < 8; i++)
    state[4 + i] = key[4 * i]! | (key[4 * i + 1]! << 8) | (key[4 * i + 2]! << 16) | (key[4 * i + 3]! << 24);
  return state;
};

/** Writes the next block of the key stream to `out` (16 words) and advances the block counter. */
export const chachaBlock = (state: Int32Array, out: Int32Array): void => {
  x.set(state);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    quarterRound(0, 4, 8, 12);
    quarterRound(1, 5, 9, 13);
    quarterRound(2, 6, 10, 14);
    quarterRound(3, 7, 11, 15);
    quarterRound(0, 5, 10, 15);
    quarterRound(1, 6, 11, 12);
    quarterRound(2, 7, 8, 13);
    quarterRound(3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) out[i] = x[i]! + state[i]!;
  state[12] = state[12]! + 1;
};
