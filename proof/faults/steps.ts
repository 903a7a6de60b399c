/**
 * Counts the steps of a server's work – before and after every database statement, every write to a browser, every named
 * point of a decision – so that it can be killed at any of them. Only the server of the fault harness loads this; it
 * patches the classes of SQLite and the sockets before our own modules are loaded.
 */
import { Socket } from 'node:net';
import { DatabaseSync, StatementSync } from 'node:sqlite';

/** What is about to happen, or has just happened. */
type Step = string;
export type OnStep = (step: Step) => void;

/** Faults that can be planted, to prove that the harness finds them. */
export type Sabotage = 'forget' | 'forget command' | 'charge downtime' | '';

/** The downtime that the server is made to believe in, in milliseconds. */
const CHARGED = 5000;

/** Opened databases by their path. */
export const opened = new Map<string, DatabaseSync>();

const kindOf = (sql: string): string =>
  /^\s*(?:BEGIN|COMMIT|ROLLBACK|PRAGMA|(?:INSERT|UPDATE|DELETE|SELECT)\b)/i.exec(sql)?.[0]?.trim() ?? 'exec';
/** A short name of a statement: its verb and its table. */
const nameOf = (sql: string): string => {
  const table = /\b(?:FROM|INTO|UPDATE)\s+(\w+)/i.exec(sql)?.[1];
  return table === undefined ? kindOf(sql) : `${kindOf(sql)} ${table}`;
};

/** From now on `on` is called at every step. */
export const countSteps = (on: OnStep, sabotage: Sabotage): void => {
  const { exec, prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
    const location = this.location();
    if (location) opened.set(location, this);
    const name = nameOf(sql);
    on(`before ${name}`);
    // Reports success without storing anything.
    const spoiled = sabotage === 'forget' && sql === 'COMMIT' ? 'ROLLBACK' : sql;
    exec.call(this, spoiled);
    on(`after ${name}`);
  };
  const texts = new WeakMap<StatementSync, string>();
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...args) {
    on('before prepare');
    const statement = prepare.apply(this, args);
    texts.set(statement, args[0]);
    return statement;
  };
  for (const how of ['run', 'get', 'all'] as const) {
    const real = StatementSync.prototype[how] as (...values: unknown[]) => unknown;
    const counted = function (this: StatementSync, ...values: unknown[]): unknown {
      const sql = texts.get(this) ?? '';
      const name = nameOf(sql);
      on(`before ${name}`);
      const isLog = sabotage === 'forget command' && how === 'run' && /INTO log/.test(sql);
      const given = isLog ? [...values.slice(0, 3), null, null] : values;
      const result = real.apply(this, given);
      on(`after ${name}`);
      const isUp = sabotage === 'charge downtime' && how === 'get' && /FROM service/.test(sql);
      return isUp ? { value: Number((result as { value: number }).value) + CHARGED } : result;
    };
    Object.assign(StatementSync.prototype, { [how]: counted });
  }
  // Everything sent to a browser is written to a socket in the end.
  for (const how of ['write', 'cork', 'uncork', 'end'] as const) {
    const real = Socket.prototype[how] as (...values: unknown[]) => unknown;
    Object.assign(Socket.prototype, {
      [how](this: Socket, ...values: unknown[]): unknown {
        on(`before ${how}`);
        const result = real.apply(this, values);
        on(`after ${how}`);
        return result;
      },
    });
  }
};
