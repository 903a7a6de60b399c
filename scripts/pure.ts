// Rules depend on nothing but their arguments: no clock, no chance of their own, no locale, no timer. Engine
// and games would otherwise replay differently on another machine, on another day.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { trackedAndNewFiles } from './files.ts';

/**
 * Global names of the language that rules must not touch, and why. Those of browsers and of Node, such as timers, are
 * unknown to the compiler where rules are written (tsconfig.rules.json).
 */
const GLOBALS: Readonly<Record<string, string>> = {
  Date: 'a clock',
  Intl: 'a locale',
};

/** Members that rules must not call, on whatever object. */
const MEMBERS: Readonly<Record<string, string>> = {
  localeCompare: 'a locale',
  toLocaleString: 'a locale',
  toLocaleLowerCase: 'a locale',
  toLocaleUpperCase: 'a locale',
};

/** `Math` differs between engines but for these, which are exact on whole numbers. */
const EXACT_MATH = new Set(['abs', 'sign', 'min', 'max', 'floor', 'ceil', 'round', 'trunc', 'imul', 'clz32']);

/** Whether the law applies to this file: the engine, and everything in a game that decides or searches. */
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

/** Whether an identifier names a property, parameter or import of its own and not the global. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) {
    return parent.name === node;
  }
  return ts.isImportSpecifier(parent) || ts.isParameter(parent) || ts.isBindingElement(parent);
}

/** All impure uses where rules are written. */
export function checkRepository(): string[] {
  return trackedAndNewFiles()
    .filter(isRuleCode)
    .flatMap((path) => impurities(path, readFileSync(path, 'utf8')));
}
