/** Which of two bots is stronger, and how sure that is. */
import { arena } from '#bots/arena.ts';
import { programBots } from '../announced.ts';
import { type Command, format, gameNamed, OPTION_FLAGS, optionsGiven, table, Usage } from '../command.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const range = ([low, high]: readonly [number, number]): string => `${percent(low)}–${percent(high)}`;

export const command: Command = {
  usage:
    'arena GAME --a BOT --b BOT [--players N] [--alone] [--games N] [--seed S] [--nodes N] [--until-apart] [--apart-from PERCENT] [--preset ID] [--option k=v]…',
  about:
    'Measures strength by paired games with rotated seats: {score, elo, interval, sprt, alone}. ' +
    '--until-apart ends it when the share of wins of a differs from the fair one beyond a 98.4 % interval, --apart-from when it differs from PERCENT.',
  options: {
    a: { type: 'string' },
    b: { type: 'string' },
    players: { type: 'string' },
    alone: { type: 'boolean' },
    games: { type: 'string' },
    seed: { type: 'string' },
    nodes: { type: 'string' },
    opening: { type: 'string' },
    'until-apart': { type: 'boolean' },
    'apart-from': { type: 'string' },
    ...OPTION_FLAGS,
  },
  run: async (args) => {
    const game = await gameNamed(args.word(0, 'The game'));
    const module = await programBots(game.id);
    if (!module) throw new Usage(`${game.id} has no bots`);
    const known = [...module.levels.map((level) => level.id), ...module.baselines];
    const bot = (side: 'a' | 'b') => {
      const id = args.text(side);
      if (id === undefined || !known.includes(id))
        throw new Usage(`--${side} takes one of: ${known.join(', ')}`);
      return module.create(id);
    };
    const nodes = args.number('nodes', 0);
    const from = args.number('apart-from', 0);
    const apart = from > 0 ? from / 100 : args.flag('until-apart') ? ('fair' as const) : undefined;
    const result = arena({
      game,
      a: bot('a'),
      b: bot('b'),
      games: args.number('games', 200, 1),
      seed: args.number('seed', 1),
      players: args.number('players', game.seats.min, 1),
      opening: args.number('opening', 6),
      options: optionsGiven(game, args),
      alone: args.flag('alone'),
      ...(apart === undefined ? {} : { untilApartFrom: apart }),
      ...(module.fair ? { fair: module.fair } : {}),
      ...(nodes > 0 ? { nodes: { a: nodes, b: nodes } } : {}),
    });
    const [low, high] = result.scoreInterval;
    const elo = (n: number | null) => (n === null ? 'unbounded' : format(n));
    const text = [
      `${result.a} against ${result.b}, ${result.games} games in ${result.rounds} rounds: ` +
        `${percent(result.score)} (${percent(low)}–${percent(high)}), Elo ${elo(result.elo)} (${result.interval.map(elo).join(' to ')})`,
      `${result.wins} won, ${result.draws} drawn, ${result.losses} lost; ${result.decisionsPerGame} decisions a game; ` +
        `SPRT [${result.sprt.elo0}, ${result.sprt.elo1}]: ${result.sprt.verdict}`,
      table(['ending', 'games'], Object.entries(result.endings)),
      table(
        ['alone', 'games', 'wins', '95 %', 'fair'],
        [
          { id: result.a, ...result.alone.a },
          { id: result.b, ...result.alone.b },
        ].map(({ id, games, share, interval }) => [
          id,
          games,
          percent(share),
          range(interval),
          percent(result.alone.fair),
        ]),
      ),
      table(
        ['seat of a', 'games', 'score', 'wins', '95 %'],
        result.bySeat.map((seat, i) => [
          `seat ${i + 1}`,
          seat.games,
          percent(seat.score),
          percent(seat.share),
          range(seat.interval),
        ]),
      ),
    ].join('\n\n');
    return { json: result, text };
  },
};
