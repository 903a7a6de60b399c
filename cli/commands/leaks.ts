/** Compares what servers send to viewers for states that those viewers cannot tell apart. */
import { SMALL_GAMES } from '#engine/laws/small/index.ts';
import type { OptionValues } from '#engine/options.ts';
import { GAME_IDS } from '#games/library.ts';
import { findLeaks } from '#proof/leaks/run.ts';
import type { Subject } from '#proof/leaks/start-positions.ts';
import { forPrograms } from '../announced.ts';
import { type Command, format, gameNamed, OPTION_FLAGS, optionsGiven, table } from '../command.ts';

export const subjectNamed = async (id: string): Promise<Subject> => {
  const small = SMALL_GAMES.find(({ game }) => game.id === id);
  if (small) return small;
  const game = await gameNamed(id);
  return { game, settings: (await forPrograms(game.id)?.laws()) ?? {} };
};

export const ALL_SUBJECTS: readonly string[] = [...GAME_IDS, ...SMALL_GAMES.map(({ game }) => game.id)];

export const command: Command = {
  usage: 'leaks [GAME…] [--pairs N] [--minutes M] [--seed S] [--sockets] [--option K=V …]',
  about:
    'Compares every byte that servers send to viewers of indistinguishable states: {pairs, compared, found, findings}.',
  options: {
    pairs: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    sockets: { type: 'boolean' },
    ...OPTION_FLAGS,
  },
  run: async (args) => {
    const names = args.words.length > 0 ? args.words : ALL_SUBJECTS;
    const subjects: Subject[] = [];
    for (const name of names) {
      const subject = await subjectNamed(name);
      subjects.push({ ...subject, options: optionsGiven(subject.game, args) as OptionValues });
    }
    const report = await findLeaks({
      subjects,
      pairs: args.number('pairs', 10_000, 1),
      seed: args.number('seed', 1),
      far: args.flag('sockets'),
      ...(args.text('minutes') === undefined ? {} : { minutes: args.number('minutes', 1, 1) }),
      say: (line) => void process.stderr.write(`${line}\n`),
    });
    const rows = Object.entries(report.compared).sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      json: report,
      text: [
        table(['channel', 'comparisons'], rows),
        '',
        table(['game', 'pairs'], Object.entries(report.games)),
        '',
        `${format(report.pairs)} pairs in ${format(report.seconds)} s, ` +
          `${format(report.millisecondsPerPair)} ms of processor time each, ` +
          `seed ${report.seed}; ${format(report.tables)} tables, ${format(report.parted)} pairs parted lawfully, ` +
          `${format(report.pasts)} twins with another past`,
        `${format(report.searched)} texts searched for tokens and secrets`,
        `${report.found} findings`,
        ...report.findings.map(
          ({ channel, game, viewer, where, truth, twin }) =>
            `  ${channel}: ${game}, ${viewer}, ${where}\n    ${truth}\n    ${twin}`,
        ),
      ].join('\n'),
      holds: report.found === 0,
    };
  },
};
