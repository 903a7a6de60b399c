// Rules depend on their arguments alone: no clock, no randomness of their own, no locale, no timer. Otherwise engine
// and games would replay differently on another machine or another day.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { trackedAndNewFiles } from './files.ts';

/**
 * Global names of the language that rules must not use, and why. Globals of browsers and of Node, such as timers, are
 * unknown to the compiler there (tsconfig.rules.json).
 */
const GLOBALS: Readonly<Record<string, string>> = {
  Date: 'a clock',
  Intl: 'a locale',
};

/** Members that rules must not call, on any object. */
const MEMBERS: Readonly<Record<string, string>> = {
  localeCompare: 'a locale',
  toLocaleString: 'a locale',
  toLocaleLowerCase: 'a locale',
  toLocaleUpperCase: 'a locale',
};

/** `Math` differs between engines, except for these, which are exact on whole numbers. */
const EXACT_MATH = new Set(['abs', 'sign', 'min', 'max', 'floor', 'ceil', 'round', 'trunc', 'imul', 'clz32']);

/** Whether this check applies to the file: the engine, and everything in a game that decides or searches. */
export function isRuleCode(path: string): boolean {
  if (!path.endsWith('.ts') || path.includes('/tests/')) return false;
  return /^engine\//.test(path) || /^games\/[^/]+\/(rules|content|bot)\//.test(path);
}

/** Every use of clocks, randomness or locale in one file, as lines for people. */
export function impurities(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const found: string[] = [];
  // A bot may weigh moves in floating point, because it decides no rule.
  const weighs = /^games\/[^/]+\/bot\//.test(path);
  const complain = (node: ts.Node, what: string, why: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    found.push(`${path}:${line}: ${what} is ${why}; rules take such things as arguments`);
  };
  const visit = (node: ts.Node): void => {
    // Types do not exist at run time.
    if (ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      const member = node.name.text;
      const why = Object.hasOwn(MEMBERS, member) ? MEMBERS[member] : undefined;
      if (why !== undefined) complain(node, member, why);
      if (ts.isIdentifier(node.expression) && node.expression.text === 'Math') {
        if (member === 'random') complain(node, 'Math.random', 'chance of its own');
        else if (!EXACT_MATH.has(member) && !weighs) complain(node, `Math.${member}`, 'floating point');
      }
      if (node.expression.getText(source) === 'globalThis' && Object.hasOwn(GLOBALS, member)) {
        complain(node, member, GLOBALS[member] ?? '');
      }
      visit(node.expression);
      return;
    }
    if (ts.isIdentifier(node) && Object.hasOwn(GLOBALS, node.text) && !isOnlyAName(node)) {
      complain(node, node.text, GLOBALS[node.text] ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether an identifier is the name of a property, parameter or import, and not the global. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) {
    return parent.name === node;
  }
  return ts.isImportSpecifier(parent) || ts.isParameter(parent) || ts.isBindingElement(parent);
}

/** All impure uses in code of rules. */
export function checkRepository(): string[] {
  return trackedAndNewFiles()
    .filter(isRuleCode)
    .flatMap((path) => impurities(path, readFileSync(path, 'utf8')));
}
