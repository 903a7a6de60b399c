/**
 * The framework of every command: declared arguments, and one result, printed as a table for people or as one
 * JSON document. The exit code is 0 only when the check holds.
 */
import { parseArgs } from 'node:util';
import type { AnyGame } from '#engine/game.ts';
import { SMALL_GAMES } from '#engine/laws/small/index.ts';
import { type OptionValues, optionFromText } from '#engine/options.ts';
import { forPrograms, PROGRAM_IDS } from './announced.ts';

/** A usage error: printed without a stack, exit code 2. */
export class Usage extends Error {}

/** A failure that the message explains: printed without a stack, exit code 1. */
export class Failure extends Error {}

export interface Output {
  /** What `--json` prints. */
  readonly json: unknown;
  /** What people read. */
  readonly text: string;
  /** Whether the requested check holds. */
  readonly holds?: boolean;
}

export interface Command {
  readonly usage: string;
  readonly about: string;
  readonly options?: Readonly<
    Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>
  >;
  /** Undefined: the command has already printed its output. */
  run(args: Arguments): Promise<Output | undefined>;
}

export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export class Arguments {
  readonly words: readonly string[];
  readonly #values: Values;

  constructor(words: readonly string[], values: Values) {
    this.words = words;
    this.#values = values;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }
  flag(name: string): boolean {
    return this.#values[name] === true;
  }
  list(name: string): string[] {
    const value = this.#values[name];
    return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);
  }
  /** A whole number, or `otherwise` when it is not given. */
  number(name: string, otherwise: number, least = 0): number {
    const given = this.text(name);
    if (given === undefined) return otherwise;
    const n = Number(given);
    if (!/^\d+$/.test(given) || n < least)
      throw new Usage(`--${name} takes a whole number from ${least}, not ${given}`);
    return n;
  }
  word(index: number, what: string): string {
    const given = this.words[index];
    if (given === undefined) throw new Usage(`${what} is missing`);
    return given;
  }
}

/** The game named on the command line. */
export const gameNamed = async (id: string): Promise<AnyGame> => {
  const game = (await forPrograms(id)?.rules()) ?? SMALL_GAMES.find((small) => small.game.id === id)?.game;
  if (!game) throw new Usage(`There is no game ${id}; there are: ${PROGRAM_IDS.join(', ')}`);
  return game;
};

/** The flags that `optionsGiven` reads. */
export const OPTION_FLAGS = {
  option: { type: 'string', multiple: true },
  preset: { type: 'string' },
} as const;

/** `--preset ID` and `--option k=v …` as values for `parseOptions`; a single option goes before the preset. */
export const optionsGiven = (game: AnyGame, args: Arguments): Record<string, unknown> => {
  const given = args.list('option').map((pair) => {
    const cut = pair.indexOf('=');
    if (cut < 1) throw new Usage(`--option takes key=value, not ${pair}`);
    const id = pair.slice(0, cut);
    return [id, optionFromText(game.options, id, pair.slice(cut + 1))];
  });
  return { ...presetNamed(game, args.text('preset')), ...Object.fromEntries(given) };
};

const presetNamed = ({ id, presets = [] }: AnyGame, name: string | undefined): OptionValues => {
  if (name === undefined) return {};
  const preset = presets.find((one) => one.id === name);
  if (preset) return preset.options;
  const known = presets.map((one) => one.id).join(', ');
  throw new Usage(`${id} has no preset ${name}; there are: ${known === '' ? 'none' : known}`);
};

export const parseWords = (command: Command, words: readonly string[]): Arguments => {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, ...command.options },
    });
    return new Arguments(positionals, values);
  } catch (e) {
    throw new Usage(e instanceof Error ? e.message : String(e));
  }
};

/** A table of columns wide enough for their longest cell; numbers to the right. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const cells = [head, ...rows.map((row) => row.map((c) => (typeof c === 'number' ? format(c) : c)))];
  const widths = head.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  const right = head.map((_, i) => rows.length > 0 && rows.every((row) => typeof row[i] === 'number'));
  const line = (row: readonly string[]) =>
    row
      .map((c, i) => (right[i] ? c.padStart(widths[i]!) : c.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((w) => '─'.repeat(w)).join('  '), ...cells.slice(1).map(line)].join('\n');
};

/** Formats numbers for people: thousands separated, three significant digits below a hundred. */
export const format = (n: number): string =>
  Number.isInteger(n) || Math.abs(n) >= 100
    ? Math.round(n).toLocaleString('en-GB').replaceAll(',', ' ')
    : String(Number(n.toPrecision(3)));
