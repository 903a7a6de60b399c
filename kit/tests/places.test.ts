import { describe, expect, it } from 'vitest';
import { Places } from '../cards/places.ts';

const cards = (text: string) => text.split(' ').map((id) => ({ id }));
const ids = (kept: readonly { id: string }[]): string => kept.map(({ id }) => id).join(' ');

describe('the places of cards in a hand', () => {
  it('are as listed at first', () => expect(ids(new Places().keep(cards('a b c')))).toBe('a b c'));
  it('are kept when a card is listed elsewhere', () => {
    const places = new Places();
    places.keep(cards('a b c d'));
    expect(ids(places.keep(cards('c a b d')))).toBe('a b c d');
    expect(ids(places.keep(cards('c b d')))).toBe('b c d');
    expect(ids(places.keep(cards('d b')))).toBe('b d');
  });
  it('of new cards are where they are listed', () => {
    const places = new Places();
    places.keep(cards('a b'));
    expect(ids(places.keep(cards('b a c')))).toBe('a b c');
    expect(ids(places.keep(cards('x y')))).toBe('x y');
  });
});
