/**
 * Bids: a small game of secret simultaneous choices. Each round everybody secretly bids one of their tokens 1
 * to 5; tokens are spent. The highest bid that nobody else made wins the round; when every bid is matched, a
 * die decides among the highest bidders. Five rounds; most rounds win.
 */
import type { Chance } from '../../chance.ts';
import type { Draft, Game, Outcome } from '../../game.ts';
import { flag, int } from '../../layout/domain.ts';
import { perSeat, scalar } from '../../layout/fields.ts';
import { hideCell, type StateOf, showCell, stateFactory } from '../../layout/layout.ts';
import type { Tell } from '../../narration.ts';
import { err, ok, type Refusal, refusal } from '../../result.ts';
import { everybody, everySeat, numberOf, type SeatNumber, seatBit } from '../../seats.ts';
import { ranked, tableRules } from './table.ts';

const ROUNDS = 5;

const fields = {
  round: scalar(int(0, ROUNDS)),
  /** The bid of each seat this round, 0 while it is open; secret until all have bid. */
  bid: perSeat(int(0, ROUNDS), 'owner'),
  hasBid: perSeat(flag()),
  /** Tokens left, one bit each: bit 0 is the token 1. */
  tokens: perSeat(int(0, 31)),
  won: perSeat(int(0, ROUNDS)),
  resigned: perSeat(flag()),
};
export interface BidsConfig {
  readonly seats: number;
  readonly make: () => BidsState;
}
export type BidsState = StateOf<typeof fields, BidsConfig>;

/** Its events; seats from 1. */
type BidsEvent =
  /** A bid of the round is revealed, once everybody has bid. */
  | { readonly type: 'showed'; readonly seat: SeatNumber; readonly token: number }
  | { readonly type: 'wonRound'; readonly seat: SeatNumber; readonly token: number };

const tokensIn = (tokens: number): number => tokens.toString(2).replaceAll('0', '').length;

const over = (s: BidsState): boolean => s.round >= ROUNDS || s.resigned.includes(1);

const refuse = (s: BidsState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  if (over(s)) return refusal('GAME_OVER', 'BI-4');
  const [token] = draft;
  if (draft.length > 1 || (whole && token === undefined)) return refusal('ONE_TOKEN', 'BI-1');
  if (token === undefined) return undefined;
  if (!Number.isInteger(token) || token < 1 || token > ROUNDS) return refusal('NO_SUCH_TOKEN', 'BI-1');
  return s.tokens[seat]! & (1 << (token - 1)) ? undefined : refusal('TOKEN_SPENT', 'BI-2', { token });
};

/** Everybody has bid: reveals the bids and decides the round. */
const resolve = (s: BidsState, chance: Chance, tell: Tell<BidsEvent> | null): void => {
  const { seats } = s.config;
  const bids = Array.from(s.bid);
  for (let seat = 0; seat < seats; seat++) {
    tell?.({ type: 'showed', seat: numberOf(seat), token: bids[seat]! });
    s.tokens[seat] = s.tokens[seat]! & ~(1 << (bids[seat]! - 1));
  }
  const single = bids.filter((bid) => bids.indexOf(bid) === bids.lastIndexOf(bid));
  const highest = Math.max(...(single.length > 0 ? single : bids));
  const winners = bids.flatMap((bid, seat) => (bid === highest ? [seat] : []));
  const winner = winners.length === 1 ? winners[0]! : winners[chance.draw(winners.length)]!;
  s.won[winner] = s.won[winner]! + 1;
  tell?.({ type: 'wonRound', seat: numberOf(winner), token: highest });
  for (let seat = 0; seat < seats; seat++) {
    s.bid[seat] = 0;
    s.hasBid[seat] = 0;
    hideCell(s, 'bid', seat);
  }
  s.round++;
};

const outcome = (s: BidsState): Outcome | undefined =>
  over(s) ? ranked(s.won, s.resigned, 'rounds') : undefined;

export const bids: Game<BidsState, BidsConfig, BidsEvent> = {
  id: 'small-bids',
  version: '1',
  seats: { min: 3, max: 5 },
  options: [],
  config: (_options, seats) => {
    const config: BidsConfig = { seats, make: () => make() };
    const make = stateFactory(fields, { seats }, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: (s) => {
    s.tokens.fill(31);
  },
  active: (s) => {
    if (over(s)) return 0;
    let asked = everySeat(s.config.seats);
    for (const [seat, has] of s.hasBid.entries()) if (has) asked &= ~seatBit(seat);
    return asked;
  },
  point: (s, seat) =>
    over(s) || s.hasBid[seat] ? undefined : { name: 'bid', clause: 'BI-1', params: { round: s.round + 1 } },
  steps: (s, seat, draft, out) => {
    out.clear();
    if (s.hasBid[seat] || refuse(s, seat, draft, false)) return;
    out.complete = draft.length === 1;
    if (out.complete) return;
    for (let token = 1; token <= ROUNDS; token++) if (!refuse(s, seat, [token], true)) out.add(token);
  },
  refuse: (s, seat, draft, whole) =>
    !over(s) && s.hasBid[seat] ? refusal('BID_MADE', 'BI-1') : refuse(s, seat, draft, whole),
  apply: (s, seat, [token], chance, tell) => {
    s.bid[seat] = token!;
    s.hasBid[seat] = 1;
    if (s.hasBid.includes(0)) return;
    for (let each = 0; each < s.config.seats; each++) showCell(s, 'bid', each, everybody(s.config.seats));
    resolve(s, chance, tell);
  },
  timeout: (s, seat) => [32 - Math.clz32(s.tokens[seat]!)],
  outcome,
  // Every seat decides once a round. A match counts that as one decision, a playout without a match as one
  // per seat.
  maxDecisions: ({ seats }) => ROUNDS * seats,
  write: (_s, _seat, [token]) => `bid ${token}`,
  read: (_s, _seat, text) => {
    const parts = /^\s*(?:bid\s+)?([1-5])\s*$/i.exec(text);
    return parts ? ok([Number(parts[1])]) : err(refusal('NOT_A_BID', 'BI-1'));
  },
  audit: (s) =>
    over(s) || s.tokens.every((tokens) => tokensIn(tokens) === ROUNDS - s.round)
      ? []
      : ['a token is left for each round, no more and no less'],
  table: () => tableRules,
  fact: (s, fact) => {
    if (fact.kind === 'agreedDraw') s.round = ROUNDS;
    else s.resigned[fact.seat] = 1;
  },
};
