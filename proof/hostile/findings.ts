/** What an attack must never cause, and counts of what it did. */

/** One finding, and the attack that led to it. */
export interface Finding {
  readonly what: string;
  readonly of: string;
}

const MOST_KEPT = 50;
/** As much of an attack as is needed to recognise it. */
const SHOWN = 300;

/** Internal details: a stack trace, a path of the program. */
const INSIDE = /\n\s+at |\bnode:internal|\.ts:\d+|node_modules|SQLITE_|RangeError|TypeError|SyntaxError/;

export class Findings {
  readonly kept: Finding[] = [];
  /** Results by kind of attack: kind → answer → count. */
  readonly counts = new Map<string, Map<string, number>>();
  found = 0;
  readonly #secrets: string[] = [];

  /** Registers a secret that no attacker may be told. */
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

  /** Checks what an attacker was told. */
  read(said: string, of: string): void {
    if (INSIDE.test(said)) this.add(`tells of the inside: ${said.slice(0, SHOWN)}`, of);
    for (const secret of this.#secrets) if (said.includes(secret)) this.add('tells a secret', of);
  }
}
