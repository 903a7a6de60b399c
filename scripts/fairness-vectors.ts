/**
 * Writes tests/fairness: small match files with the expected verdict of a verifier, and vectors of
 * randomness, for authors of verifiers in other languages (docs/fairness.md). Run it again when the rules of
 * a game change: `node scripts/fairness-vectors.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FastChance } from '#engine/chance.ts';
import { chanceSource, commitmentOf } from '#engine/chance-stream.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Entry } from '#engine/match/entry.ts';
import { type MatchFile, withDigests, writeMatch } from '#engine/match/file.ts';
import { Match } from '#engine/match/match.ts';
import { type Fault, presentVerifier, verifyFile } from '#engine/match/verify.ts';
import type { OptionValues } from '#engine/options.ts';
import { randomDecision } from '#engine/playout.ts';
import { listSeats } from '#engine/seats.ts';
import { loadGame } from '#games/library.ts';

const FOLDER = fileURLToPath(new URL('../tests/fairness/', import.meta.url));

/** A short match of random decisions. It ends by itself, or by resignation after so many. */
const played = async (id: string, options: OptionValues, decisions: number): Promise<MatchFile> => {
  const game = (await loadGame(id))!;
  const secret = Uint8Array.from({ length: 32 }, (_, i) => (i * 7 + 1) & 255);
  const made = Match.create(game, {
    id: `vector-${id}`,
    options,
    seats: 2,
    secret,
    entropy: ['entropy of seat 1', 'entropia del posto 2 – ąę'],
  });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value;
  const random = new FastChance(5);
  for (let n = 0; n < decisions && !match.outcome; n++)
    for (const seat of listSeats(match.owing)) {
      const done = match.decide(seat, randomDecision(game, match.state, seat, random), { at: n * 1000 });
      if (!done.ok) throw new Error(done.error.code);
    }
  if (!match.outcome) {
    const end = match.act(listSeats(match.owing)[0]!, 'resign', decisions * 1000);
    if (!end.ok) throw new Error(end.error.code);
  }
  return withDigests(game, writeMatch(match, ['Ada', 'Ben']));
};

const flip = (hex: string, at = 0): string =>
  hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1);

/** Tampered versions of a file, each with the reason why it is detected. */
const tamperings = (file: MatchFile): Readonly<Record<string, readonly [string, unknown]>> => {
  const { log, digests } = file;
  const middle = log.length >> 1;
  const withLog = (changed: readonly Entry[]) => ({ ...file, log: changed });
  const swapped = log.map((entry, i) => (i === 1 ? log[2]! : i === 2 ? log[1]! : entry));
  const { digests: _digests, ...bare } = file;
  return {
    whole: ['As it was written.', file],
    'format-1': [
      'Format 1 has no digests; everything else is as in format 2.',
      { ...bare, format: 'ludoteca-match/1' },
    ],
    'other-order': [
      'Members in another order: the same file.',
      Object.fromEntries(Object.entries(file).reverse()),
    ],
    secret: ['One digit of the secret is another.', { ...file, secret: flip(file.secret) }],
    commitment: [
      'One digit of the commitment is another.',
      { ...file, commitment: flip(file.commitment, 9) },
    ],
    entropy: [
      'The first seat added something else to the chance.',
      { ...file, entropy: ['entropy of seat 3', file.entropy[1]] },
    ],
    'entropy-lost': [
      'The second seat added nothing to the chance.',
      { ...file, entropy: file.entropy.slice(0, 1) },
    ],
    id: ['Another id, from which another deal follows.', { ...file, id: `${file.id}x` }],
    version: ['Rules of a version that there never was.', { ...file, version: '0' }],
    options: [
      'An option that the game does not have.',
      { ...file, options: { ...file.options, colour: 'red' } },
    ],
    changed: [
      'An entry in the middle says something else.',
      withLog(log.map((entry, i) => (i === middle ? ({ ...entry, text: 'cheat' } as Entry) : entry))),
    ],
    time: [
      'An entry was made at another time, which no rule asks about.',
      withLog(log.map((e, i) => (i === 1 ? { ...e, at: 1 } : e))),
    ],
    missing: ['An entry in the middle is missing.', withLog(log.filter((_, i) => i !== middle))],
    'missing-end': ['The last entry is missing.', withLog(log.slice(0, -1))],
    added: [
      'An entry stands there twice.',
      withLog([...log.slice(0, middle), log[middle]!, ...log.slice(middle)]),
    ],
    reordered: ['The second and the third entry have changed places.', withLog(swapped)],
    outcome: [
      'Other ranks.',
      { ...file, outcome: { ...file.outcome!, ranks: file.outcome!.ranks.map((rank) => rank + 1) } },
    ],
    state: ['Another last state.', { ...file, state: flip(file.state, 63) }],
    deal: ['Another digest of the deal.', { ...file, digests: { ...digests, deal: flip(digests!.deal) } }],
    'no-digests': ['Format 2 has digests.', bare],
    'too-much': ['A member that does not belong there.', { ...file, approved: true }],
  };
};

