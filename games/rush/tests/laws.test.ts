/**
 * Cases where something is shown during a decision and hidden again at its end: Bases that leave a hand as soon as they
 * are drawn (RUSH-3.4, 12.10). Everybody sees one Base after another, but only the last one stays visible on the Depot.
 * This is no leak, and the laws must not report one.
 */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { violationsOf } from '#engine/laws/report.ts';
import { checkLaws } from '#engine/laws/suite.ts';
import { auditState } from '#engine/layout/audit.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { Match } from '#engine/match/match.ts';
import { imagine, stateView } from '#engine/match/view.ts';
import { eventsFor } from '#engine/narration.ts';
import { seatBit } from '#engine/seats.ts';
import { CARD_IDS } from '../content/cards.ts';
import { laws } from '../laws.ts';
import { auditRush } from '../rules/audit.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import { depotOf } from '../rules/state.ts';
import { step, VERB } from '../rules/steps.ts';

const captures = laws.positions!.at(-1)!;

describe('an attacker that has struck', () => {
  const position = {
    turnOf: 1,
    first: 1,
    round: 3,
    attacked: true,
    declared: ['ussr-t-28', 'ussr-kv-1', 'ussr-su-100'],
    achievement: { inGame: ['ach-heavy', 'ach-bases', 'ach-cards'] },
    card: {
      box: [],
      hand: [[], ['engineer-5']],
      garage: [['engineer-1', 'technician-1', 'engineer-2', 'usa-t29', 'volunteers-1'], ['engineer-6']],
      depot: [['ussr-su-100', 'ussr-kv-1', 'ussr-t-28', 'engineer-3', 'usa-m12'], ['engineer-7']],
    },
    known: { card: { 'ussr-su-100': ['all', 1, 2], 'engineer-7': ['all', 1, 2] } },
  };

  test.each([
    ['chooseExposedAttacker', []],
    ['chooseAttackStep', ['ussr-t-26']],
  ])('lies in the Depot, whatever an opponent imagines: %s [RUSH-7.8, 12.6]', (asked, attacking) => {
    const declared = [...position.declared, ...attacking];
    const made = Match.create(
      rush,
      {
        id: 'exposed',
        seats: 2,
        options: { attackerExposure: true },
        secret: new Uint8Array(32),
        entropy: [],
      },
      { position: { ...position, asked, declared, played: declared, card: { ...position.card, attacking } } },
    );
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const { state, config } = made.value;
    const beneath = new Map<string, number>();
    for (let n = 0; n < 600; n++) {
      const viewer = seatBit(1);
      const view = stateView(rush, state, viewer).state as JsonObject;
      const imagined = imagine(rush, config, view, viewer, new FastChance(n)) as RushState;
      expect([...auditState(imagined), ...auditRush(imagined)]).toEqual([]);
      const depot = imagined.card.list(depotOf(imagined, 0)).map((card) => CARD_IDS[card]!);
      for (const id of position.declared) expect(depot).toContain(id);
      // The other cards beneath them must stay equally likely: two of seven at four places.
      for (const [i, id] of depot.entries()) beneath.set(`${id} ${i}`, (beneath.get(`${id} ${i}`) ?? 0) + 1);
    }
    const often = (id: string, at: number) => (beneath.get(`${id} ${at}`) ?? 0) / 600;
    for (const at of [1, 2, 3, 4]) {
      expect(often('ussr-kv-1', at)).toBeCloseTo(1 / 4, 0.8);
      expect(often('usa-t29', at)).toBeCloseTo(2 / 7 / 4, 1);
    }
  });
});

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
      eventsFor(done.value.told, seatBit(seat)).filter(
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
    const settings = { ...laws, positions: [captures], most: 9 };
    const report = checkLaws(rush, { ...settings, games: 60, seed: 77, effort: 0.99 });
    expect(violationsOf(report)).toEqual([]);
    expect(report.pairs.compared).toBeGreaterThan(400);
  });
});
