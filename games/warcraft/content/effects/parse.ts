/**
 * Reads effect texts by the grammar of content 1.1 and writes them again. A text that is not of this grammar, or uses a
 * word that is not in the vocabulary, is refused with the section of the content and a reason.
 */
import { err, ok, type Result } from '#engine/result.ts';
import {
  type Ability,
  CARD_WINDOWS,
  FOE_WINDOWS,
  KINDS,
  OP_NAMES,
  OPERATIONS,
  type Op,
  type OpName,
  TEST_NAMES,
  TESTS,
  type Test,
  type TestName,
  type Window,
} from './vocabulary.ts';

/** Whose effect it is: opponents have windows and operations of their own (content 1.5). */
export type Speaker = 'card' | 'foe';

export interface Fault {
  /** The section of the content that the text breaks. */
  readonly clause: '1.1' | '1.2' | '1.3' | '1.4' | '1.5';
  readonly reason: string;
  /** Where in the text, from 0. */
  readonly at: number;
}

const WORD = /[A-Za-z]+/y;
const NUMBER = /\d+/y;
const MARKS = ['*', '+', '~'] as const;
const MOST_DEPTH = 4;

/** A place in a text. The first fault is kept; after it nothing more is read. */
class Reader {
  readonly text: string;
  at = 0;
  fault: Fault | undefined;

  constructor(text: string) {
    this.text = text;
  }
  get open(): boolean {
    return this.fault === undefined && this.at < this.text.length;
  }
  fail(clause: Fault['clause'], reason: string, at = this.at): void {
    this.fault ??= { clause, reason, at };
  }
  /** Reads `what` if it comes next. */
  take(what: string): boolean {
    if (this.fault || !this.text.startsWith(what, this.at)) return false;
    this.at += what.length;
    return true;
  }
  expect(what: string): void {
    if (!this.fault && !this.take(what)) this.fail('1.1', `"${what}" is missing`);
  }
  match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = this.fault ? undefined : pattern.exec(this.text)?.[0];
    if (found) this.at += found.length;
    return found ?? '';
  }
  /** Everything up to the bracket that closes; it is read, too. */
  upTo(close: string): string {
    const end = this.fault ? -1 : this.text.indexOf(close, this.at);
    if (end < 0) {
      this.fail('1.1', `"${close}" is missing`);
      return '';
    }
    const inside = this.text.slice(this.at, end);
    this.at = end + close.length;
    return inside;
  }
}

/** The arguments in brackets, of these kinds. */
const readArgs = (r: Reader, name: string, kinds: readonly (keyof typeof KINDS)[]): unknown[] => {
  const start = r.at;
  const inside = r.upTo(')');
  const texts = inside === '' ? [] : inside.split(',');
  const fewest = kinds.filter((kind) => !KINDS[kind].optional).length;
  if (!r.fault && (texts.length < fewest || texts.length > kinds.length))
    r.fail('1.1', `${name} takes ${kinds.length} arguments and has ${texts.length}`, start);
  return kinds.map((kind, i) => {
    const text = texts[i];
    if (text === undefined || r.fault) return undefined;
    const value = KINDS[kind].read(text);
    if (value === undefined)
      r.fail(KINDS[kind].clause, `"${text}" is no ${kind.replace('?', '')} of ${name}`, start);
    return value;
  });
};

const isTest = (name: string): name is TestName => Object.hasOwn(TESTS, name);
const isOperation = (name: string): name is OpName => Object.hasOwn(OPERATIONS, name);

const readTest = (r: Reader): Test | undefined => {
  const start = r.at;
  const word = r.match(WORD);
  const name = r.take('>=') ? `${word}>=` : word;
  if (r.fault) return undefined;
  if (!isTest(name)) {
    r.fail('1.3', `"${name}" is no test`, start);
    return undefined;
  }
  const kinds = TESTS[name];
  let args: unknown[] = [];
  if (name.endsWith('>=')) {
    const number = r.match(NUMBER);
    if (number === '') r.fail('1.3', `${name} needs a number`);
    args = [Number(number)];
  } else if (kinds.length > 0) {
    r.expect('(');
    args = readArgs(r, name, kinds);
  }
  return { name, no: TEST_NAMES.indexOf(name), args } as unknown as Test;
};

/** Tests up to a closing bracket, which is read, too. */
const readTests = (r: Reader, close: string): Test[] => {
  const tests: Test[] = [];
  do {
    const test = readTest(r);
    if (test) tests.push(test);
  } while (r.take(' & '));
  r.expect(close);
  return tests;
};

const readOps = (r: Reader, speaker: Speaker, depth: number): Op[] => {
  const ops: Op[] = [];
  if (depth > MOST_DEPTH) r.fail('1.1', 'operations are nested too deeply');
  do {
    const op = readOp(r, speaker, depth);
    if (op) ops.push(op);
  } while (r.take(', '));
  return ops;
};

