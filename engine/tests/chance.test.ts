/** Randomness: derivation from secret, entropy, match and place, sampling of ranges, and scripts. */
import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chance, FastChance, NO_CHANCE } from '../chance.ts';
import { ScriptedChance, scriptedSource } from '../chance-script.ts';
import { chanceSource, commitmentOf } from '../chance-stream.ts';

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const GOLDEN_DRAWS = [1, 2, 2, 5, 0, 1, 4, 3, 4, 2, 31, 10, 32, 16, 18];
const GOLDEN_DECK = [0, 2, 1, 8, 6, 7, 10, 4, 11, 3, 9, 5];

const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** An independent derivation with Node's own cryptography: the words of one place. */
const words = (
  secret: Uint8Array,
  entropy: string[],
  id: string,
  place: number,
  stream: number,
  n: number,
): number[] => {
  const sized = (part: Uint8Array) => [`${part.length}:`, part];
  const parts = [
    Buffer.from('ludoteca-chance/1'),
    secret,
    ...entropy.map((e) => Buffer.from(e)),
    Buffer.from(id),
  ];
  const match = sha256(...parts.flatMap(sized));
  const key = sha256(match, `/${place}/${stream}`);
  // OpenSSL's 16 bytes are the block counter (32 bits, little-endian) and the nonce of RFC 8439, both zero here.
  const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * n));
  return Array.from({ length: n }, (_, i) => bytes.readUInt32LE(4 * i));
};

const draws = (chance: Chance, sides: number, n: number): number[] =>
  Array.from({ length: n }, () => chance.draw(sides));

describe('committed chance', () => {
  it('is the ChaCha20 stream of a key from secret, entropy, match and place', () => {
    for (const [place, stream] of [
      [0, 0],
      [1, 0],
      [17, 3],
    ] as const) {
      const chance = chanceSource(SECRET, ['anna', 'běla'], 'match-1').at(place, stream);
      // Powers of two reject nothing, so draws are the words' low bits; 200 words cross a block boundary.
      const expected = words(SECRET, ['anna', 'běla'], 'match-1', place, stream, 200).map((w) => w % 2 ** 16);
      expect(draws(chance, 2 ** 16, 200)).toEqual(expected);
    }
  });

  it('rejects words that would make some results more likely', () => {
    const n = 3_000_000_000;
    const accepted = words(SECRET, [], 'm', 1, 0, 64).filter((w) => w < n);
    expect(accepted.length).toBeLessThan(64);
    expect(draws(chanceSource(SECRET, [], 'm').at(1), n, accepted.length)).toEqual(accepted);
  });

  it('depends only on its place', () => {
    const source = chanceSource(SECRET, ['x'], 'm');
    const alone = draws(source.at(5), 6, 50);
    for (const place of [1, 2, 3]) draws(source.at(place), 100, 500);
    expect(draws(source.at(5), 6, 50)).toEqual(alone);
    expect(draws(source.at(6), 6, 50)).not.toEqual(alone);
    expect(draws(source.at(5, 1), 6, 50)).not.toEqual(alone);
  });

  it('changes with every part of its key, also when bytes move from one part to the next', () => {
    const first = (secret: Uint8Array, entropy: string[], id: string) =>
      draws(chanceSource(secret, entropy, id).at(1), 2 ** 30, 4).join();
    const other = Uint8Array.from(SECRET, (b, i) => (i === 31 ? b ^ 1 : b));
    const all = [
      first(SECRET, ['ab', 'c'], 'm'),
      first(other, ['ab', 'c'], 'm'),
      first(SECRET, ['a', 'bc'], 'm'),
      first(SECRET, ['abc'], 'm'),
      first(SECRET, ['ab'], 'cm'),
      first(SECRET, ['c', 'ab'], 'm'),
      first(SECRET, ['ab', 'c'], 'n'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('never changes: these are the draws of every match ever dealt', () => {
    const chance = chanceSource(SECRET, ['anna', 'bela'], 'match-1').at(7, 1);
    expect([...draws(chance, 6, 10), ...draws(chance, 52, 5)]).toEqual(GOLDEN_DRAWS);
    const deck = Array.from({ length: 12 }, (_, i) => i);
    chance.shuffle(deck, 12);
    expect(deck).toEqual(GOLDEN_DECK);
  });

  it('commits to its secret by SHA-256', () => {
    expect(commitmentOf(SECRET)).toBe(sha256(SECRET).toString('hex'));
  });
});

describe('every chance', () => {
  const kinds: [string, (seed: number) => Chance][] = [
    ['fast', (seed) => new FastChance(seed)],
    ['committed', (seed) => chanceSource(Uint8Array.of(seed & 255, (seed >> 8) & 255), [], 'm').at(seed)],
  ];
  for (const [name, make] of kinds) {
    it(`draws within its range and shuffles to a permutation (${name})`, () => {
      fc.assert(
        fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 31 }), fc.nat({ max: 60 }), (seed, n, size) => {
          const chance = make(seed);
          const drawn = chance.draw(n);
          const face = chance.die(6);
          const deck = Array.from({ length: size + 3 }, (_, i) => i);
          chance.shuffle(deck, size);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
          expect(Number.isInteger(face) && face >= 1 && face <= 6).toBe(true);
          expect(deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size + 3 }, (_, i) => i));
          // Items beyond the length are not moved.
          expect(deck.slice(size)).toEqual([size, size + 1, size + 2]);
          expect(chance.used).toBe(3);
        }),
        { numRuns: 150 },
      );
    });

    it(`rolls every face and every order about as often (${name})`, () => {
      const faces = new Array<number>(6).fill(0);
      const orders = new Map<string, number>();
      const chance = make(9);
      for (let i = 0; i < 6000; i++) {
        faces[chance.die(6) - 1]!++;
        const three = [0, 1, 2];
        chance.shuffle(three, 3);
        orders.set(three.join(''), (orders.get(three.join('')) ?? 0) + 1);
      }
      const chi = (counts: number[]) => counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
      // Five degrees of freedom: 33 is exceeded once in about four hundred thousand.
      expect(chi(faces)).toBeLessThan(33);
      expect(orders.size).toBe(6);
      expect(chi([...orders.values()])).toBeLessThan(33);
    });
  }

  it('cannot draw from an empty range', () => {
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
      expect(() => chanceSource(SECRET, [], 'm').at(1).draw(n)).toThrow('Cannot draw');
  });

  it('throws where a decision must not draw', () => {
    expect(() => NO_CHANCE.die(6)).toThrow('No chance');
    expect(() => NO_CHANCE.draw(2)).toThrow('No chance');
    expect(() => NO_CHANCE.shuffle([1], 1)).toThrow('No chance');
  });
});

