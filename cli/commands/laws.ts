/** The law suite at any scale. */

import type { AnyGame } from '#engine/game.ts';
import { LAW_NAMES, type Report, violationsOf } from '#engine/laws/report.ts';
import { SMALL_GAMES } from '#engine/laws/small/index.ts';
import { checkLaws } from '#engine/laws/suite.ts';
import { forPrograms, PROGRAM_IDS } from '../announced.ts';
import { type Command, format, gameNamed, table } from '../command.ts';
import { messagesOf } from '../messages.ts';

const reportText = (r: Report): string => {
  const rows = LAW_NAMES.map((law) => [law, r.laws[law].checks, r.laws[law].found] as const);
  const depths = Object.entries(r.depths).map(([field, n]) => `${field} ${n}`);
  return [
    `${r.game}: ${r.games} games, ${format(r.decisions)} decisions; longest list ${r.longestStepList}` +
      `${depths.length > 0 ? `; deepest ${depths.join(', ')}` : ''}; ` +
      `${format(r.pairs.compared)} pairs compared`,
    table(['law', 'checks', 'violations'], rows),
    ...violationsOf(r).map((v) => `${v.law}: ${v.what} ${JSON.stringify(v.where)}`),
  ].join('\n');
};

export const command: Command = {
  usage: 'laws [GAME…] [--games N] [--seed S] [--effort 0–1]',
  about: 'Runs the law suite over all games and the small test games, or over the named ones: {violations}.',
  options: { games: { type: 'string' }, seed: { type: 'string' }, effort: { type: 'string' } },
  run: async (args) => {
    const games: AnyGame[] = [];
    for (const id of args.words) games.push(await gameNamed(id));
    if (games.length === 0) {
      for (const id of PROGRAM_IDS) games.push(await gameNamed(id));
      games.push(...SMALL_GAMES.map((g) => g.game));
    }
    const reports: Report[] = [];
    for (const game of games) {
      const small = SMALL_GAMES.find((g) => g.game === game);
      const effort = args.text('effort');
      reports.push(
        checkLaws(game, {
          games: args.number('games', 200, 1),
          seed: args.number('seed', 1),
          ...(small
            ? small.settings
            : { ...(await forPrograms(game.id)?.laws()), messages: await messagesOf(game.id) }),
          ...(effort === undefined ? {} : { effort: Number(effort) }),
        }),
      );
      process.stderr.write(`${game.id} done\n`);
    }
    const violations = reports.flatMap((r) => violationsOf(r).map((v) => ({ game: r.game, ...v })));
    return {
      json: { violations, reports },
      text: reports.map(reportText).join('\n\n'),
      holds: violations.length === 0,
    };
  },
};
