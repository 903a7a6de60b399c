/** Plays at many tables of a server of its own, as people do, and measures how long they wait. */
import { loadServer } from '#proof/load/run.ts';
import { type Command, format } from '../command.ts';

const MEGABYTE = 1_000_000;

export const command: Command = {
  usage: 'load [--tables N] [--minutes M] [--seed S]',
  about:
    'Plays at N tables (300) of all games for M minutes (10), with people’s pauses and bots of the second level: {decisions, waits, memory, found, findings}.',
  options: { tables: { type: 'string' }, minutes: { type: 'string' }, seed: { type: 'string' } },
  run: async (args) => {
    const report = await loadServer({
      tables: args.number('tables', 300, 1),
      minutes: args.number('minutes', 10, 1),
      seed: args.number('seed', 1),
    });
    const { waits, memory, decisions, ended } = report;
    const total = Object.values(decisions).reduce((sum, n) => sum + n, 0);
    const text = [
      `${format(report.tables)} tables, ${format(report.minutes)} min, seed ${report.seed}: ${format(total)} decisions of people (${Object.entries(
        decisions,
      )
        .map(([game, n]) => `${game} ${format(n)}`)
        .join(', ')}), ${format(ended)} matches ended`,
      `acknowledged after: median ${format(waits.p50)} ms, 99 % ${format(waits.p99)} ms, longest ${format(waits.max)} ms`,
      `heap after collections, MB: ${memory.map(({ heap }) => format(heap / MEGABYTE)).join(' → ')}; ` +
        `resident: ${memory.map(({ resident }) => format(resident / MEGABYTE)).join(' → ')}`,
      `${report.found} findings`,
      ...report.findings.map(({ what, of }) => `  ${what}\n    ${JSON.stringify(of)}`),
    ].join('\n');
    return { json: report, text, holds: report.found === 0 };
  },
};
