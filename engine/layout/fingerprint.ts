import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { State } from './layout.ts';

/** SHA-256 over the cells as little-endian 32-bit integers, in hexadecimal; the same on every machine. */
export const fingerprint = (s: State): string => {
  const bytes = new Uint8Array(s.data.length * 4);
  const out = new DataView(bytes.buffer);
  for (let i = 0; i < s.data.length; i++) out.setInt32(i * 4, s.data[i]!, true);
  return bytesToHex(sha256(bytes));
};
