/** Law "seats": every request for a seat that is not at the table is refused, and nothing changes. */
import { ACTS } from '../match/entry.ts';
import { Match } from '../match/match.ts';
import { firstSeat } from '../seats.ts';
import { answerers, changedCell, offeredDecision, type Scene } from './scene.ts';

export const checkSeats = (scene: Scene): void => {
  const { game, match, state, findings, random, seats } = scene;
  const answering = answerers(game, state);
  const seat = answering === 0 ? 0 : firstSeat(answering);
  const decision = offeredDecision(game, state, seat, random) ?? [0];
  const text = answering === 0 ? '0' : game.write(state, seat, decision);
  const before = state.data.slice();
  const length = match.log.length;
  // `seat + 32` is the same bit of a mask, and so is `seat + 0.5`.
  for (const stranger of [-1, seats, seats + 3, seat + 32, seat + 0.5, Number.NaN]) {
    const refuses = (what: string, ask: () => { readonly ok: boolean }): void => {
      const answer = findings.attempt('seats', `${what} of seat ${stranger + 1}`, ask);
      if (answer) findings.check('seats', !answer.ok, () => `${what} of seat ${stranger + 1} is taken`);
    };
    refuses('a decision', () => match.decide(stranger, decision));
    refuses('a text', () => match.submit(stranger, text));
    refuses('an order', () => match.order(stranger, scene.settings.orders?.[0] ?? 'x'));
    for (const act of ACTS) refuses(act, () => ({ ok: match.refuseAct(stranger, act) === undefined }));
  }
  const same = changedCell(state, before) < 0 && match.log.length === length;
  findings.check('seats', same, () => 'a stranger has changed the match');
};

/** A table accepts exactly the numbers of seats that the game declares. */
export const checkSeatCounts = (scene: Scene): void => {
  const { game, findings } = scene;
  for (const seats of [game.seats.min - 1, game.seats.max + 1, game.seats.min + 0.5, Number.NaN]) {
    const made = findings.attempt('seats', `a match of ${seats}`, () =>
      Match.create(game, { id: 'seats', options: {}, seats, secret: new Uint8Array(32), entropy: [] }),
    );
    if (made) findings.check('seats', !made.ok, () => `a match of ${seats} seats is dealt`);
  }
};
