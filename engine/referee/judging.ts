/** What the referee says of options, positions and files without opening a match, and how it words a refusal. */
import type { GameDocuments, Verdict } from '../documents.ts';
import type { AnyGame } from '../game.ts';
import { tableOf } from '../match/configs.ts';
import { readPosition } from '../match/position.ts';
import { err, ok, type Refusal, type Result, refusal } from '../result.ts';
import type { Answer, Of } from './requests.ts';

export const bad = (detail: string): Refusal => refusal('BAD_REQUEST', '', { detail });

const englishOf = (r: Refusal): string => {
  const detail = Object.entries(r.params ?? {}).map(([k, value]) => `${k}=${value}`);
  return [r.code, ...detail, ...(r.clause ? [`(${r.clause})`] : [])].join(' ');
};
/** A refusal with a line for developers; whatever else it says, such as the squares concerned, stays. */
export const worded = (r: Refusal): Answer => {
  const { code, clause, params, ...more } = r;
  return { code, clause, message: englishOf(r), ...(params ? { params } : {}), ...more };
};
export const problem = (r: Refusal): Answer => ({ error: worded(r) });

const FINE: Verdict = { errors: [], warnings: [] };
const wrong = (...errors: readonly Refusal[]): Verdict => ({ errors, warnings: [] });

/** Options by themselves, and a position under them. */
const judgeTable = (game: AnyGame, r: Of<'validate'>): Verdict => {
  const table = tableOf(game, r.options, r.seats ?? game.seats.min);
  if (!table.ok) return wrong(table.error);
  if (r.state === undefined) return FINE;
  const read = readPosition(game, table.value.config, r.state);
  return read.ok ? FINE : wrong(...read.error);
};

/** `{valid, errors, warnings}` of a file of the game, or else of options and perhaps a position. */
export const validate = (
  game: AnyGame,
  documents: GameDocuments | undefined,
  r: Of<'validate'>,
): Result<Answer, Refusal> => {
  const checks = new Map(Object.entries(documents?.checks ?? {}));
  const check = r.kind === undefined ? undefined : checks.get(r.kind);
  if (r.kind !== undefined && !check)
    return err(bad(`kind: ${game.id} has ${[...checks.keys()].join(', ') || 'no files'}`));
  if (check && r.text === undefined) return err(bad('text: missing'));
  const { errors, warnings } = check ? check(r.text ?? '') : judgeTable(game, r);
  return ok({ valid: errors.length === 0, errors: errors.map(worded), warnings: warnings.map(worded) });
};
