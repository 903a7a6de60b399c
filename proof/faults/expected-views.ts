/**
 * Every view that a client may lawfully have been shown of a table, computed from the stored log alone. A view that a
 * client was shown and that is not among these was never stored.
 */
import { createHash } from 'node:crypto';
import type { Entry } from '#engine/match/entry.ts';
import type { Item } from '#engine/match/item.ts';
import type { Match } from '#engine/match/match.ts';
import type { StoryItem } from '#engine/match/story.ts';
import type { View } from '#engine/match/view.ts';
import type { Viewer } from '#engine/seats.ts';
import { Archive, type ArchivedTable, databaseIn } from '#server/operations/archive.ts';
import { loadMatch } from '#tables/loaded-match.ts';
import { type Rules, rulesOf } from '#tables/rules.ts';
import { games } from './test-server.ts';

/** A digest of a view and a story. The deal is not part of the story, as on pages. */
export const pictureOf = (view: View | undefined, story: readonly StoryItem[]): string =>
  createHash('sha1')
    .update(JSON.stringify([view, story.filter(({ index }) => index > 0)]))
    .digest('base64url');

/** All lawful views of one table. */
export class TableRecord {
  stored: ArchivedTable;
  readonly #rules: Rules;
  readonly #viewers: readonly Viewer[];
  #match: Match | undefined;
  readonly #log: string[] = [];
  /** By viewer: the view's digest → the numbers of entries after which it is seen. */
  readonly #pictures = new Map<Viewer, Map<string, number[]>>();

  /** Items of the history, and what each viewer is told of each. */
  readonly #lines = new Map<number, StoryItem[][]>();
  #drawn: { readonly length: number; readonly items: readonly Item[]; readonly views: readonly View[] }[] =
    [];

  private constructor(rules: Rules, stored: ArchivedTable, viewers: readonly Viewer[]) {
    this.#rules = rules;
    this.stored = stored;
    this.#viewers = viewers;
    for (const viewer of viewers) this.#pictures.set(viewer, new Map());
  }

  /** @param viewers the seat sets of all viewers */
  static async of(stored: ArchivedTable, viewers: readonly Viewer[]): Promise<TableRecord> {
    const { game, version } = stored.table;
    const rules = await rulesOf(games, game, version);
    if (!rules) throw new Error(`There are no rules of ${game} ${version}`);
    return new TableRecord(rules, stored, viewers);
  }

  get length(): number {
    return this.#log.length;
  }
  get match(): Match | undefined {
    return this.#match;
  }

  /** Reads what is stored by now. Returns what is wrong with it. */
  extend(stored: ArchivedTable): string[] {
    const wrong = [...stored.faults];
    const { log } = stored;
    const before = this.#log.findIndex((text, i) => text !== JSON.stringify(log[i]));
    if (before >= 0) return [`entry ${before} of the log is another one than it was, or gone`];
    this.stored = stored;
    if (stored.table.started === undefined) return wrong;
    if (!this.#match) {
      this.#match = loadMatch(this.#rules, stored.table, []).match;
      this.#draw();
    }
    for (const entry of log.slice(this.#log.length)) {
      wrong.push(...this.#late(entry));
      // An undo removes items, and what they told could not be read later.
      if (entry.kind === 'act') this.#tell();
      this.#match.replay(entry);
      this.#log.push(JSON.stringify(entry));
      this.#draw();
    }
    this.#tell();
    return wrong;
  }

  #late(entry: Entry): string[] {
    const last = this.#log.at(-1);
    const before = last === undefined ? 0 : ((JSON.parse(last) as Entry).at ?? 0);
    return (entry.at ?? 0) < before ? [`an entry of ${entry.at} ms comes behind one of ${before} ms`] : [];
  }

  /** Notes what every viewer sees now; the story follows later. */
  #draw(): void {
    const match = this.#match!;
    const write = this.#rules.engine.viewWriter(match);
    const views = this.#viewers.map((viewer) => {
      const { own, shared } = write(viewer);
      return JSON.parse(`{${own},${shared}}`) as View;
    });
    this.#drawn.push({ length: this.#log.length, items: match.history.items.slice(), views });
  }

  /** Completes the notes by the story so far. Reading it once costs as much as reading it for all. */
  #tell(): void {
    const { history, state } = this.#match!;
    const { linesOf } = this.#rules.engine;
    const known = history.items.findIndex((item) => !this.#lines.has(item.place));
    if (known >= 0) {
      const pages = history.story(known);
      for (const [i, page] of (known === 0 ? pages.slice(1) : pages).entries()) {
        const lines = this.#viewers.map((v) => linesOf(page, known + i + 1, v));
        this.#lines.set(
          history.items.at(known + i)!.place,
          JSON.parse(JSON.stringify(lines)) as StoryItem[][],
        );
      }
    }
    for (const { length, items, views } of this.#drawn)
      for (const [i, viewer] of this.#viewers.entries()) {
        const told = state.layout.kept || this.#match!.outcome;
        const story = told ? items.flatMap((item) => this.#lines.get(item.place)?.[i] ?? []) : [];
        const pictures = this.#pictures.get(viewer)!;
        const picture = pictureOf(views[i], story);
        pictures.set(picture, [...(pictures.get(picture) ?? []), length]);
      }
    this.#drawn = [];
  }

  /** The numbers of entries after which this viewer sees this, ascending; empty when it was never stored. */
  placesOf(viewer: Viewer, picture: string): readonly number[] {
    return this.#pictures.get(viewer)?.get(picture) ?? [];
  }
}

/** Reads a data folder while the server runs. */
export const inArchive = <T>(folder: string, read: (archive: Archive) => T): T => {
  const archive = new Archive(databaseIn(folder));
  try {
    return read(archive);
  } finally {
    archive.close();
  }
};

/** How often each command id occurs in the log or the chat of a table. */
export const commandsOf = (archive: Archive, table: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { command } of archive.all(
    `SELECT command FROM log WHERE table_id = ?1 AND command IS NOT NULL
     UNION ALL SELECT command FROM chat WHERE table_id = ?1`,
    table,
  )) {
    const id = String(command).slice(String(command).indexOf(':') + 1);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};
