/** A match file proves itself, and every change to one is detected: docs/fairness.md, tests/fairness. */
import { createCipheriv, createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { canonical, type Json } from '#engine/layout/json.ts';
import { digestsOf } from '#engine/match/digests.ts';
import type { MatchFile } from '#engine/match/file.ts';
import { type FaultCode, presentVerifier, STEPS, verifyFile } from '#engine/match/verify.ts';
import { loadGame } from '#games/library.ts';
import { sealOf } from '#tables/rematch.ts';
import { readMatch } from '#wire/match-file.ts';
import type { ExpectedVerdict } from '../scripts/fairness-vectors.ts';

const FOLDER = new URL('fairness/', import.meta.url);
const bytesOf = (name: string): Buffer => readFileSync(new URL(name, FOLDER));
const jsonOf = <T>(name: string): T => JSON.parse(bytesOf(name).toString('utf8')) as T;

const EXPECTED = jsonOf<Record<string, ExpectedVerdict>>('verdicts.json');
const games = new Map(
  await Promise.all(['tank-chess', 'rush'].map(async (id) => [id, (await loadGame(id))!] as const)),
);
const verify = (file: MatchFile) => {
  const game = games.get(file.game);
  return verifyFile(file, game && presentVerifier(game));
};

describe('files with an expected verdict', () => {
  it('are all there, and name every fault of a file', () => {
    const files = readdirSync(FOLDER).filter((name) => !['verdicts.json', 'chance.json'].includes(name));
    expect(files.sort()).toEqual(Object.keys(EXPECTED).sort());
    const named = new Set(Object.values(EXPECTED).flatMap(({ faults = [] }) => faults.map((f) => f.code)));
    const all: Record<
      Exclude<FaultCode, 'OTHER_COMMITMENT' | 'ENTROPY_NOT_MINE' | 'ENTROPY_NOT_SEALED'>,
      true
    > = {
      TERMS_CHANGED: true,
      OPTIONS_CHANGED: true,
      SECRET_DIFFERS: true,
      ENTROPY_CHANGED: true,
      ENTROPY_COUNT: true,
      OTHER_RULES: true,
      CANNOT_DEAL: true,
      DEAL_DIFFERS: true,
      ENTRY_CHANGED: true,
      ENTRY_MISSING: true,
      ENTRY_ADDED: true,
      ENTRIES_REORDERED: true,
      ENTRY_REFUSED: true,
      NOT_OVER: true,
      OUTCOME_DIFFERS: true,
      STATE_DIFFERS: true,
    };
    expect([...named].sort()).toEqual(Object.keys(all).sort());
  });

  it.each(Object.entries(EXPECTED))('%s', (name, { holds, faults }) => {
    const read = readMatch(bytesOf(name));
    expect(read.ok).toBe(holds !== undefined);
    if (!read.ok) return;
    const found = verify(read.value);
    const short = found.faults.map(({ step, code, entry }) => ({
      step,
      code,
      ...(entry === undefined ? {} : { entry }),
    }));
    expect({ holds: found.holds, faults: short }).toEqual({ holds, faults });
    for (const { step } of found.faults) expect(found.steps[step]).toBe('fails');
    if (holds) expect(found.entries).toBe(read.value.log.length);
  });
});

describe('notes that a player kept during the match', () => {
  const file = jsonOf<MatchFile>('rush.whole.json');
  const rules = presentVerifier(games.get('rush')!);
  it('are compared with the file', () => {
    const mine = { commitment: file.commitment, entropy: file.entropy[1]! };
    expect(verifyFile(file, rules, mine)).toMatchObject({ holds: true, steps: { shown: 'holds' } });
    const other = verifyFile(file, rules, { commitment: '0'.repeat(64), entropy: 'what I sent' });
    expect(other).toMatchObject({ holds: false, steps: { shown: 'fails', commitment: 'holds' } });
    expect(other.faults.map((fault) => fault.code)).toEqual(['OTHER_COMMITMENT', 'ENTROPY_NOT_MINE']);
    expect(verifyFile(file, rules).steps.shown).toBe('skipped');
  });

  it('show whether anything was added to a rematch that had not been sealed before', () => {
    const seals = file.entropy.map(sealOf).reverse();
    expect(verifyFile(file, rules, { seals })).toMatchObject({ holds: true, steps: { shown: 'holds' } });
    for (const wrong of [seals.slice(1), [...seals, seals[0]!], [sealOf('another'), ...seals.slice(1)]]) {
      const found = verifyFile(file, rules, { seals: wrong });
      expect(found.faults.map(({ code }) => code)).toEqual(['ENTROPY_NOT_SEALED']);
    }
  });

  it('reveal even a file made from another secret with matching digests', () => {
    const other = jsonOf<MatchFile>('rush.whole.json');
    const forged: MatchFile = { ...other, entropy: ['entropy of seat 1', 'mine, says the server'] };
    const dealt = rules.engine.openMatch(rules.game, { ...forged, log: [] });
    if (!dealt.ok) throw new Error(dealt.error.code);
    const match = dealt.value;
    const resealed = {
      ...forged,
      log: [],
      digests: digestsOf({ ...forged, log: [] }, rules.engine.fingerprint(match.state)),
    };
    const found = verifyFile(resealed, rules, { entropy: file.entropy[1]! });
    expect(found.steps).toMatchObject({ terms: 'holds', entropy: 'holds', deal: 'holds', shown: 'fails' });
  });
});

describe('every change in a file', () => {
  /** The file is equivalent, or a fault is found. */
  const seen = (bytes: Uint8Array, whole: string): boolean => {
    const read = readMatch(bytes);
    if (!read.ok) return true;
    if (canonical(JSON.parse(JSON.stringify(read.value)) as Json) === whole) return true;
    return !verify(read.value).holds;
  };
  const wholeOf = (name: string): string => canonical(jsonOf<Json>(name));

  it.each(['tank-chess.whole.json', 'rush.whole.json'])('is found: one bit of %s', (name) => {
    const bytes = bytesOf(name);
    const whole = wholeOf(name);
    const chance = new FastChance(2026);
    for (let n = 0; n < 1500; n++) {
      const at = chance.draw(bytes.length);
      const bit = chance.draw(8);
      const flipped = Buffer.from(bytes);
      flipped[at] = flipped[at]! ^ (1 << bit);
      if (!seen(flipped, whole)) throw new Error(`byte ${at}, bit ${bit} of ${name} may be flipped`);
    }
  });

  /** Every place in a value, as a path to it. */
  const places = (
    value: unknown,
    path: readonly (string | number)[] = [],
  ): (readonly (string | number)[])[] =>
    typeof value === 'object' && value !== null
      ? [
          path,
          ...Object.entries(value).flatMap(([key, inner]) =>
            places(inner, [...path, Array.isArray(value) ? Number(key) : key]),
          ),
        ]
      : [path];

  it.each(['tank-chess.whole.json', 'rush.whole.json'])('is found: any member of %s', (name) => {
    const whole = wholeOf(name);
    let changed = 0;
    for (const path of places(jsonOf(name)).slice(1)) {
      for (const how of ['lose', 'other', 'twice'] as const) {
        const file = jsonOf<Record<string, unknown>>(name);
        const parent = path
          .slice(0, -1)
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], file);
        const key = path.at(-1)!;
        const value = (parent as Record<string, unknown>)[key];
        if (how === 'lose') {
          if (Array.isArray(parent)) parent.splice(Number(key), 1);
          else delete (parent as Record<string, unknown>)[key];
        } else if (how === 'other') {
          const other =
            typeof value === 'number'
              ? value + 1
              : typeof value === 'boolean'
                ? !value
                : typeof value === 'string'
                  ? `${value}a`
                  : [];
          (parent as Record<string, unknown>)[key] = other;
        } else if (Array.isArray(parent)) parent.splice(Number(key), 0, value);
        else continue;
        changed++;
        const bytes = Buffer.from(JSON.stringify(file));
        if (!seen(bytes, whole)) throw new Error(`${how} ${path.join('.')} of ${name} is not seen`);
      }
    }
    expect(changed).toBeGreaterThan(100);
  });

  it('is distinguished from a different spelling of the same file', () => {
    const spaced = Buffer.from(JSON.stringify(jsonOf('rush.whole.json'), undefined, 7));
    const read = readMatch(spaced);
    expect(read.ok && verify(read.value).holds).toBe(true);
    expect(readMatch(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ ok: false });
    expect(readMatch(new Uint8Array(16_000_001))).toMatchObject({ ok: false });
    const unknown = verifyFile(jsonOf('rush.whole.json'), undefined);
    expect(STEPS.map((step) => unknown.steps[step])).toEqual(
      // terms, commitment, shown, entropy, rules, deal, log, result
      ['holds', 'holds', 'skipped', 'holds', 'fails', 'unknown', 'unknown', 'unknown'],
    );
  });
});

