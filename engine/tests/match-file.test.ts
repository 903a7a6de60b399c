/** The match file: everything needed to deal and replay a match; every tampering is found and named. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { recordMatches, replayFingerprints } from '../laws/record.ts';
import { hands } from '../laws/small/hands.ts';
import { SMALL_GAMES } from '../laws/small/index.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import type { Entry } from '../match/entry.ts';
import { loadMatch, type MatchFile } from '../match/file.ts';
import { type Verdict, verifyMatch } from '../match/verify.ts';

const again = (file: MatchFile): MatchFile => JSON.parse(JSON.stringify(file)) as MatchFile;
const [played] = recordMatches(hands, 1, 4);
const file = again(played!);

describe('a recorded match', () => {
  for (const { game } of SMALL_GAMES) {
    it(`of ${game.id} replays to the same bytes, views and events`, () => {
      const files = recordMatches(game, 6, 9).map(again);
      expect(files.every((f) => f.outcome !== undefined && f.log.length > 0)).toBe(true);
      expect(new Set(files.map((f) => f.state)).size).toBe(6);
      expect(replayFingerprints(game, files, 1)).toEqual(replayFingerprints(game, files, 1));
      expect(replayFingerprints(game, files, 1)[0]).toContain(files[0]!.state);
      for (const f of files) expect(verifyMatch(game, f)).toEqual({ holds: true });
    });
  }

  it('loads to the state that was saved', () => {
    const loaded = loadMatch(hands, { ...file, log: file.log.slice(0, 5) });
    expect(loaded.ok && loaded.value.history.items.length).toBe(5);
    const whole = loadMatch(hands, file);
    expect(whole.ok && [fingerprint(whole.value.state), whole.value.outcome]).toEqual([
      file.state,
      file.outcome,
    ]);
  });
});

describe('tampering', () => {
  const entry = (change: Partial<Entry> | Record<string, unknown>, at: number): Entry[] =>
    file.log.map((e, i) => (i === at ? ({ ...e, ...change } as Entry) : e));
  const verdict = (change: Partial<MatchFile>, game: AnyGame = hands): Verdict =>
    verifyMatch(game, { ...file, ...change });
  const flip = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

  it('with the secret or the commitment is found', () => {
    expect(verdict({ secret: flip(file.secret) })).toMatchObject({ holds: false, fault: 'commitment' });
    expect(verdict({ commitment: flip(file.commitment) })).toMatchObject({
      holds: false,
      fault: 'commitment',
    });
    expect(verdict({ secret: 'no hexadecimal' })).toMatchObject({ holds: false, fault: 'commitment' });
    expect(verdict({ secret: file.secret.slice(1) })).toMatchObject({ holds: false, fault: 'commitment' });
  });

  it('with the set-up is found', () => {
    expect(verdict({ options: { memory: 'never' } })).toMatchObject({ fault: 'setup', detail: 'BAD_OPTION' });
    expect(verdict({ version: '0' })).toMatchObject({ fault: 'setup', detail: 'small-hands 0' });
    expect(verdict({ game: 'chess' })).toMatchObject({ fault: 'setup' });
    expect(verdict({ players: ['alone'] })).toMatchObject({ fault: 'setup', detail: 'BAD_SEATS' });
  });

  it('with inputs of the deal is found where the log no longer fits', () => {
    for (const change of [{ id: 'another' }, { entropy: ['more'] }] as const) {
      const found = verdict(change);
      expect(found.holds).toBe(false);
      expect(['entry', 'outcome', 'state']).toContain(found.fault);
    }
  });

  it('with the log is found, with the place of the entry', () => {
    expect(verdict({ log: entry({ seat: 1 }, 0) })).toMatchObject({ fault: 'entry', entry: 0 });
    expect(verdict({ log: entry({ text: 'cheat' }, 3) })).toMatchObject({ fault: 'entry', entry: 3 });
    expect(verdict({ log: entry({ kind: 'seal' }, 2) })).toMatchObject({ fault: 'entry', entry: 2 });
    expect(verdict({ log: entry({ seat: 33 }, 1) })).toMatchObject({ fault: 'entry', entry: 1 });
    expect(verdict({ log: [...file.log, file.log[0]!] })).toMatchObject({
      fault: 'entry',
      entry: file.log.length,
    });
    const found = verdict({ log: [...file.log.slice(0, 4), ...file.log.slice(5)] });
    expect(found).toMatchObject({ fault: 'entry', entry: 4 });
    expect(found.detail).toMatch(/refused/);
  });

  it('that replaces a decision by another legal one is found by its consequences', () => {
    const legal = file.log.findIndex((e) => e.kind === 'decide' && e.text.startsWith('play'));
    const text = (file.log[legal] as { text: string }).text.replace('play', 'bury');
    const found = verdict({ log: entry({ text }, legal) });
    expect(found.holds).toBe(false);
  });

  it('with the end is found', () => {
    expect(verdict({ outcome: { ranks: [1, 1], reason: 'points' } })).toMatchObject({ fault: 'outcome' });
    expect(verdict({ state: flip(file.state) })).toMatchObject({ fault: 'state' });
    expect(verdict({ log: file.log.slice(0, -1) })).toMatchObject({ fault: 'outcome' });
  });

  it('with the rules is found', () => {
    const generous = {
      ...hands,
      setup: (s, chance, tell) => {
        hands.setup(s, chance, tell);
        s.points[0] = 1;
      },
    } satisfies typeof hands;
    expect(verdict({}, generous).holds).toBe(false);
  });
});
