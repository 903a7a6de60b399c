/**
 * Law "undo": an undo restores the exact bytes, takes a place of its own, and never undoes randomness or a
 * revelation. What was drawn and shown is computed here independently of the engine's own judgement: a
 * revelation is anything in somebody's view that was not there before.
 */
import type { ChanceSource } from '../chance.ts';
import { isObject, type Json, type JsonObject } from '../layout/json.ts';
import { copyState, type State, writeCells } from '../layout/layout.ts';
import { writeState } from '../layout/named.ts';
import { isCovert } from '../match/covert.ts';
import { loadMatch } from '../match/file.ts';
import type { Item } from '../match/item.ts';
import type { Match } from '../match/match.ts';
import { hasSeat, NOBODY, numberOf, type SeatSet, SPECTATOR, seatBit, setOf } from '../seats.ts';
import { applyItem } from './apply-item.ts';
import { fileOf } from './saving.ts';
import { changedCell, type Scene } from './scene.ts';

/** What is kept per item. The rest is computed on demand, because most items are never asked about. */
interface Remembered {
  readonly before: Int32Array;
  readonly item: Item;
}

/** Why nobody may undo an item, if so, and the seats to which it revealed something. */
interface Learned {
  readonly barrier: string | undefined;
  /** Seats that may not undo it because of what it revealed. */
  readonly learned: SeatSet;
}

export class Memory {
  readonly #items: Remembered[] = [];

  /** An item that was applied to the state `before`. */
  remember(before: State, item: Item): void {
    this.#items.push({ before: before.data.slice(), item });
  }

  /** Forgets items that were undone. */
  truncate(length: number): void {
    this.#items.length = length;
  }

  get length(): number {
    return this.#items.length;
  }
  before(index: number): Int32Array {
    return this.#items[index]!.before;
  }
  /** The first reason from `index` on why this seat cannot undo. */
  barrierFrom(scene: Scene, source: ChanceSource, index: number, seat: number): string | undefined {
    for (const one of this.#items.slice(index)) {
      const { barrier, learned } = learnedBy(scene, source, one);
      if (barrier) return barrier;
      if (hasSeat(learned, seat)) return 'a revelation';
    }
    return undefined;
  }
}

/** Applies an item once more to see what it used and showed. */
const learnedBy = (scene: Scene, source: ChanceSource, { before: bytes, item }: Remembered): Learned => {
  const { game, config, settings } = scene;
  const before = game.blank(config);
  writeCells(before, bytes);
  const after = game.blank(config);
  copyState(before, after);
  const came = applyItem(game, after, item, (seat) => source.at(item.place, seat));
  const announced = came.told.some(({ event }) => settings.announcements?.includes(event.type));
  const final = item.answers.some((a) => game.final?.(before, a.seat, a.decision) !== undefined);
  const barrier =
    came.drawn.length > 0
      ? 'chance'
      : item.answers.length > 1 || announced || isCovert(game, before, item.answers)
        ? 'a revelation'
        : final
          ? 'a final decision'
          : item.fact && 'an act of the table';
  return { barrier, learned: shownTo(before, after) };
};

/**
 * Seats that did not see something before which somebody, themselves or another, sees now for the first time.
 */
const shownTo = (before: State, after: State): SeatSet => {
  const { seats, hides } = before.layout;
  if (!hides) return NOBODY;
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const saw = [SPECTATOR, ...each.map(seatBit)].map((viewer) => things(before, writeState(before, viewer)));
  const sees = [SPECTATOR, ...each.map(seatBit)].map((viewer) => things(after, writeState(after, viewer)));
  const fresh = sees.flatMap((now, i) => [...now].filter((thing) => !saw[i]!.has(thing)));
  return setOf(each.filter((seat) => fresh.some((thing) => !saw[numberOf(seat)]!.has(thing))));
};

/** The components that a view names, and the hidden cells that it fills. */
const things = (s: State, view: JsonObject): Set<string> => {
  const found = new Set<string>();
  const collect = (name: string, json: Json): void => {
    if (typeof json === 'string') found.add(`${name} ${json}`);
    else if (Array.isArray(json)) for (const item of json as readonly Json[]) collect(name, item);
    else if (isObject(json)) for (const item of Object.values(json)) collect(name, item);
  };
  for (const p of s.layout.fields) {
    const value = view[p.name] ?? null;
    if (p.plan) collect(p.name, value);
    else if (p.masks >= 0)
      for (const [i, cell] of (Array.isArray(value) ? (value as readonly Json[]) : [value]).entries())
        if (cell !== null) found.add(`${p.name}[${i}]`);
  }
  return found;
};

/** Every seat that may undo now does so in a copy of the match, with everybody's consent. */
export const checkUndo = (scene: Scene, memory: Memory, source: ChanceSource): void => {
  const { match } = scene;
  if (!scene.filed) return;
  for (let seat = 0; seat < scene.seats; seat++) {
    const refused = scene.findings.attempt('undo', 'refuseAct', () => ({
      by: match.refuseAct(seat, 'undo'),
    }));
    if (refused && !refused.by) undoInCopy(scene, match, memory, source, seat);
  }
};

const undoInCopy = (scene: Scene, match: Match, memory: Memory, source: ChanceSource, seat: number): void => {
  const { findings, game } = scene;
  const { items } = match.history;
  const from = items.findLastIndex((item) => item.answers.some((a) => a.seat === seat));
  const barrier = from < 0 ? undefined : memory.barrierFrom(scene, source, from, seat);
  findings.check('undo', from >= 0, () => `seat ${numberOf(seat)} may undo, but has decided nothing`);
  findings.check('undo', !barrier, () => `seat ${numberOf(seat)} may undo past ${barrier}`);
  if (from < 0) return;

  const loaded = loadMatch(game, fileOf(match));
  if (!loaded.ok) return;
  const m = loaded.value;
  const places = items.map((item) => item.place);
  const length = m.log.length;
  const asked = m.act(seat, 'undo');
  findings.check('undo', asked.ok, () => `an undo of seat ${numberOf(seat)} is offered, but refused`);
  for (let other = 0; other < scene.seats && m.history.items.length > from; other++)
    if (!m.refuseAct(other, 'acceptUndo')) m.act(other, 'acceptUndo');
  findings.check(
    'undo',
    m.history.items.length === from,
    () => 'an undo that all agree to takes back something else',
  );
  if (m.history.items.length !== from) return;
  const same = changedCell(m.state, memory.before(from)) < 0;
  findings.check('undo', same, () => 'an undo does not restore the bytes');
  findings.check(
    'undo',
    places.every((place) => place < m.decisionId),
    () => 'a place in the log is used again',
  );
  findings.check('undo', m.log.length > length, () => 'an undo is no entry of the log');
  const again = findings.attempt('undo', 'loading a match with an undo', () => loadMatch(game, fileOf(m)));
  if (again?.ok) {
    const equal = changedCell(again.value.state, m.state.data) < 0;
    findings.check('undo', equal, () => 'a match with an undo loads differently');
  }
};
