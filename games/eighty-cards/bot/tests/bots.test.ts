/** Every level decides legally in every variant, from a view alone, and the same way twice; and it plays to win. */
import { describe, expect, test } from 'vitest';
import type { Bot } from '#bots/contract.ts';
import { FastChance } from '#engine/chance.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { winSharesOf } from '#engine/outcome.ts';
import { dealAgain, playOut, randomDecision } from '#engine/playout.ts';
import { firstSeat, numberOf, seatBit } from '#engine/seats.ts';
import { eightyCards } from '../../rules/game.ts';
import { given } from '../../tests/support.ts';
import { initialConfig } from '../../tools/initial.ts';
import { bots } from '../index.ts';
import { TERMS } from '../reasons.ts';
import { appraisal } from '../review.ts';

const TABLES = [
  [3, {}],
  [4, { interferencePace: 'lean', baseCampRefill: 'replaceOnly', tie: 'duelCards' }],
  [4, { nations: 'choose', terrainHands: 'open', finalTurns: 'oneMoreEach', rocketMaxRange: '24' }],
] as const;

const begin = (seats: number, options: object, seed: number): Match => {
  const secret = Uint8Array.from({ length: 8 }, (_, i) => seed >> (4 * i));
  const made = Match.create(eightyCards, { id: 'bots', options: { ...options }, seats, secret, entropy: [] });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};
/** Covert rounds wait for the table. */
const resolveAll = (match: Match): void => {
  while (match.ready && !match.outcome) match.resolveRound();
};
const answerOf = (bot: Bot, match: Match): string => {
  const seat = firstSeat(match.owing);
  return bot.choose(viewOf(match, seatBit(seat)), numberOf(seat), { seed: 3, nodes: 100, heard: [] }).text;
};
const ids = [...bots.levels.map(({ id }) => id), ...bots.baselines];

describe.each(TABLES)('at %i seats with %j', (seats, options) => {
  test.each(ids)('%s decides legally, and the same way twice', (id) => {
    const chance = new FastChance(5);
    const [bot, twin] = [bots.create(id), bots.create(id)];
    const match = begin(seats, options, 11);
    for (let n = 0; n < 24 && !match.outcome; n++) {
      const text = answerOf(bot, match);
      if (n % 6 === 0) expect(answerOf(twin, match)).toBe(text);
      const seat = firstSeat(match.owing);
      const view = viewOf(match, seatBit(seat));
      expect(TERMS).toContain(bots.explain!(view, numberOf(seat), { text }).term);
      const done = match.submit(seat, text);
      if (!done.ok) throw new Error(`${text}: ${JSON.stringify(done.error)}`);
      // What a bot would not do leads to positions that it would not see.
      for (let i = 0; i < 5 && !match.outcome; i++) {
        resolveAll(match);
        if (match.outcome) break;
        const other = firstSeat(match.owing);
        match.decide(other, randomDecision(eightyCards, match.state, other, chance));
      }
      resolveAll(match);
    }
    const shares = appraisal.shares(match.state, 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});

test('there is no bot of another name', () => {
  expect(() => bots.create('passepartout')).toThrow(RangeError);
});

/** Wins of one bot alone among others, its seat rotating. */
const alone = (a: string, b: string, games: number): number => {
  const s = eightyCards.blank(initialConfig(3));
  const chance = new FastChance(80);
  const [one, others] = [bots.policy!(a, chance)!, bots.policy!(b, chance)!];
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 3;
    dealAgain(eightyCards, s, chance);
    playOut(eightyCards, s, (at, who) => (who === seat ? one : others)(at, who), chance, 100_000);
    wins += winSharesOf(eightyCards.outcome(s)!)[seat]!;
  }
  return wins;
};

test('the levels are in order', () => {
  expect(alone('stoker', 'random', 3)).toBe(3);
  expect(alone('captain', 'stoker', 6)).toBeGreaterThanOrEqual(4);
});

describe('a turn in which nothing was done', () => {
  const hand = (acted: boolean, cards: string) =>
    given('REF-3', {
      asked: 'discardHand',
      pressure: { 1: 2 },
      hand: { 1: cards },
      fields: { acted },
    });
  /** What a level drops at the end of it, or `keep`. */
  const dropped = (id: string, table: ReturnType<typeof hand>): string =>
    eightyCards.write(table.state, 0, bots.policy!(id, new FastChance(1))!(table.state, 0));
  test.each(['guard', 'captain'])('%s draws anew, but keeps what gives steam', (id) => {
    expect(dropped(id, hand(false, 'return-to-sender coal-1 full-steam'))).toBe('discard return-to-sender');
  });
  test('after an action, or with steam alone, the hand is judged as usual', () => {
    expect(dropped('captain', hand(true, 'return-to-sender coal-1'))).toBe('keep');
    expect(dropped('captain', hand(false, 'coal-3 coal-3'))).toBe('keep');
  });
  /** Seen in self-play: the leader has no steam and the others are far behind, so that all had given up. */
  const givenUp = () =>
    given('REF-3', {
      turn: 3,
      ap: 2,
      pressure: { 1: 2, 2: 2, 3: 2 },
      progress: { 1: 47, 2: 17, 3: 17 },
      crew: { 1: 'local-guide', 2: 'mechanic', 3: 'local-guide' },
      guide: { 1: 'sea', 3: 'sea' },
      upgrade: { 1: 'treads', 2: 'gas-balloon', 3: 'covered booster-rockets' },
      hand: {
        1: 'relief-valve lookout fog spy gas-balloon',
        2: 'not-with-us return-to-sender sabotage local-guide paddle-wheels',
        3: 'coal-2 good-going salvage-yard gunner earth-torpedo',
      },
    }).state;
  test('a player far behind still makes steam', () => {
    const s = givenUp();
    const text = eightyCards.write(s, 2, bots.policy!('captain', new FastChance(1))!(s, 2));
    expect(text).not.toBe('end');
  });
  test('a game in which nobody has steam comes to its end', () => {
    const s = givenUp();
    const chance = new FastChance(9);
    playOut(eightyCards, s, bots.policy!('captain', chance)!, chance, 5_000);
    expect(eightyCards.outcome(s)).toBeDefined();
  });
});

test('cards are counted by who plays them and who has them at the end', () => {
  const statistics = bots.pieceStatistics!();
  statistics.tell({ type: 'played', seat: 2, card: 'tailwind' });
  statistics.tell({ type: 'installed', seat: 2, card: 'springs' });
  statistics.tell({ type: 'moved', seat: 2, to: 3, terrain: 'sea', cost: 1 });
  const { state } = given('REF-3', { hand: { 1: 'coal-1 coal-1' }, upgrade: { 2: 'springs' } });
  statistics.end(state, { ranks: [2, 1, 3], reason: 'furthest' });
  const rows = new Map(statistics.rows().map((row) => [row.id, row]));
  expect(rows.get('tailwind')).toMatchObject({ takers: 1, takersWins: 1, holders: 0 });
  expect(rows.get('springs')).toMatchObject({ takers: 1, takersWins: 1, holders: 1, holdersWins: 1 });
  expect(rows.get('coal-1')).toMatchObject({ takers: 0, holders: 1, holdersWins: 0 });
});
