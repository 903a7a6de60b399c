import { expect, it } from 'vitest';
import { partsOf } from '../clause-parts.ts';

const kinds = (text: string): string[] => partsOf(text).map((part) => `${part.kind}: ${part.text}`);

it('splits a text at clauses, designations and code, and loses nothing', () => {
  expect(kinds('As in RUSH-3.5 (TC-8), with `a-1` and the IS-2.')).toEqual([
    'text: As in ',
    'clause: RUSH-3.5',
    'text:  (',
    'name: TC-8',
    'text: ), with ',
    'code: a-1',
    'text:  and the ',
    'name: IS-2',
    'text: .',
  ]);
  expect(kinds('T-34-85')).toEqual(['name: T-34-85']);
  expect(kinds('HC-2.1')).toEqual(['clause: HC-2.1']);
});

it('leaves ranges, words and small letters alone', () => {
  for (const text of ['3-5', 'well-known', 'a-1', 'v2.0', ''])
    expect(kinds(text).join()).not.toMatch(/clause|name/);
});
