/** What a table shows of its dice. */

export interface DieShown {
  /** Unique on the table: its name as a thing that can be touched. */
  readonly id: string;
  /** Number of sides: 4, 6, 8, 10 or 20 have a shape of their own. */
  readonly sides: number;
  /** What it shows; undefined before the first throw. */
  readonly value: number | undefined;
  /** How often it has been thrown; it tumbles each time this changes, also when it shows the same again. */
  readonly thrown: number;
  /** What it is called, such as "red die". */
  readonly name: string;
  /** A CSS colour. */
  readonly colour?: string;
  /** It is put aside, and not thrown again. */
  readonly kept?: boolean;
}
