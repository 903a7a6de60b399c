/**
 * The pages `docs/referee/<id>.md`: what a program needs to play a game through the referee – notation, options, state,
 * and an example of each decision point with the referee's real answer.
 *
 *   node scripts/referee-pages.ts --write        writes them; without it, lists those that are out of date
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '#engine/game.ts';
import { fieldsInWords, zonesInWords } from '#engine/layout/describe.ts';
import { tableOf } from '#engine/match/configs.ts';
import type { Option, OptionValue, When } from '#engine/options.ts';
import { Referee } from '#engine/referee.ts';
import type { PointExample, RefereeGuide } from '#games/manifest.ts';
import { type ForPrograms, PROGRAM_GAMES, programLibrary } from '../cli/announced.ts';
import { root } from './bootstrap.mjs';

/** How many steps of a list are shown. */
const SHOWN = 8;

const code = (value: unknown): string =>
  `\`${typeof value === 'string' ? value || '""' : JSON.stringify(value)}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const valuesOf = (option: Option): string => {
  switch (option.kind) {
    case 'choice':
      return option.values.map(code).join(', ');
    case 'flag':
      return '`true`, `false`';
    case 'number':
      return [...(option.also ?? []).map(code), `${option.min} to ${option.max}`].join(', ');
    case 'text': {
      const usual = (option.usual ?? []).map(code).join(', ');
      return `a text of at most ${option.maxLength} characters${usual ? `, such as ${usual}` : ''}`;
    }
  }
};
const whenOf = ({ seats, options }: When): string =>
  [
    ...(seats ? [`${seats.join(', ')} seats`] : []),
    ...Object.entries(options ?? {}).map(
      ([id, values]) => `\`${id}\` ${values.map((value: OptionValue) => code(value)).join(' or ')}`,
    ),
  ].join(' and ');

const optionsOf = (game: AnyGame): string =>
  table(
    ['option', 'values', 'default', 'clause', 'only with'],
    game.options.map((option) => [
      code(option.id),
      valuesOf(option),
      code(option.initial),
      option.clause,
      option.when ? whenOf(option.when) : '',
    ]),
  );

const presetsOf = (game: AnyGame): string[] =>
  (game.presets ?? []).map(
    ({ id, clause, options }) =>
      `The preset \`${id}\` (${clause}) is ${Object.entries(options)
        .map(([option, value]) => `\`${option}\` ${code(value)}`)
        .join(', ')}.`,
  );

/** Lists of so many equal values are not written out. */
const SPELLED = 4;
const initialInWords = (initial: string): string => {
  if (!initial) return 'as at the start';
  const value: unknown = JSON.parse(initial);
  return Array.isArray(value) && value.length > SPELLED && value.every((one) => one === value[0])
    ? `all ${code(JSON.stringify(value[0]))}`
    : code(initial);
};

const stateOf = (game: AnyGame, guide: RefereeGuide): string => {
  const { seats, options } = guide.table;
  const made = tableOf(game, options, seats);
  if (!made.ok) throw new Error(`${game.id}: ${made.error.code}`);
  const { layout } = game.blank(made.value.config);
  const unused = new Set(Object.keys(guide.state));
  const about = (name: string): string => {
    if (!unused.delete(name))
      throw new Error(`${game.id}: games/${game.id}/referee.ts does not say what ${name} is`);
    return guide.state[name]!;
  };
  const fields = table(
    ['field', 'values', 'where not named', 'seen by', ''],
    fieldsInWords(layout).map(({ name, values, initial, seen }) => [
      code(name),
      values,
      initialInWords(initial),
      seen,
      about(name),
    ]),
  );
  const zones = zonesInWords(layout).map(({ name, elements, zones: all }) =>
    [
      `Zones of \`${name}\`, which hold ${elements.length} ids, \`${elements[0]}\` … \`${elements.at(-1)}\`; each stands in exactly one place:`,
      table(
        ['zone', 'one for', 'seen by', 'order', 'not named: lie here', ''],
        all.map((zone) => [
          code(zone.name),
          zone.per,
          zone.seen,
          zone.ordered ? 'from the top' : '',
          String(zone.resting),
          about(`${name}.${zone.name}`),
        ]),
      ),
    ].join('\n\n'),
  );
  const [left] = unused;
  if (left !== undefined) throw new Error(`${game.id}: there is no ${left} in the state`);
  return [
    `Of a match of ${seats} seats with default options. Lists by seat have one entry for each seat.`,
    fields,
    ...zones,
  ].join('\n\n');
};

