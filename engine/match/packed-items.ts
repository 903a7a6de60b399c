/**
 * The items of a history, packed. As objects they would take some two hundred bytes each in every table in memory;
 * packed they take about six. Only the last one can be added or taken away, and reading makes objects anew.
 *
 * An item is a head and what it announces, all of them varints:
 *
 *   head   bit 0: it drew. Bit 1: its place and its entry are those after the item before. Bits 2 and 3: how many steps
 *          its only answer has; 0: it is written at length. Bits 4 and up: the seat of that answer
 *   place, entry   how much more than in the item before, or in none at the beginning of a block (unless bit 1 is set)
 *   steps  of the only answer; at length: number of answers and fact (0: none), its seat, and of each answer number of
 *          steps and seat, steps
 */
import type { Fact } from '../game.ts';
import type { Answer, Item } from './item.ts';
import { ReadSeries } from './series.ts';
import { ByteList, ByteReader } from './varints.ts';

/** Items of a block. Reading begins at the beginning of one. */
const BLOCK = 32;
/** So many of the latest items are objects, too: what an entry changed begins after the last item before it. */
const LATEST = 2;
/** Steps that a head can announce. */
const SHORT = 3;
const FACTS = [
  'resign',
  'timeout',
  'agreedDraw',
  'claim',
  'abort',
] as const satisfies readonly Fact['kind'][];
/** Kinds of facts, and none. */
const KINDS = FACTS.length + 1;
/** Sets of seats are 32 bits. */
const MOST_SEATS = 32;

/** Place and entry of an item. */
type Position = Pick<Item, 'place' | 'entry'>;
const NONE: Position = { place: 0, entry: -1 };

/** Steps below 0, which no game of ours has, are written above all others. */
const BELOW_ZERO = 2 ** 40;
const codeOf = (step: number): number => (step < 0 ? BELOW_ZERO - step : step);
const stepOf = (code: number): number => (code > BELOW_ZERO ? BELOW_ZERO - code : code);

const writeItem = (out: ByteList, { place, answers, fact, entry, drew }: Item, before: Position): void => {
  const [only] = answers;
  const steps = only?.decision.length ?? 0;
  const short = answers.length === 1 && !fact && steps > 0 && steps <= SHORT;
  const usual = place === before.place + 1 && entry === before.entry + 1;
  out.add((short ? 16 * only!.seat + 4 * steps : 0) + (usual ? 2 : 0) + (drew ? 1 : 0));
  if (!usual) {
    out.add(place - before.place);
    // Answers in advance and orders make several items of one entry.
    out.add(entry - before.entry);
  }
  if (!short) {
    out.add(KINDS * answers.length + (fact ? FACTS.indexOf(fact.kind) + 1 : 0));
    if (fact && 'seat' in fact) out.add(fact.seat);
  }
  for (const { seat, decision } of answers) {
    if (!short) out.add(MOST_SEATS * decision.length + seat);
    for (const step of decision) out.add(codeOf(step));
  }
};

const readSteps = (reader: ByteReader, count: number): number[] => {
  const steps: number[] = [];
  for (let i = 0; i < count; i++) steps.push(stepOf(reader.next()));
  return steps;
};

/** `number`: 0 for none. */
const readFact = (reader: ByteReader, number: number): Fact | undefined => {
  const kind = FACTS[number - 1];
  if (!kind) return undefined;
  return kind === 'agreedDraw' ? { kind } : { kind, seat: reader.next() };
};

const readItem = (reader: ByteReader, before: Position): Item => {
  const head = reader.next();
  const drew = head % 2 === 1;
  const usual = (head & 2) !== 0;
  const place = before.place + (usual ? 1 : reader.next());
  const entry = before.entry + (usual ? 1 : reader.next());
  const steps = (head >> 2) & SHORT;
  if (steps > 0) {
    const answers = [{ seat: head >> 4, decision: readSteps(reader, steps) }];
    return { place, answers, entry, drew };
  }
  const kinds = reader.next();
  const fact = readFact(reader, kinds % KINDS);
  const answers: Answer[] = [];
  for (let left = Math.floor(kinds / KINDS); left > 0; left--) {
    const answer = reader.next();
    const decision = readSteps(reader, Math.floor(answer / MOST_SEATS));
    answers.push({ seat: answer % MOST_SEATS, decision });
  }
  return fact ? { place, answers, fact, entry, drew } : { place, answers, entry, drew };
};

export class PackedItems extends ReadSeries<Item> {
  readonly #bytes = new ByteList();
  /** Where each block begins. */
  #blocks: number[] = [];
  #last = NONE;
  /** The latest items, at most `LATEST`. */
  #latest: readonly Item[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }
  /** Bytes that the items take. */
  get size(): number {
    return this.#bytes.length;
  }

  push(item: Item): void {
    const begins = this.#length % BLOCK === 0;
    if (begins) this.#blocks.push(this.#bytes.length);
    writeItem(this.#bytes, item, begins ? NONE : this.#last);
    this.#last = item;
    this.#latest = [...this.#latest.slice(1 - LATEST), item];
    this.#length++;
  }

  /** Takes the items from `length` on away; `length` is from 0. */
  truncate(length: number): void {
    if (length >= this.#length) return;
    const { offset } = this.#before(length).reader;
    const last = length > 0 ? this.at(length - 1)! : NONE;
    this.#last = last;
    this.#latest = this.#latest.slice(0, Math.max(0, length - this.#length + this.#latest.length));
    this.#bytes.truncate(offset);
    this.#blocks = this.#blocks.slice(0, Math.ceil(length / BLOCK));
    this.#length = length;
  }

  /** A reader that stands before item `index`, and the position of the item before it in its block. */
  #before(index: number): { readonly reader: ByteReader; readonly position: Position } {
    const block = Math.floor(index / BLOCK);
    const reader = new ByteReader(this.#bytes.bytes, this.#blocks[block]);
    let position = NONE;
    for (let i = block * BLOCK; i < index; i++) position = readItem(reader, position);
    return { reader, position };
  }

  protected read(from: number, to: number): Item[] {
    if (from === to) return [];
    const first = this.#length - this.#latest.length;
    if (from >= first) return this.#latest.slice(from - first, to - first);
    const { reader, position } = this.#before(from);
    const items: Item[] = [];
    let before = position;
    for (let i = from; i < to; i++) {
      const item = readItem(reader, i % BLOCK === 0 ? NONE : before);
      items.push(item);
      before = item;
    }
    return items;
  }
}
