/** Kills a server of its own, fills its disk, disconnects and misleads it; checks that nothing acknowledged is lost. */

import { type FaultReport, KINDS, type Kind, runFaults } from '#proof/faults/run.ts';
import { type Command, format, table, Usage } from '../command.ts';

const kindsOf = (text: string | undefined): readonly Kind[] => {
  if (text === undefined) return KINDS;
  return text.split(',').map((word) => {
    const kind = KINDS.find((one) => one === word);
    if (!kind) throw new Usage(`--only takes some of ${KINDS.join(',')}, not ${word}`);
    return kind;
  });
};

const killLines = ({ kills }: FaultReport): string[] => {
  if (!kills) return [];
  const most = Object.entries(kills.steps).slice(0, 12);
  return [
    `kills: ${format(kills.kills)} in ${format(kills.seconds)} s (${format(kills.how.step)} at a step, ` +
      `${format(kills.how.starting)} while it started, ${format(kills.how.outside)} from outside)`,
    `  looked at: ${format(kills.acknowledged)} acknowledged commands, ${format(kills.unanswered)} without an answer, ` +
      `${format(kills.pictures)} pictures, ${format(kills.clocks)} clocks, ${format(kills.entries)} entries`,
    table(['killed', 'times'], most),
  ];
};

const textOf = (report: FaultReport): string => {
  const { network, disk, clock } = report;
  return [
    ...killLines(report),
    ...(network
      ? [
          `network: ${format(network.messages)} messages, ` +
            Object.entries(network.fates)
              .map(([fate, n]) => `${fate} ${format(n)}`)
              .join(', '),
          `  ${format(network.decisions)} decisions, ${format(network.doubled)} sent twice, ${format(network.pictures)} pictures`,
        ]
      : []),
    ...(disk ?? []).map((one) =>
      one.skipped === undefined
        ? `disk (${one.way}): ${Object.entries(one.answers)
            .map(([answer, n]) => `${answer} ${format(n)}`)
            .join(', ')}`
        : `disk (${one.way}): not tried here: ${one.skipped}`,
    ),
    ...(clock
      ? [
          `clock: set ${clock.settings.length} times, ${format(clock.clocks)} clocks and ${format(clock.pictures)} pictures looked at`,
        ]
      : []),
    '',
    `${format(report.seconds)} s, seed ${report.seed}, ${report.found} findings`,
    ...report.findings.map(({ what, of }) => `  ${what}\n    ${of}`),
  ].join('\n');
};

export const command: Command = {
  usage: 'faults [--kills N] [--minutes M] [--seed S] [--only kills,network,disk,clock]',
  about:
    'Injects faults into a server of its own – kills, full disks, bad connections, clock changes: {found, findings, kills, network, disk, clock}.',
  options: {
    kills: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    decisions: { type: 'string' },
  },
  run: async (args) => {
    const report = await runFaults({
      only: kindsOf(args.text('only')),
      kills: args.number('kills', 100, 1),
      seed: args.number('seed', 1),
      decisions: args.number('decisions', 300, 1),
      ...(args.text('minutes') === undefined ? {} : { minutes: args.number('minutes', 1, 1) }),
    });
    return { json: report, text: textOf(report), holds: report.found === 0 };
  },
};
