// What a touch says of a square to which a tank cannot drive: always why.
import { expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { viewOf } from '#engine/match/view.ts';
import { randomDecision } from '#engine/playout.ts';
import type { Refusal } from '#engine/result.ts';
import { seatBit } from '#engine/seats.ts';
import { SQUARES } from '../content/board.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Composer } from '../table/composer.svelte.ts';
import { modelOf } from '../table/model.ts';
import { squareThing } from '../table/things.ts';
import { touch } from '../table/touch.ts';
import { newGame } from './support.ts';

it('names the rule for every other square, straight ahead or not (BG-4.5)', () => {
  const chance = new FastChance(1);
  const table = newGame(2);
  const { match } = table;
  const pointOf = () => battlegrounds.point(match.state as never, match.onlySeat)?.name;
  while (pointOf() !== 'mainAction')
    match.decide(match.onlySeat, randomDecision(match.game, match.state, match.onlySeat, chance));
  const seat = match.onlySeat;
  const model = modelOf(viewOf(match, seatBit(seat)), []);
  const acting = model.state.config.pawnsOf[seat]![0]!;
  const why = (square: number): Refusal | undefined => {
    let said: Refusal | undefined;
    const composer = {
      model,
      asked: 'mainAction',
      acting,
      able: [acting],
      pool: [],
      squares: new Map(),
      turn: { refuse: (draft: readonly number[]) => match.game.refuse(match.state, seat, draft, true) },
    } as unknown as Composer;
    touch(
      {
        composer,
        send: () => undefined,
        why: (refusal) => (said = refusal),
        tell: () => '',
        look: () => undefined,
      },
      squareThing(square),
    );
    return said;
  };
  const codes = new Map<string, number>();
  for (const square of SQUARES.keys()) {
    if (square === model.state.square[acting]) continue;
    const code = why(square)?.code ?? 'none';
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  // To two squares it drives.
  expect(Object.fromEntries(codes)).toEqual({ none: 2, WRONG_DISTANCE: 12, WRONG_DIRECTION: 49 });
});