const readOp = (r: Reader, speaker: Speaker, depth: number): Op | undefined => {
  const start = r.at;
  const name = r.match(WORD);
  if (r.fault) return undefined;
  const clause = speaker === 'card' ? '1.4' : '1.5';
  if (!isOperation(name) || (OPERATIONS[name].place === 'foe') !== (speaker === 'foe')) {
    r.fail(clause, `"${name}" is no operation of ${speaker === 'card' ? 'cards' : 'opponents'}`, start);
    return undefined;
  }
  const shape = OPERATIONS[name];
  r.expect('(');
  const isIf = name === 'if';
  const args = isIf ? [] : readArgs(r, name, shape.args);
  const when = isIf ? readTests(r, ')') : r.take('[') ? readTests(r, ']') : [];
  let then: Op[] = [];
  let otherwise: Op[] = [];
  if (r.take(' => (')) {
    if (!shape.block) r.fail('1.4', `nothing follows from ${name}`, start);
    then = readOps(r, speaker, depth + 1);
    r.expect(')');
    if (r.take(' else (')) {
      if (!isIf) r.fail('1.4', `${name} has no else`, start);
      otherwise = readOps(r, speaker, depth + 1);
      r.expect(')');
    }
  } else if (shape.block) r.fail('1.4', `${name} needs operations that follow from it`, start);
  const no = OP_NAMES.indexOf(name);
  return { name, no, args, when, then, else: otherwise } as unknown as Op;
};

const readWindow = (r: Reader, speaker: Speaker): Window => {
  const windows: readonly Window[] = speaker === 'card' ? CARD_WINDOWS : FOE_WINDOWS;
  // The longest one: `action(own)` is no `action`.
  const found = windows
    .filter((window) => r.text.startsWith(window, r.at))
    .sort((a, b) => b.length - a.length)[0];
  if (found === undefined || /[A-Za-z(]/.test(r.text[r.at + found.length] ?? '')) {
    r.fail('1.2', `"${/^[^:[{]*/.exec(r.text.slice(r.at))![0]}" is no window`);
    return 'passive';
  }
  r.at += found.length;
  return found;
};

const readAbility = (r: Reader, speaker: Speaker): Ability => {
  const marks = new Set<string>();
  for (let mark = MARKS.find((one) => r.take(one)); mark; mark = MARKS.find((one) => r.take(one))) {
    if (marks.has(mark)) r.fail('1.1', `the mark ${mark} stands twice`);
    marks.add(mark);
  }
  const on = readWindow(r, speaker);
  const when = r.take('[') ? readTests(r, ']') : [];
  let energy = 0;
  let free: Test[] = [];
  if (r.take('{e')) {
    energy = Number(r.match(NUMBER));
    if (energy === 0) r.fail('1.1', 'the price has no number');
    r.expect('}');
  } else if (r.take('{free:')) free = readTests(r, '}');
  r.expect(': ');
  const ops = readOps(r, speaker, 0);
  return { on, auto: marks.has('*'), follow: marks.has('+'), ally: marks.has('~'), when, energy, free, ops };
};

/** The abilities that an effect text says, or what is wrong with it. */
export const parseEffect = (text: string, speaker: Speaker = 'card'): Result<readonly Ability[], Fault> => {
  const r = new Reader(text);
  const abilities: Ability[] = [];
  do abilities.push(readAbility(r, speaker));
  while (r.take(' ;; '));
  if (r.open) r.fail('1.1', `"${text.slice(r.at, r.at + 20)}" is not understood`);
  return r.fault ? err(r.fault) : ok(abilities);
};

const writeArgs = (kinds: readonly (keyof typeof KINDS)[], args: readonly unknown[]): string =>
  kinds
    .map((kind, i) => (KINDS[kind].write as (value: unknown) => string)(args[i]))
    .filter((text) => text !== '')
    .join(',');

const writeTest = ({ name, args }: Test): string => {
  if (name.endsWith('>=')) return `${name}${args[0]}`;
  return TESTS[name].length === 0 ? name : `${name}(${writeArgs(TESTS[name], args)})`;
};
const writeTests = (tests: readonly Test[]): string => tests.map(writeTest).join(' & ');

const writeOp = (op: Op): string => {
  const isIf = op.name === 'if';
  const inside = isIf ? writeTests(op.when) : writeArgs(OPERATIONS[op.name].args, op.args);
  const when = isIf || op.when.length === 0 ? '' : `[${writeTests(op.when)}]`;
  const then = op.then.length === 0 ? '' : ` => (${writeOps(op.then)})`;
  const otherwise = op.else.length === 0 ? '' : ` else (${writeOps(op.else)})`;
  return `${op.name}(${inside})${when}${then}${otherwise}`;
};
const writeOps = (ops: readonly Op[]): string => ops.map(writeOp).join(', ');

const writeAbility = (ability: Ability): string => {
  const marks = `${ability.auto ? '*' : ''}${ability.follow ? '+' : ''}${ability.ally ? '~' : ''}`;
  const when = ability.when.length === 0 ? '' : `[${writeTests(ability.when)}]`;
  const free = ability.free.length === 0 ? '' : `{free:${writeTests(ability.free)}}`;
  const price = ability.energy > 0 ? `{e${ability.energy}}` : free;
  return `${marks}${ability.on}${when}${price}: ${writeOps(ability.ops)}`;
};

/** The one text of these abilities. */
export const writeEffect = (abilities: readonly Ability[]): string =>
  abilities.map(writeAbility).join(' ;; ');
