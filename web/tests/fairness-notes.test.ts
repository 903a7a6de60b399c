/** The notes that a browser stores to verify a match later. */
import { beforeEach, expect, test, vi } from 'vitest';
import { addFairnessNotes, fairnessNotesOf, ownEntropy } from '../src/match/fairness-notes.ts';

const kept = new Map<string, string>();
let full = false;
beforeEach(() => {
  kept.clear();
  full = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
  });
});

test('what was written down first stands, whatever a server says later', () => {
  addFairnessNotes('table-1', { commitment: 'aa' });
  addFairnessNotes('table-1', { entropy: 'mine' });
  addFairnessNotes('table-1', { commitment: 'bb', entropy: 'not mine' });
  expect(fairnessNotesOf('table-1')).toEqual({ commitment: 'aa', entropy: 'mine' });
  expect(fairnessNotesOf('table-2')).toEqual({});
});

test('so many tables are remembered; the longest untouched are forgotten', () => {
  for (let n = 0; n < 250; n++) {
    addFairnessNotes(`table-${n}`, { commitment: String(n) });
    // An entry that is updated moves to the end and is not dropped.
    if (n === 100) addFairnessNotes('table-40', { next: 'then' });
  }
  expect(Object.keys(JSON.parse(kept.get('ludoteca.noted')!) as object)).toHaveLength(200);
  expect(fairnessNotesOf('table-249')).toEqual({ commitment: '249' });
  expect(fairnessNotesOf('table-40')).toEqual({ commitment: '40', next: 'then' });
  expect(fairnessNotesOf('table-41')).toEqual({});
});

test('without storage, or with somebody else’s in it, there is nothing to compare with', () => {
  full = true;
  addFairnessNotes('table-1', { commitment: 'aa' });
  expect(fairnessNotesOf('table-1')).toEqual({});
  kept.set('ludoteca.noted', '[[[');
  expect(fairnessNotesOf('table-1')).toEqual({});
});

test('a browser adds 128 bits of its own to the chance', () => {
  const drawn = Array.from({ length: 500 }, ownEntropy);
  expect(new Set(drawn).size).toBe(500);
  for (const one of drawn) expect(atob(one)).toHaveLength(16);
});