/** An example with the referee's answer. Long lists of steps are cut. */
const exampleOf = async (point: string, example: PointExample): Promise<string> => {
  const referee = new Referee(programLibrary);
  const lines: string[] = [];
  const ask = async (request: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const answer = await referee.answer(request);
    if ('error' in answer) throw new Error(`${point}: ${JSON.stringify([request, answer])}`);
    const steps = answer.steps as string[] | undefined;
    const cut =
      steps && steps.length > SHOWN ? [...steps.slice(0, SHOWN), `… ${steps.length} in all`] : steps;
    lines.push(
      `> ${JSON.stringify(request)}`,
      `< ${JSON.stringify(cut ? { ...answer, steps: cut } : answer)}`,
    );
    return answer;
  };
  const seat = example.seat === undefined ? {} : { seat: example.seat };
  const begun = await ask({ do: 'load', ...example.from });
  const asked = Object.values(begun.points as Record<string, { name: string } | null>);
  if (asked.some((one) => one?.name === point) === (example.unasked ?? false))
    throw new Error(`${point} is not asked in its example, or asked although it says otherwise`);
  await ask({ do: 'steps', ...seat });
  if (example.draft !== undefined) await ask({ do: 'steps', ...seat, draft: example.draft });
  await ask({ do: 'act', ...seat, text: example.text });
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``;
};

/** The ids of each list of the guide, in the order in which the state counts them. */
const idsOf = (guide: RefereeGuide): string[] =>
  guide.ids
    ? [
        '## Ids',
        'In the order in which the lists of the state count them.',
        ...Object.entries(guide.ids).map(([what, ids]) => `**${what}** (${ids.length}): ${ids.join(' ')}`),
      ]
    : [];

const pointsOf = async (manifest: ForPrograms, guide: RefereeGuide): Promise<string> => {
  const declared = Object.keys(await manifest.messages.en())
    .filter((key) => key.startsWith('point.'))
    .map((key) => key.slice('point.'.length));
  const stranger = Object.keys(guide.points).find((point) => !declared.includes(point));
  if (stranger) throw new Error(`${manifest.id} has no decision point ${stranger}`);
  const chapters: string[] = [];
  for (const point of declared) {
    const example = guide.points[point];
    if (!example) throw new Error(`${manifest.id}: there is no example of ${point}`);
    chapters.push(`### ${point}\n\n${await exampleOf(point, example)}`);
  }
  return chapters.join('\n\n');
};

const filesOf = async (manifest: ForPrograms): Promise<string[]> => {
  const documents = await manifest.documents?.();
  if (!documents) return [];
  const kinds = Object.keys(documents.checks ?? {}).map((kind) => `\`"kind":"${kind}"\``);
  return [
    '## Files',
    [
      ...(kinds.length > 0 ? [`\`validate\` judges texts of ${kinds.join(' and ')}.`] : []),
      ...(documents.record
        ? [
            `\`export\` writes the match as a game record (\`.${documents.record.extension}\`), which \`import\` reads.`,
          ]
        : []),
      ...(documents.analyse ? ['`analyse` answers for a position.'] : []),
    ].join(' '),
  ];
};

/** The games that have a page, those included that are only announced. */
export const GAMES: readonly ForPrograms[] = PROGRAM_GAMES;

/** The page of a game. @throws Error when its guide does not fit the game */
export const refereePage = async (manifest: ForPrograms): Promise<string> => {
  const game = await manifest.rules();
  const guide = await manifest.referee?.();
  if (!guide) throw new Error(`${manifest.id} has no guide for programs (games/${manifest.id}/referee.ts)`);
  return `${[
    `# ${manifest.title.en} for programs`,
    `How the game is written in the requests of [the referee](../referee.md). \`node scripts/referee-pages.ts --write\` writes this
page from the game's own declarations and from \`games/${manifest.id}/referee.ts\`; the examples are what the referee answers.`,
    '## Notation',
    guide.notation,
    '## Options',
    optionsOf(game),
    ...presetsOf(game),
    ...(await filesOf(manifest)),
    '## State',
    stateOf(game, guide),
    ...idsOf(guide),
    '## Decision points',
    'Of long lists the first entries are shown.',
    await pointsOf(manifest, guide),
  ].join('\n\n')}\n`;
};

export const pagePath = (id: string): string => join(root, 'docs', 'referee', `${id}.md`);

if (import.meta.main) {
  const write = process.argv.includes('--write');
  if (write) mkdirSync(join(root, 'docs', 'referee'), { recursive: true });
  for (const manifest of GAMES) {
    const page = await refereePage(manifest);
    if (write) writeFileSync(pagePath(manifest.id), page);
    else if (readFileSync(pagePath(manifest.id), 'utf8') !== page) {
      console.error(`docs/referee/${manifest.id}.md is not up to date`);
      process.exitCode = 1;
    }
  }
}
