// "Undo" at a table against bots is lit exactly where the table accepts it, whatever the page has seen before.
import { expect, test } from 'vitest';
import { Match } from '#engine/match/match.ts';
import { storyOf } from '#engine/match/story.ts';
import { viewOf } from '#engine/match/view.ts';
import { type OptionValues, parseOptions } from '#engine/options.ts';
import { RUNTIME } from '#engine/runtime.ts';
import { everySeat, firstSeat, numberOf, seatBit } from '#engine/seats.ts';
import { loadBots, loadGame } from '#games/library.ts';
import { configFor, hidesInformation } from '#kit/table-config.ts';
import { actAmongBots } from '#tables/bot-replies.ts';
import { mayUndo } from '../web/src/match/may-undo.ts';

const PERSON = 0;
const DECISIONS = 60;

const GAMES: readonly (readonly [id: string, level: string, seats: number, options: OptionValues])[] = [
  ['tank-chess', 'recruit', 2, { scenarioId: 'training-ground' }],
  ['rush', 'rookie', 2, {}],
  ['battlegrounds', 'cadet', 2, {}],
  ['battlegrounds', 'cadet', 3, { variant: 'family' }],
];

test.each(GAMES)('%s: the page lights it where the table accepts it', async (id, level, seats, given) => {
  const [game, bots] = [(await loadGame(id))!, (await loadBots(id))!];
  const read = parseOptions(game.options, given, seats);
  if (!read.ok) throw new Error(read.error.code);
  const options = read.value;
  const secret = new Uint8Array(32);
  const made = Match.create(game, { id: 'lit', seats, options, secret, entropy: [] });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value;
  const bot = bots.create(level);
  const rules = game.table(configFor(game, { options, seats })).undo;
  const info = {
    mine: [numberOf(PERSON)],
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat: numberOf(seat),
      kind: seat === PERSON ? ('human' as const) : ('bot' as const),
      name: '',
      present: true,
    })),
  };
  const met = new Set<boolean>();
  for (let n = 0; n < DECISIONS && !match.outcome; n++) {
    const seat = firstSeat(match.owing);
    const { text } = bot.choose(viewOf(match, seatBit(seat)), numberOf(seat), { seed: n, nodes: 50 });
    const done = match.submit(seat, text);
    if (!done.ok) throw new Error(done.error.code);
    if (match.outcome) break;
    const others = everySeat(seats) & ~seatBit(PERSON);
    const accepted = actAmongBots(RUNTIME, match, others, PERSON, 'undo', 0).ok;
    const viewer = seatBit(PERSON);
    const story = storyOf(match, viewer).filter(({ index }) => index > 0);
    const hides = hidesInformation(game, { options, seats });
    const lit = mayUndo({ rules, hides, info, view: viewOf(match, viewer), story });
    expect(lit, `after ${n + 1}`).toBe(accepted);
    met.add(accepted);
  }
  expect(met.has(true)).toBe(true);
});
