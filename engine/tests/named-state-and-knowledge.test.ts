/** Malicious named forms, and knowledge of elements that were moved. */
import { describe, expect, test } from 'vitest';
import { int } from '#engine/layout/domain.ts';
import { scalar } from '#engine/layout/fields.ts';
import { stateFactory } from '#engine/layout/layout.ts';
import { readState, writeState } from '#engine/layout/named.ts';
import { everybody, PUBLIC, seatBit } from '#engine/seats.ts';
import { makePlain } from './plain-game.ts';

const [A, B] = [0, 1];
const [ACE, BISHOP, CASTLE, DUKE] = [0, 1, 2, 3];
const blank = makePlain(2);
const json = (text: string): unknown => JSON.parse(text);

describe('a malformed named form is refused with a reason', () => {
  test.each([
    ['a zone that every object has', '{"cards":{"constructor":{}}}'],
    ['the same with something in it', '{"cards":{"toString":{"x":["ace"]}}}'],
    ['a zone of the prototype', '{"cards":{"__proto__":{"x":1}}}'],
    ['a number where a card should be', '{"cards":{"deck":[1]}}'],
    ['a list where a card should be', '{"cards":{"deck":[["ace"]]}}'],
    ['an object that is no text', '{"cards":{"deck":[{"toString":1,"valueOf":1}]}}'],
    ['a pile of more than there is', '{"cards":{"deck":4000000000}}'],
    ['a pile of fewer than none', '{"cards":{"deck":-1}}'],
    ['half a pile', '{"cards":{"deck":0.5}}'],
    ['knowledge of a field that every object has', '{"known":{"constructor":{"0":[1]}}}'],
    ['knowledge of no cell', '{"known":{"sums":{"-1":[1]}}}'],
  ])('%s', (_what, text) => {
    const read = readState(blank(), json(text));
    expect(read.ok).toBe(false);
    // Pages and bots read views, with randomness to sample what is unknown.
    const chance = { used: 0, draw: () => 0, die: () => 1, shuffle: () => undefined };
    expect(readState(blank(), json(text), { chance, viewer: 1 }).ok).toBe(false);
  });

  test('and a field cannot have the reserved name for knowledge', () => {
    expect(() => stateFactory({ known: scalar(int(0, 1)) }, { seats: 2 }, null)).toThrow('known');
  });
});

describe('what is known of elements', () => {
  test('is lost when somebody puts them into an order that the others do not see', () => {
    const s = blank();
    const deck = s.cards.zone('deck');
    for (const card of [ACE, BISHOP, CASTLE]) s.cards.move(card, deck);
    s.cards.show(CASTLE, seatBit(A) | seatBit(B));
    // B looks at all three and puts them back in an order of their choice; A must lose track of the castle.
    s.cards.arrange(deck, [ACE, CASTLE, BISHOP], seatBit(B));
    expect(writeState(s, seatBit(A)).cards).toMatchObject({ deck: 3 });
    expect(writeState(s, seatBit(B)).cards).toMatchObject({ deck: [null, 'castle', null] });
    expect(s.cards.faults()).toEqual([]);
  });

  test('stays known below the elements that are put into another order', () => {
    const s = blank();
    const deck = s.cards.zone('deck');
    for (const card of [ACE, BISHOP, CASTLE, DUKE]) s.cards.move(card, deck);
    s.cards.show(ACE, seatBit(A));
    s.cards.show(DUKE, seatBit(A));
    s.cards.arrange(deck, [BISHOP, CASTLE, DUKE], 0);
    expect(s.cards.list(deck)).toEqual([BISHOP, CASTLE, DUKE, ACE]);
    expect(writeState(s, seatBit(A)).cards).toMatchObject({ deck: [null, null, null, 'ace'] });
    expect(s.cards.faults()).toEqual([]);
    s.cards.move(ACE, deck);
    expect(s.cards.list(deck)).toEqual([ACE, BISHOP, CASTLE, DUKE]);
    expect(s.cards.faults()).toEqual([]);
  });

  test('only elements on top can be put into another order', () => {
    const s = blank();
    const deck = s.cards.zone('deck');
    for (const card of [ACE, BISHOP, CASTLE]) s.cards.move(card, deck);
    for (const wrong of [[ACE], [CASTLE, CASTLE], [CASTLE, DUKE], [ACE, BISHOP, CASTLE, DUKE], [-1]])
      expect(() => s.cards.arrange(deck, wrong, everybody(2)), `${wrong}`).toThrow();
    expect(s.cards.list(deck)).toEqual([CASTLE, BISHOP, ACE]);
    s.cards.arrange(deck, [], 0);
    expect(s.cards.faults()).toEqual([]);
  });

  test('stays when everybody sees which one leaves a hand', () => {
    for (const eyes of [PUBLIC, everybody(2)]) {
      const s = blank();
      const hand = s.cards.zone('hand', B);
      for (const card of [ACE, BISHOP]) s.cards.move(card, hand);
      s.cards.show(BISHOP, seatBit(A));
      s.cards.move(ACE, s.cards.zone('deck'), 0, eyes);
      expect(s.cards.sees(seatBit(A), BISHOP), `${eyes}`).toBe(true);
      expect(s.cards.sees(0, ACE)).toBe(true);
    }
  });
});