/** The chance of a place, computed again from docs/fairness.md and Node's own cryptography alone. */
class IndependentChance {
  readonly #stream: Buffer;
  #next = 0;

  constructor(secret: Buffer, entropy: readonly string[], id: string, place: number, stream: number) {
    const part = (bytes: Buffer) => [Buffer.from(`${bytes.length}:`), bytes];
    const sha256 = (...all: Buffer[]) => createHash('sha256').update(Buffer.concat(all)).digest();
    const texts = [...entropy, id].map((text) => Buffer.from(text, 'utf8'));
    const key = sha256(...[Buffer.from('ludoteca-chance/1'), secret, ...texts].flatMap(part));
    const streamKey = sha256(key, Buffer.from(`/${place}/${stream}`));
    // Node's ChaCha20 takes the counter (4 bytes) and the nonce (12 bytes), all zero.
    this.#stream = createCipheriv('chacha20', streamKey, Buffer.alloc(16)).update(Buffer.alloc(4096));
  }
  draw(n: number): number {
    for (;;) {
      const word = this.#stream.readUInt32LE(4 * this.#next++);
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  }
  shuffle(items: number[]): number[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.draw(i + 1);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
    return items;
  }
}

interface ChanceVector {
  readonly secret: string;
  readonly entropy: readonly string[];
  readonly id: string;
  readonly commitment: string;
  readonly streams: readonly {
    readonly place: number;
    readonly stream: number;
    readonly words: readonly number[];
    readonly drawn: readonly { readonly below: number; readonly drawn: number }[];
    readonly shuffled: readonly number[];
  }[];
}

describe('the vectors of randomness', () => {
  const vectors = jsonOf<ChanceVector[]>('chance.json');
  it.each(vectors)(
    'of match $id follow from the description alone',
    ({ secret, entropy, id, commitment, streams }) => {
      const bytes = Buffer.from(secret, 'hex');
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(commitment);
      for (const { place, stream, words, drawn, shuffled } of streams) {
        const fresh = () => new IndependentChance(bytes, entropy, id, place, stream);
        const one = fresh();
        expect(drawn.map(({ below }) => one.draw(below))).toEqual(drawn.map((d) => d.drawn));
        const many = fresh();
        expect(Array.from({ length: 40 }, () => many.draw(2 ** 32)).slice(-4)).toEqual(words);
        expect(fresh().shuffle(Array.from({ length: 20 }, (_, i) => i))).toEqual(shuffled);
      }
    },
  );
  it('include rejected words', () => {
    // For 2^31 + 1 half of all words are rejected. Without any, a verifier that accepts every word would pass.
    const drawn = vectors.flatMap(({ streams }) => streams.flatMap((s) => s.drawn));
    expect(drawn.filter(({ below }) => below === 0x80000001).length).toBeGreaterThan(8);
  });
});