describe('a script', () => {
  it('gives its results in order and shuffles named elements to the top', () => {
    const chance = new ScriptedChance([{ die: 6 }, { draw: 2 }, { shuffle: ['c', 'a'] }]);
    expect([chance.die(6), chance.draw(3)]).toEqual([6, 2]);
    const items = [0, 1, 2, 3];
    chance.shuffle(items, 4, ['a', 'b', 'c', 'd']);
    expect(items).toEqual([2, 0, 1, 3]);
    expect(chance.used).toBe(3);
  });

  it('reports when it does not fit what the game draws', () => {
    expect(() => new ScriptedChance([]).die(6)).toThrow('no result left for a die');
    expect(() => new ScriptedChance([{ draw: 1 }]).die(6)).toThrow('says draw where the game asks for a die');
    expect(() => new ScriptedChance([{ die: 7 }]).die(6)).toThrow('Scripted die 7 of 6');
    expect(() => new ScriptedChance([{ draw: 3 }]).draw(3)).toThrow('Scripted draw 3 of 3');
    expect(() => new ScriptedChance([{ shuffle: ['z'] }]).shuffle([0], 1, ['a'])).toThrow('z is not among');
  });

  it('continues with other chance when it is used up', () => {
    const chance = new ScriptedChance([{ die: 2 }], new FastChance(4));
    expect(chance.die(6)).toBe(2);
    expect(draws(chance, 6, 5)).toEqual(draws(new FastChance(4), 6, 5));
  });

  it('as a source gives the same results again at the same place', () => {
    const source = scriptedSource([{ die: 1 }, { die: 2 }], chanceSource(SECRET, [], 'm'));
    const first = [source.at(1).die(6), source.at(2).die(6), source.at(3).die(6)];
    expect(first.slice(0, 2)).toEqual([1, 2]);
    expect([source.at(1).die(6), source.at(2).die(6), source.at(3).die(6)]).toEqual(first);
  });
});
