/** Proposals within a side: judged from what the proposer sees, without force and without a byte of state. */
import { expect, test } from 'vitest';
import { type SummitState, summit } from '../laws/small/summit.ts';
import { checkLaws } from '../laws/suite.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { writeMatch } from '../match/file.ts';
import { Match } from '../match/match.ts';
import { judgeProposal, type Proposed } from '../match/proposal.ts';
import { viewOf } from '../match/view.ts';
import { err, refusal } from '../result.ts';
import { broken, expectCaught } from './broken.ts';

const CARDS = Array.from({ length: 28 }, (_, i) => `c${i + 1}`);

const deal = (seats = 4, options = {}, secret = 0): Match => {
  const setup = { id: 'proposals', options, seats, secret: new Uint8Array(32).fill(secret), entropy: [] };
  const made = Match.create(summit, setup);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const handOf = (m: Match, seat: number): string[] =>
  (viewOf(m, 1 << seat).state as { card: { hand: string[][] } }).card.hand[seat]!;
const said = (m: Match, seat: number, proposed: Proposed): string => {
  const judged = judgeProposal(m, seat, proposed);
  if (!judged.ok) return `${judged.error.code} ${judged.error.clause}`.trim();
  return 'place' in judged.value ? judged.value.place : judged.value.text;
};

test('a player proposes what is legal for them, in any spelling, and is told why something is not', () => {
  const m = deal();
  const [card] = handOf(m, 0) as [string];
  expect(said(m, 0, { for: 0, text: '  DRAW ' })).toBe('draw');
  expect(said(m, 0, { for: 0, text: `Play ${card}` })).toBe(`play ${card}`);
  const other = CARDS.find((one) => !handOf(m, 0).includes(one))!;
  expect(said(m, 0, { for: 0, text: `play ${other}` })).toBe('NOT_IN_HAND SU-2.1');
  expect(said(m, 0, { for: 0, text: 'fly' })).toBe('NOT_A_DEED SU-2');
  expect(said(m, 0, { for: 2, text: 'draw' })).toBe('NOT_YOUR_TURN SU-2');
});

test('only partners are pointed at something, and only while the match runs', () => {
  const m = deal();
  for (const seat of [1, 3, 9, -1, 0.5])
    expect(said(m, 0, { for: seat, text: 'draw' })).toBe('NOT_YOUR_PARTNER');
  for (const seat of [4, -1]) expect(said(m, seat, { for: 0, text: 'draw' })).toBe('NO_SUCH_SEAT');
  expect(said(m, 1, { for: 0, text: 'draw' })).toBe('NOT_YOUR_PARTNER');
  for (const alone of [deal(3), deal(1), deal(4, { partners: 'chosen' })])
    expect(said(alone, 0, { for: 0, text: 'draw' })).toBe('NO_PARTNERS');
  expect(said(deal(2, { together: true }), 1, { for: 0, text: 'draw' })).toBe('draw');
  const chosen = deal(4, { partners: 'chosen' });
  chosen.submit(0, 'with 2');
  expect(said(chosen, 1, { for: 0, text: 'draw' })).toBe('draw');
  m.act(0, 'resign');
  expect(said(m, 0, { for: 0, text: 'draw' })).toBe('GAME_OVER');
});

test('a place is pointed at by its id', () => {
  const m = deal();
  for (const place of ['pile', 'played', 'rope-1', 'rope-4']) expect(said(m, 2, { place })).toBe(place);
  for (const place of ['rope-5', 'Pile', '', 'c1']) expect(said(m, 2, { place })).toBe('NO_SUCH_PLACE');
  const { places: _, ...placeless } = summit;
  const bare = Match.create(placeless, { ...m.setup, id: 'bare' });
  if (!bare.ok) throw new Error(bare.error.code);
  expect(said(bare.value, 2, { place: 'pile' })).toBe('NO_SUCH_PLACE');
});

test('what a partner holds cannot be asked for: every card that the proposer does not see may be proposed', () => {
  for (const secret of [0, 1, 2]) {
    const m = deal(4, {}, secret);
    const mine = handOf(m, 2);
    const theirs = handOf(m, 0);
    const accepted = CARDS.filter((card) => said(m, 2, { for: 0, text: `play ${card}` }) === `play ${card}`);
    // Those in the partner's hand, in the pile and in the enemies' hands alike.
    expect(accepted).toEqual(CARDS.filter((card) => !mine.includes(card)));
    expect(accepted).toEqual(expect.arrayContaining(theirs));
  }
  // Where hands are open, it is known what the partner has.
  const open = deal(4, { open: true });
  const accepted = CARDS.filter((card) => said(open, 2, { for: 0, text: `play ${card}` }) === `play ${card}`);
  expect(accepted.sort()).toEqual([...handOf(open, 0)].sort());
});

test('a proposal leaves no byte anywhere in the match', () => {
  const m = deal();
  const before = [fingerprint(m.state), JSON.stringify(writeMatch(m, [])), m.decisionId];
  for (const card of CARDS) said(m, 2, { for: 0, text: `play ${card}` });
  said(m, 0, { place: 'pile' });
  expect([fingerprint(m.state), JSON.stringify(writeMatch(m, [])), m.decisionId]).toEqual(before);
});

test('the law catches a game that looks into hands or refuses what is legal, and places that are no ids', () => {
  const few = { players: 4, games: 4 };
  expect(checkLaws(summit, { games: 4, seed: 3, players: 4 }).laws.proposals).toMatchObject({ found: 0 });
  let actual: SummitState | undefined;
  const peeking = broken(summit, {
    sides: (s) => {
      actual = s;
      return summit.sides!(s);
    },
    read: (s, seat, text) => {
      const read = summit.read(s, seat, text);
      const card = read.ok ? read.value[0]! - 1 : -1;
      if (card < 0 || !actual || actual.card.zoneOf[card] === actual.card.zone('hand', seat)) return read;
      return err(refusal('NOT_IN_HAND', 'SU-2.1'));
    },
  });
  expectCaught(peeking, 'proposals', /tells what is hidden/, few);
  const twice = broken(summit, { places: () => ['pile', 'pile'] });
  expectCaught(twice, 'proposals', /no ids/, few);
  // An imagined state in which it is already the next seat's turn.
  const hasty = broken(summit, { complete: (s) => void s.turn++ });
  expectCaught(hasty, 'proposals', /: refused/, few);
});
