/** Where components are placed that a position does not name. */
import { expect, it } from 'vitest';
import { zones } from '../layout/fields.ts';
import { stateFactory } from '../layout/layout.ts';
import { readState, writeState } from '../layout/named.ts';

const fields = {
  card: zones(
    ['a', 'b', 'c', 'd', 'e'],
    {
      box: { per: 'table', see: 'open', ordered: true },
      deck: { per: 'table', see: 'secret', ordered: true },
      own: { per: 'seat', see: 'open', ordered: false },
    },
    'box',
    (element) => (element < 3 ? ['deck', 0] : element === 3 ? ['own', 1] : undefined),
  ),
} as const;
const blank = stateFactory(fields, { seats: 2 }, {});

it('can be different for single elements', () => {
  expect(writeState(blank()).card).toEqual({ box: ['e'], deck: ['a', 'b', 'c'], own: [[], ['d']] });
});

it('is below the named elements of the same zone', () => {
  const s = blank();
  expect(readState(s, { card: { deck: ['c', 'e'], own: [['a'], []] } })).toMatchObject({ ok: true });
  expect(writeState(s).card).toEqual({ box: [], deck: ['c', 'e', 'b'], own: [['a'], ['d']] });
});
