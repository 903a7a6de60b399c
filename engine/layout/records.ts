/** A bounded list of records over a part of the state's memory. Cell 0 holds the length. */
export class Records<K extends string = string> {
  /** Column name → its offset in a record. */
  readonly col: Readonly<Record<K, number>>;
  readonly #cells: Int32Array;
  readonly #width: number;
  readonly #name: string;
  readonly capacity: number;
  /**
   * The cells of the records, row by row, for code that reads a whole list; only the first `length` rows are
   * valid.
   */
  readonly values: Int32Array;
  readonly #watch: { deepest: number };

  constructor(
    name: string,
    cells: Int32Array,
    names: readonly K[],
    capacity: number,
    watch: { deepest: number },
  ) {
    this.#name = name;
    this.#cells = cells;
    this.values = cells.subarray(1);
    this.#width = names.length;
    this.capacity = capacity;
    this.#watch = watch;
    this.col = Object.fromEntries(names.map((n, i) => [n, i])) as Record<K, number>;
  }

  get length(): number {
    return this.#cells[0]!;
  }

  get(row: number, column: number): number {
    return this.#cells[1 + row * this.#width + column]!;
  }

  set(row: number, column: number, value: number): void {
    this.#cells[1 + row * this.#width + column] = value;
  }

  /** Whether a record is equal to one of another list of the same columns. */
  isSameRow(row: number, other: Records<K>, otherRow: number): boolean {
    const width = this.#width;
    const [a, b] = [1 + row * width, 1 + otherRow * width];
    for (let i = 0; i < width; i++) if (this.#cells[a + i] !== other.#cells[b + i]) return false;
    return true;
  }

  /** The cell `column` of the last record: the top of the stack. */
  top(column: number): number {
    return this.get(this.length - 1, column);
  }

  setTop(column: number, value: number): void {
    this.set(this.length - 1, column, value);
  }

  /** Appends a record of one column; see `add` for several. Throws when the list is full. */
  push(value: number): void {
    const n = this.#grow();
    this.#cells[1 + n * this.#width] = value;
  }

  /**
   * Appends a record; columns that are not named are 0. Throws when the list is full, which is a bug of the
   * layout.
   */
  add(record: Partial<Record<K, number>>): void {
    const n = this.#grow();
    for (const name in record) {
      this.#cells[1 + n * this.#width + this.col[name]] = record[name] ?? 0;
    }
  }

  /** Appends a record of which all columns are 0. */
  addBlank(): void {
    this.#grow();
  }

  pop(): void {
    this.truncate(this.length - 1);
  }

  /** Shortens the list. Removed cells are zeroed, so that equal lists are equal bytes. */
  truncate(length: number): void {
    const old = this.length;
    if (length < 0 || length > old)
      throw new Error(`${this.#name}: cannot truncate ${old} records to ${length}`);
    // A loop, because mostly one record is removed, and calling `fill` takes longer than filling it.
    const cells = this.#cells;
    const end = 1 + old * this.#width;
    for (let i = 1 + length * this.#width; i < end; i++) cells[i] = 0;
    cells[0] = length;
  }

  clear(): void {
    if (this.length > 0) this.truncate(0);
  }

  /** Removes one record; later ones move up. */
  remove(row: number): void {
    const old = this.length;
    if (row < 0 || row >= old) throw new Error(`${this.#name}: no record ${row}`);
    this.#cells.copyWithin(1 + row * this.#width, 1 + (row + 1) * this.#width, 1 + old * this.#width);
    this.truncate(old - 1);
  }

  #grow(): number {
    const n = this.#cells[0]!;
    if (n >= this.capacity) throw new Error(`${this.#name}: more than ${this.capacity} records`);
    this.#cells[0] = n + 1;
    if (n + 1 > this.#watch.deepest) this.#watch.deepest = n + 1;
    return n;
  }
}
