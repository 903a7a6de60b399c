/** Checks the data of a service; repairs what is safe when asked to. */
import { CHECKS, type Diagnosis, diagnose, repair } from '#server/operations/doctor.ts';
import { libraryWith } from '#server/rules-versions/library.ts';
import { type Command, format, table } from '../command.ts';
import { dataFolder, inWords } from './backup.ts';

/** Findings listed for people; `--json` has them all. */
const MOST_SHOWN = 50;

const textOf = (d: Diagnosis): string => {
  const rows = CHECKS.map((check) => [check, d.findings.filter((f) => f.check === check).length] as const);
  const lines = d.findings
    .slice(0, MOST_SHOWN)
    .map(
      (f) => `${f.check}: ${f.table ?? 'the data'} ${f.what}${f.remedy ? ` [--repair: ${f.remedy}]` : ''}`,
    );
  if (d.findings.length > MOST_SHOWN) lines.push(`… and ${d.findings.length - MOST_SHOWN} more`);
  const mended = d.repaired.map((r) => `repair ${r.n}: ${r.table ?? ''} ${r.what}: ${r.detail}`);
  const aside = d.quarantined.length === 0 ? '' : ` ${d.quarantined.length} tables are set aside.`;
  return [
    `${d.folder}: form ${d.schema}, ${format(d.tables)} tables, ${format(d.running)} running, ${format(d.entries)} entries.${aside}`,
    '',
    table(['check', 'findings'], rows),
    ...(mended.length > 0 ? ['', ...mended] : []),
    ...(lines.length > 0 ? ['', ...lines] : ['', 'All is well.']),
  ].join('\n');
};

export const command: Command = {
  usage: 'doctor [--data DIR] [--repair]',
  about:
    'Checks the data: file, rows, every table by its rules, summaries, stuck tables. With --repair (server stopped) repairs what is safe, and records what it did.',
  options: { data: { type: 'string' }, repair: { type: 'boolean' } },
  run: (args) =>
    inWords(async () => {
      const folder = dataFolder(args.text('data'));
      const diagnosis = await (args.flag('repair') ? repair : diagnose)(folder, libraryWith());
      const holds = diagnosis.findings.length === 0;
      return { json: { holds, ...diagnosis }, text: textOf(diagnosis), holds };
    }),
};
