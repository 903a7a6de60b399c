/** Finds in a text what is not broken at the end of a line: numbers of clauses, designations, code. */

interface Part {
  /** `clause`: a number such as `TC-4.6`; `name`: another designation with a hyphen, such as `IS-2`. */
  readonly kind: 'text' | 'code' | 'clause' | 'name';
  readonly text: string;
}

const KEPT = /(`[^`]+`|\b[A-Z]{1,5}-\d+(?:[-.]\d+)*\b)/;
const CLAUSE = /^[A-Z]{2,5}-\d+\.\d+$/;

/** A text in parts, in order. Backticks mark code and are left out. */
export const partsOf = (text: string): Part[] =>
  text
    .split(KEPT)
    .map((part, n): Part => {
      if (n % 2 === 0) return { kind: 'text', text: part };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: CLAUSE.test(part) ? 'clause' : 'name', text: part };
    })
    .filter((part) => part.text !== '');
