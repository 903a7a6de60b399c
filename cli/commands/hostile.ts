/**
 * Attacks a server of its own with malformed messages, requests and bytes, and checks that it withstands
 * them.
 */

import { attackServer } from '#proof/hostile/run.ts';
import { type Command, format, table } from '../command.ts';

const MEGABYTE = 1_000_000;

export const command: Command = {
  usage: 'hostile [--messages N] [--minutes M] [--seed S]',
  about:
    'Attacks a server of its own with malformed messages, requests, handshakes and frames: {found, findings, kinds, memory, honest}.',
  options: {
    messages: { type: 'string' },
    seed: { type: 'string' },
    at: { type: 'string' },
    minutes: { type: 'string' },
  },
  run: async (args) => {
    const report = await attackServer({
      messages: args.number('messages', 20_000, 100),
      seed: args.number('seed', 1),
      at: args.number('at', 8, 1),
      pause: 50,
      ...(args.text('minutes') === undefined ? {} : { minutes: args.number('minutes', 1, 1) }),
    });
    const rows = Object.entries(report.kinds).map(([kind, answers]) => {
      const most = Object.entries(answers).sort(([, a], [, b]) => b - a);
      const total = most.reduce((sum, [, n]) => sum + n, 0);
      return [kind, total, most.map(([answer, n]) => `${answer} ${format(n)}`).join(', ')] as const;
    });
    const { honest, memory } = report;
    return {
      json: report,
      text: [
        table(['attack', 'answers', 'of these'], rows),
        '',
        `${format(report.messages)} messages in ${format(report.seconds)} s, seed ${report.seed}`,
        `heap, MB: ${memory.map(({ heap }) => format(heap / MEGABYTE)).join(' → ')}; ` +
          `resident: ${memory.map(({ resident }) => format(resident / MEGABYTE)).join(' → ')}`,
        `honest: ${format(honest.decisions)} decisions, ` +
          `median ${format(honest.p50)} ms, 99 % ${format(honest.p99)} ms, longest ${format(honest.max)} ms`,
        `${report.found} findings`,
        ...report.findings.map(({ what, of }) => `  ${what}\n    ${JSON.stringify(of)}`),
      ].join('\n'),
      holds: report.found === 0,
    };
  },
};
