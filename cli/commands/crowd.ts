/** Lets a crowd ask a server of its own for too much, and measures how long others wait. */
import { crowdServer } from '#proof/crowd/run.ts';
import { type Command, format, table } from '../command.ts';

export const command: Command = {
  usage: 'crowd [--seconds N]',
  about:
    'Lets a crowd at one address watch tables 30 times a second each, and open tables of bots alone; measures others for N seconds (20) each: {watching, recruit, found, findings}.',
  options: { seconds: { type: 'string' } },
  run: async (args) => {
    const report = await crowdServer({
      seconds: args.number('seconds', 20, 3),
      sockets: [30, 55],
      tables: 55,
    });
    const { quiet, beside } = report.recruit;
    const rows = report.watching.map(
      ({ sockets, asked, p50, p99 }) => [sockets, asked, format(p50), format(p99)] as const,
    );
    return {
      json: report,
      text: [
        table(['connections', 'asked for a table', 'acknowledged after, median, ms', '99 %'], rows),
        '',
        `a stranger’s weakest bot answers after ${format(quiet)} ms; beside 55 tables of the strongest bots alone after ${format(beside)} ms`,
        `${report.found} findings`,
        ...report.findings.map(({ what, of }) => `  ${what}\n    ${of}`),
      ].join('\n'),
      holds: report.found === 0,
    };
  },
};
