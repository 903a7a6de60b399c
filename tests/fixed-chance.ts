/**
 * Deals of tests that anybody can repeat: in a process that loads this first, secrets, ids and entropy follow from
 * `TEST_CHANCE`. Without it they are those of '1', so that two runs of the same state play the same games.
 */
import { createHash } from 'node:crypto';

const WORD = 32;

/** From here on `crypto.getRandomValues` gives a stream that this name, and `TEST_CHANCE`, decide. */
export const fixChance = (name: string): void => {
  const chance = process.env.TEST_CHANCE ?? '1';
  let drawn = 0;
  const getRandomValues = <T extends ArrayBufferView>(into: T): T => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at += WORD) {
      const word = createHash('sha256')
        .update(JSON.stringify([chance, name, drawn++]))
        .digest();
      bytes.set(word.subarray(0, bytes.length - at), at);
    }
    return into;
  };
  Object.defineProperty(crypto, 'getRandomValues', {
    configurable: true,
    writable: true,
    value: getRandomValues,
  });
};

if (process.env.CHANCE_NAME !== undefined) fixChance(process.env.CHANCE_NAME);
