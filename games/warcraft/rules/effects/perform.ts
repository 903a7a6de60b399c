/** Carries out operations one after another; what each does stands in the tables of executors. */
import type { Amount } from '../../content/effects/kinds.ts';
import { OP_NAMES, type Op, type OpName, type OpOf } from '../../content/effects/vocabulary.ts';
import { rerollValue } from '../fight/values.ts';
import type { Run } from './choices.ts';
import { stopped } from './choices.ts';
import { holds } from './conditions.ts';

export type Executors<K extends OpName> = { readonly [N in K]: (run: Run, op: OpOf<N>) => void };
type Executor = (run: Run, op: Op) => void;

/** By the number of the operation. */
const executors: (Executor | undefined)[] = OP_NAMES.map(() => undefined);
/** Adds a table. The tables perform operations of each other, so they are known only when all are loaded. */
export const learn = (table: Executors<never>): void => {
  for (const [name, execute] of Object.entries(table))
    executors[OP_NAMES.indexOf(name as OpName)] = execute as Executor;
};
/** The operations that have an executor. */
export const executable = (): readonly OpName[] => OP_NAMES.filter((_, no) => executors[no]);

export const perform = (run: Run, ops: readonly Op[]): void => {
  for (let i = 0; i < ops.length; i++) {
    const op = ops[i]!;
    if (stopped(run)) return;
    const met = holds(run.s, run.hero, op.when);
    if (op.name === 'if') perform(run, met ? op.then : op.else);
    else if (met) executors[op.no]!(run, op);
  }
};
export const repeat = (run: Run, ops: readonly Op[], times: number): void => {
  for (let i = 0; i < times; i++) perform(run, ops);
};

/** A number that may depend on the owner; what has no end is as many as can be. */
export const amountOf = ({ s, hero }: Run, amount: Amount): number => {
  if (typeof amount === 'number') return amount;
  if (amount === 'level') return s.level[hero]!;
  if (amount === 'characters') return s.config.heroes;
  if (amount === 'rerollValue') return rerollValue(s);
  return 999;
};
