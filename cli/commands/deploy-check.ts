/** Replays every stored match by the present rules, to check whether this program may serve these data. */
import { type DeployReport, deployCheck, type TableVerdict } from '#server/rules-versions/deploy-check.ts';
import { libraryWith, OWN_RULES } from '#server/rules-versions/library.ts';
import { type Command, table } from '../command.ts';
import { dataFolder, inWords } from './backup.ts';

const VERDICTS = ['identical', 'text', 'diverges', 'broken', 'missing'] as const;
const PAGES = { same: 'offers the same', other: 'offers other steps', none: 'cannot draw it' } as const;
const MOST_SHOWN = 50;

const wordsOf = ({ verdict, page, table: id, version, ok }: TableVerdict): string => {
  const where = verdict.kind === 'diverges' ? ` at entry ${verdict.entry}` : '';
  const detail = 'detail' in verdict ? `: ${verdict.detail}` : '';
  const drawn = page === undefined ? '' : `; the page ${PAGES[page]}`;
  return `${ok ? 'goes on' : 'NOT OK '} ${id} (rules ${version}) ${verdict.kind}${where}${detail}${drawn}`;
};

const textOf = ({ folder, tables, quarantined }: DeployReport): string => {
  const groups = Map.groupBy(tables, (t) => `${t.game}\0${t.version}\0${t.present ?? '–'}`);
  const rows = [...groups].map(([key, of]) => [
    ...key.split('\0'),
    of.length,
    of.filter((t) => t.state === 'running').length,
    ...VERDICTS.map((kind) => of.filter((t) => t.verdict.kind === kind).length),
  ]);
  const told = tables.filter((t) => !t.ok || (t.page !== undefined && t.page !== 'same'));
  const bad = tables.filter((t) => !t.ok).length;
  return [
    table(
      [
        'game',
        'rules',
        'present',
        'tables',
        'running',
        'identical',
        'same but for text',
        'diverges',
        'broken',
        'rules missing',
      ],
      rows,
    ),
    ...(told.length > 0 ? ['', ...told.slice(0, MOST_SHOWN).map(wordsOf)] : []),
    '',
    `${folder}: ${tables.length} tables, ${quarantined} set aside. ${bad === 0 ? 'Every match can go on by its own rules.' : `${bad} tables cannot go on by their own rules.`}`,
  ].join('\n');
};

export const command: Command = {
  usage: 'deploy-check [--data DIR] [--rules DIR]',
  about:
    'Replays every stored match by the present rules and by those it began with: identical, same but for text, or diverges at entry N. Holds if every match can continue by its own rules.',
  options: { data: { type: 'string' }, rules: { type: 'string' } },
  run: (args) =>
    inWords(async () => {
      const rules = args.text('rules') ?? OWN_RULES;
      const report = await deployCheck(dataFolder(args.text('data')), libraryWith(rules));
      const holds = report.tables.every((t) => t.ok);
      return { json: { holds, ...report }, text: textOf(report), holds };
    }),
};
