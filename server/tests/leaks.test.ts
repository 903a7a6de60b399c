/**
 * Law 2 through real connections: two worlds that one viewer cannot tell apart – the same own hand, but different hands
 * and answers of others – send that viewer the same bytes.
 */
import { expect, test, vi } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { seatBit } from '#engine/seats.ts';
import { bids } from '#tables/tests/help/bids.ts';
import { Client } from './help/client.ts';
import { server } from './help/servers.ts';

const TABLE = 'same-table-id';
const world = vi.hoisted((): { secret: Uint8Array } => ({ secret: new Uint8Array(32) }));
// Randomness that is the same in both worlds, except for the secret of the table.
vi.mock('#tables/ids.ts', async (original) => ({
  ...(await original<typeof import('#tables/ids.ts')>()),
  newTableId: () => TABLE,
  newSecret: () => world.secret,
  newEntropy: () => 'entropy',
}));

const secretOf = (n: number) => new Uint8Array(32).fill(n & 255, 0, 16).fill(n >> 8, 16);
const handsOf = (n: number): readonly string[][] => {
  const entropy = ['entropy', 'entropy'];
  const made = Match.create(bids as AnyGame, {
    id: TABLE,
    options: {},
    seats: 2,
    secret: secretOf(n),
    entropy,
  });
  if (!made.ok) throw new Error(made.error.code);
  return [0, 1].map((seat) => {
    const { hand } = viewOf(made.value, seatBit(seat)).state.cards as unknown as { hand: string[][] };
    return hand[seat]!;
  });
};

/** Two secrets that deal seat 1 the same hand, and seat 2 different hands with one card in common. */
const twins = () => {
  const dealt = new Map<string, { n: number; other: string[] }>();
  for (let n = 1; ; n++) {
    const [mine, other] = handsOf(n) as [string[], string[]];
    const twin = dealt.get(mine.join());
    const common = twin?.other.filter((card) => other.includes(card)) ?? [];
    if (twin && common.length === 1) return { a: twin, b: { n, other }, mine, common: common[0]! };
    if (!twin) dealt.set(mine.join(), { n, other });
  }
};

const COOKIES = ['A', 'B', 'C'].map((letter) => `ludoteca=${letter.repeat(22)}`);

/** Plays one world; returns every byte that was sent to seat 1 and to a spectator. */
const play = async (
  secret: Uint8Array,
  mine: readonly string[],
  others: string[],
  common: string,
  fickle: boolean,
) => {
  world.secret = secret;
  const { url } = await server();
  const [me, other, spectator] = COOKIES.map((cookie) => new Client(url, cookie, 'same')) as [
    Client,
    Client,
    Client,
  ];
  const table = await me.open({ game: 'bids', seats: [{ kind: 'human' }, { kind: 'human' }] });
  await me.connect();
  await me.watch(table);
  await other.connect();
  await other.ask({ t: 'sit', table });
  await other.watch(table);
  await me.until((m) => m.t === 'info' && m.info.seats[1]!.present);
  await spectator.connect();
  await spectator.watch(table);
  const unlike = others.find((card) => card !== common)!;
  const settled = async (n: number) => {
    for (const viewer of [me, spectator])
      await viewer.until((m) => m.t === 'update' && m.view.decision === n);
  };

  // A round: the other seat seals first – in one world it also changes its answer – then seat 1 tries and bids.
  await other.decide(table, 2, fickle ? unlike : common);
  if (fickle) await other.decide(table, 2, common);
  await me.until((m) => m.t === 'update' && m.view.sealed.includes(2));
  const notMine = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'].filter(
    (c) => !mine.includes(c),
  );
  for (const card of notMine) await me.decide(table, 1, card);
  await me.ask({ t: 'past', table, index: 0 });
  await spectator.ask({ t: 'past', table, index: 0 });
  await spectator.decide(table, 1, mine[0]!);
  await me.decide(table, 1, mine[0]!);
  await settled(2);
  // The next round stays open: the other seat seals cards that differ between the worlds.
  await other.decide(table, 2, unlike);
  for (const viewer of [me, spectator]) {
    await viewer.until((m) => m.t === 'update' && m.view.decision === 2 && m.view.sealed.includes(2));
    await viewer.watch(table);
  }
  const commitment = /[0-9a-f]{64}/g;
  return {
    me: me.raw.map((line) => line.replace(commitment, 'COMMITMENT')),
    spectator: spectator.raw.map((line) => line.replace(commitment, 'COMMITMENT')),
    other: other.raw.map((line) => line.replace(commitment, 'COMMITMENT')),
  };
};

test('a viewer who cannot tell two worlds apart is sent the same bytes in both', async () => {
  const { a, b, mine, common } = twins();
  expect(a.other).not.toEqual(b.other);
  const first = await play(secretOf(a.n), mine, a.other, common, false);
  const second = await play(secretOf(b.n), mine, b.other, common, true);
  expect(second.me).toEqual(first.me);
  expect(second.spectator).toEqual(first.spectator);
  // This test can fail: a viewer who can see the difference gets different bytes.
  expect(second.other).not.toEqual(first.other);
  // Seat 1's own hand and the revealed cards are there; the others' hands are numbers.
  const all = first.me.join();
  for (const card of mine) expect(all).toContain(`"${card}"`);
  expect(all).toContain('"deck":4');
  expect(first.spectator.join()).not.toContain(`"${mine[1]}"`);
});

test('changing a sealed answer is noticed by nobody, also with days per move', async () => {
  world.secret = secretOf(1);
  const hands = handsOf(1);
  const { url } = await server();
  const [me, other] = COOKIES.map((cookie) => new Client(url, cookie, 'slow')) as [Client, Client];
  const table = await me.open({
    game: 'bids',
    seats: [{ kind: 'human' }, { kind: 'human' }],
    pace: { days: 3, late: 'remind' },
  });
  await me.connect();
  await me.watch(table);
  await other.connect();
  await other.ask({ t: 'sit', table });
  await other.watch(table);
  const [first, second] = hands[1] as [string, string];
  await other.decide(table, 2, first);
  await me.until((m) => m.t === 'update' && m.view.sealed.includes(2));
  await me.ask({ t: 'past', table, index: 0 });
  const { length } = me.raw;
  const tables = async (): Promise<string> => (await me.request('/api/me')).text();
  const listed = (await tables()).replace(/"left":\d+/g, '');
  expect(await other.decide(table, 2, second)).toMatchObject({ t: 'ack' });
  // The next message to seat 1 is the answer to its own command.
  await me.ask({ t: 'past', table, index: 0 });
  expect(me.raw.slice(length).map((line) => (JSON.parse(line) as { t: string }).t)).toEqual(['past']);
  expect((await tables()).replace(/"left":\d+/g, '')).toBe(listed);
});