export interface ExpectedVerdict {
  readonly about: string;
  /** Undefined: the file is not a match file. */
  readonly holds?: boolean;
  readonly faults?: readonly Pick<Fault, 'step' | 'code' | 'entry'>[];
}

const verdictOf = (game: AnyGame, about: string, value: unknown): ExpectedVerdict => {
  const file = value as MatchFile;
  const shaped =
    !('approved' in file) && (file.format === 'ludoteca-match/1') === (file.digests === undefined);
  if (!shaped) return { about };
  const { holds, faults } = verifyFile(file, presentVerifier(game));
  return {
    about,
    holds,
    faults: faults.map(({ step, code, entry }) => ({
      step,
      code,
      ...(entry === undefined ? {} : { entry }),
    })),
  };
};

/** The outputs of a source of chance, step by step. */
const chanceVectors = () => {
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
  const cases = [
    { secret: '00'.repeat(32), entropy: [], id: 'empty' },
    {
      secret: '0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20',
      entropy: ['first', 'zwei', ''],
      id: 'abc',
    },
    { secret: 'ff', entropy: ['żółć', '🎲'], id: 'ütf-8' },
  ];
  return cases.map(({ secret, entropy, id }) => {
    const bytes = Uint8Array.from(Buffer.from(secret, 'hex'));
    const source = chanceSource(bytes, entropy, id);
    const places = [
      [0, 0],
      [1, 0],
      [1, 1],
      [300, 2],
    ] as const;
    return {
      secret: hex(bytes),
      entropy,
      id,
      commitment: commitmentOf(bytes),
      streams: places.map(([place, stream]) => {
        const draws = [6, 52, 1000, 0x80000001, 0x1_0000_0000, 3, 1].map((n) => [n]);
        const chance = source.at(place, stream);
        const drawn = draws.map(([n]) => ({ below: n!, drawn: chance.draw(n!) }));
        const shuffled = Array.from({ length: 20 }, (_, i) => i);
        source.at(place, stream).shuffle(shuffled, shuffled.length);
        const many = source.at(place, stream);
        // 40 words: more than two blocks.
        const words = Array.from({ length: 40 }, () => many.draw(0x1_0000_0000));
        return { place, stream, words: words.slice(-4), drawn, shuffled };
      }),
    };
  });
};

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  const expected: Record<string, ExpectedVerdict> = {};
  for (const [id, options, decisions] of [
    ['tank-chess', {}, 4],
    ['rush', { roundLimit: 5 }, 1000],
  ] as const) {
    const game = (await loadGame(id))!;
    const file = await played(id, options, decisions);
    for (const [name, [about, value]] of Object.entries(tamperings(file))) {
      const path = `${id}.${name}.json`;
      writeFileSync(`${FOLDER}${path}`, `${JSON.stringify(value, undefined, 1)}\n`);
      expected[path] = verdictOf(game, about, value);
    }
  }
  writeFileSync(`${FOLDER}verdicts.json`, `${JSON.stringify(expected, undefined, 1)}\n`);
  writeFileSync(`${FOLDER}chance.json`, `${JSON.stringify(chanceVectors(), undefined, 1)}\n`);
}
