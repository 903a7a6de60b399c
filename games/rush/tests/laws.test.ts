/**
 * Where what is shown on the way is not what lies open at the end: Bases that leave a hand as soon as they are drawn
 * (RUSH-3.4, 12.10). Their owner sees in which order he drew, everybody sees one Base after the other, and of the
 * Depot only the last of them is left to be seen. That is no leak, and the laws must not take it for one.
 */
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#engine/laws/report.ts';
import { checkLaws } from '#engine/laws/suite.ts';
import { Match } from '#engine/match/match.ts';
import { heardBy } from '#engine/narration.ts';
import { seatBit } from '#engine/seats.ts';
import { lawSettings } from '../laws.ts';
import { rush } from '../rules/game.ts';
import { step, VERB } from '../rules/steps.ts';

const captures = lawSettings.positions!.at(-1)!;

describe('two Bases that leave a newly drawn hand', () => {
  const end = (garage: string) => {
    const { state, seats, options } = captures;
    const { card } = state as { card: { garage: string[][] } };
    const position = { ...state, card: { ...card, garage: [garage.split(' '), ...card.garage.slice(1)] } };
    const made = Match.create(
      rush,
      { id: 'captures', seats, options, secret: new Uint8Array(32), entropy: [] },
      { position },
    );
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const done = made.value.decide(0, [step(VERB.end)]);
    if (!done.ok) throw new Error(done.error.code);
    const heard = (seat: number) =>
      heardBy(done.value.told, seatBit(seat)).filter(
        ({ type }) => type === 'baseLeftHand' || type === 'drew',
      );
    return { hand: made.value.state, own: heard(0), others: heard(1) };
  };

  test('are told in the order in which they were drawn', () => {
    const one = end('base-s3-1 engineer-2 base-s2-1');
    const other = end('base-s3-1 base-s2-1 engineer-2');
    expect(one.hand.data).toEqual(other.hand.data);
    expect(one.own[0]!.cards).toEqual(['base-s3-1', 'engineer', 'base-s2-1']);
    expect(other.own[0]!.cards).toEqual(['base-s3-1', 'base-s2-1', 'engineer']);
    expect(one.others.map(({ card }) => card)).toEqual(['base-s3-1', 'base-s2-1']);
    expect(one.others).toEqual(other.others);
  });

  test('keep the laws', { timeout: 60_000 }, () => {
    const settings = { ...lawSettings, positions: [captures], most: 9 };
    const report = checkLaws(rush, { ...settings, games: 60, seed: 77, effort: 0.99 });
    expect(violationsOf(report)).toEqual([]);
    expect(report.pairs.compared).toBeGreaterThan(400);
  });
});
