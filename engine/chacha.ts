/**
 * The ChaCha20 block function (RFC 8439, 2.3) with a nonce of zeros: sixteen words of key stream for a block number.
 * Most places of a match draw a few words and never come back, so one block at a time is what they need.
 */

/** "expand 32-byte k" as little-endian words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const WORDS = 16;
const DOUBLE_ROUNDS = 10;

/** The words while they are being mixed; never kept. */
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

/** The state of a stream for a key of 32 bytes, at block 0. */
export const chachaState = (key: Uint8Array): Int32Array => {
  const state = new Int32Array(WORDS);
  state.set(CONSTANTS);
  for (let i = 0; i < 8; i++)
    state[4 + i] = key[4 * i]! | (key[4 * i + 1]! << 8) | (key[4 * i + 2]! << 16) | (key[4 * i + 3]! << 24);
  return state;
};

/** Writes the next block of the stream to `out` and goes on to the one after it. */
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
