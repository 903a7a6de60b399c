/** What an attack must never bring about, and a count of what it does. */

/** One thing that must not be, and what it was an answer to. */
export interface Finding {
  readonly what: string;
  readonly of: string;
}

const MOST_KEPT = 50;
/** Of an attack, as much as is needed to know it again. */
const SHOWN = 300;

/** What tells of the inside: a stack, a file of the program. */
const INSIDE = /\n\s+at |\bnode:internal|\.ts:\d+|node_modules|SQLITE_|RangeError|TypeError|SyntaxError/;

export class Findings {
  readonly kept: Finding[] = [];
  /** How often each kind of attack ended how: kind → answer → times. */
  readonly counts = new Map<string, Map<string, number>>();
  found = 0;
  readonly #secrets: string[] = [];

  /** From now on nobody who attacks may be told this. */
  keepSecret(...texts: readonly string[]): void {
    this.#secrets.push(...texts);
  }

  add(what: string, of: string): void {
    this.found++;
    if (this.kept.length < MOST_KEPT) this.kept.push({ what, of: of.slice(0, SHOWN) });
  }

  count(kind: string, answer: string, times = 1): void {
    const answers = this.counts.get(kind) ?? new Map<string, number>();
    answers.set(answer, (answers.get(answer) ?? 0) + times);
    this.counts.set(kind, answers);
  }

  /** Reads what an attacker was told. */
  read(said: string, of: string): void {
    if (INSIDE.test(said)) this.add(`tells of the inside: ${said.slice(0, SHOWN)}`, of);
    for (const secret of this.#secrets) if (said.includes(secret)) this.add('tells a secret', of);
  }
}
