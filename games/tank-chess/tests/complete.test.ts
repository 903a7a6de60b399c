import { describe, expect, it } from 'vitest';
import { continuations } from '#kit/complete.ts';
import { judgeTurn } from '../rules/judge.ts';
import type { Position } from '../rules/types.ts';
import { NOTATION, spellings, turnTexts } from '../table/complete.ts';
import { given } from './support.ts';

/** A white medium tank on e5 with two enemies about; the command tanks far away. */
const CROSSFIRE = '16x16 2c413/16/16/16/16/1h314/8m47/16/16/16/16/4M011/16/16/16/8C07 w 0 10';
const pos: Position = given(CROSSFIRE);

describe('how a turn goes on that is spelled step by step', () => {
  it('by every step that the tank can make, also back to where it stood', () => {
    expect(spellings(pos, 'e5 ')).toEqual(['e5 F', 'e5 L', 'e5 R', 'e5 B']);
    expect(spellings(pos, 'e5 L')).toContain('e5 LR');
    expect(spellings(pos, 'E5 ff')).toContain('e5 FFF');
    // After a step back nothing follows.
    expect(spellings(pos, 'e5 B')).toEqual([]);
  });

  it('by what could be shot at from there', () => {
    const path = 'FRFL';
    const offers = spellings(pos, `e5 ${path}`).filter((text) => text.split(' ').length === 3);
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      const [from = '', steps = '', target = ''] = offer.split(' ');
      expect(judgeTurn(pos, pos.side, { from, path: steps, target }), offer).toMatchObject({ ok: true });
    }
    expect(spellings(pos, `e5 ${path} `)).toEqual(offers);
    expect(spellings(pos, `e5 ${path} z`)).toEqual([]);
  });

  it('offers what is legal only, and nothing where nothing of one’s own is spelled', () => {
    for (const offer of spellings(pos, 'e5 F')) {
      const [from = '', steps = '', target] = offer.split(' ');
      const judged = judgeTurn(pos, pos.side, { from, path: steps, target: target ?? null });
      expect(judged.ok || judged.error.code, offer).toSatisfy((one) => one === true || one === 'NULL_MOVE');
    }
    for (const typed of ['', 'e5', 'i10 ', 'a1 F', 'z9 ', 'e5 Q', 'Me5>'])
      expect(spellings(pos, typed)).toEqual([]);
  });

  it('the notation goes on beside it', () => {
    expect(continuations(turnTexts(pos), 'Me5>f7', NOTATION)).toEqual(expect.arrayContaining(['Me5>f7/N']));
  });
});
