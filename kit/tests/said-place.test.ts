import { describe, expect, it } from 'vitest';
import { type Box, placeOf, type Thing, thingsOn } from '../said-place.ts';

const box = (top: number, bottom: number): Box => ({ left: 0, right: 390, top, bottom });
const thing = (top: number, bottom: number, lit = false): Thing => ({ box: box(top, bottom), lit });
/** Of what is 60 high, on a screen whose tools begin at 780. */
const place = (prompt: Box, ...things: readonly Thing[]) => placeOf(prompt, 780, 60, () => things);
const QUESTION = box(660, 780);

describe('what the prompt says on a narrow screen stands', () => {
  it('below the question where there is room', () => expect(place(box(600, 700))).toBe('below'));
  it('above it where it covers no more there than elsewhere', () => {
    expect(place(QUESTION)).toBe('above');
    expect(place(QUESTION, thing(0, 780))).toBe('above');
  });
  it('at the top of the screen where it would cover cards', () => {
    expect(place(QUESTION, thing(500, 650))).toBe(5);
    expect(place(QUESTION, thing(0, 650), thing(500, 650, true))).toBe(5);
  });
  it('in between where both would cover what is lit', () => {
    const at = place(QUESTION, thing(0, 120, true), thing(120, 450), thing(500, 650, true));
    expect(at).toBeGreaterThanOrEqual(120);
    expect(at).toBeLessThanOrEqual(440);
  });
});

describe('what lies on a table', () => {
  it('is asked for by the attribute that every board may set, and by none of one game', () => {
    const asked: string[] = [];
    const page = {
      querySelectorAll: (what: string) => {
        asked.push(what);
        return [];
      },
    };
    expect(thingsOn(page as unknown as ParentNode)).toEqual([]);
    expect([...asked.join().matchAll(/data-\w+/g)].map(String)).toEqual(['data-thing']);
  });
});
