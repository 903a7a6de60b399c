import { describe, expect, it } from 'vitest';
import { type Scoring, seenAfter, stagesOf, tiesOf } from '../scores/scoring.ts';

const column = (id: string, ...points: number[]) => ({ id, name: `name.${id}`, points });

describe('the tie-breaks of a score sheet', () => {
  it('are none where the first criterion decides', () => {
    expect(tiesOf([column('total', 3, 5, 4), column('cards', 1, 1, 1)])).toEqual([]);
    expect(tiesOf([])).toEqual([]);
  });

  it('are shown one after the other among those who are still level', () => {
    const criteria = [
      column('total', 5, 5, 5, 4),
      column('cards', 2, 2, 1, 9),
      column('coins', 3, 0, 7, 9),
      column('luck', 1, 1, 1, 1),
    ];
    expect(tiesOf(criteria)).toEqual([
      { id: 'cards', name: 'name.cards', seats: [0, 1, 2], values: [2, 2, 1] },
      { id: 'coins', name: 'name.coins', seats: [0, 1], values: [3, 0] },
    ]);
  });

  it('are all shown where none of them decides', () => {
    expect(tiesOf([column('total', 5, 5), column('cards', 2, 2)])).toHaveLength(1);
  });
});

describe('what is seen of a score sheet', () => {
  const scoring: Scoring = {
    awardsName: 'awards',
    awards: [
      { id: 'roads', name: 'roads', values: [4, 2], leader: 0 },
      { id: 'ships', name: 'ships', values: [1, 1], leader: -1 },
    ],
    columns: [column('coins', 3, 3), column('total', 5, 5)],
    ties: tiesOf([column('total', 5, 5), column('coins', 3, 2)]),
    winners: [0],
  };
  const counts = (stages: number) => {
    const { awards, columns, ties, winners } = seenAfter(scoring, stages);
    return [awards.length, columns.length, ties.length, winners?.length ?? 0];
  };

  it('grows by one thing a stage, the winners last', () => {
    expect(stagesOf(scoring)).toBe(6);
    expect([1, 2, 3, 4, 5, 6, Number.POSITIVE_INFINITY].map(counts)).toEqual([
      [1, 0, 0, 0],
      [2, 0, 0, 0],
      [2, 1, 0, 0],
      [2, 2, 0, 0],
      [2, 2, 1, 0],
      [2, 2, 1, 1],
      [2, 2, 1, 1],
    ]);
  });

  it('is everything but winners before the end', () => {
    const now = { ...scoring, ties: [], winners: undefined };
    expect(stagesOf(now)).toBe(4);
    expect(seenAfter(now, Number.POSITIVE_INFINITY)).toEqual({
      awards: now.awards,
      columns: now.columns,
      ties: [],
      winners: undefined,
    });
  });
});
