/** What is explained wherever a thing of a game is looked up. */
import type { Refusal } from '#engine/result.ts';

/** Paths in a square of 24 units, filled and stroked. */
interface Drawn {
  readonly fill?: string;
  readonly line?: string;
}
/** An ability or a limit, with its sign: a filled path in a square of 16 units, or drawn. */
export interface Explained {
  readonly id: string;
  readonly sign: string | Drawn;
  readonly name: string;
  readonly about: string;
  /** It forbids something. */
  readonly limits: boolean;
}

/** What somebody could do with a thing; `refusal`: why not. */
export interface Use {
  readonly id: string;
  readonly name: string;
  readonly refusal: Refusal | undefined;
}

/** A question with its answer and the clauses that give it. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly clauses: readonly string[];
}
