/**
 * Those who watch a table. Each is sent what its own seats may see, numbered so that a gap shows; whoever cannot
 * tell that anything changed is sent nothing.
 */
import type { ViewText } from '#engine/match/view.ts';
import type { Viewer } from '#engine/seats.ts';

/** One connection. `guest` says whose eyes it has. */
export interface Watcher {
  readonly guest: string;
  send(message: string): void;
}

interface Place {
  /** Number of the last message. */
  seq: number;
  viewer: Viewer;
  /** The last view that was sent; what viewers share is one text for all of them. */
  seen: ViewText | undefined;
}

const jsonOf = ({ own, shared }: ViewText): string => `{${own},${shared}}`;

/** What one viewer is told of a change. `rest` is everything beside the view, as JSON members. */
export interface Telling {
  readonly view: ViewText;
  readonly rest: string;
  /** To be sent even if the view is the same. */
  readonly news: boolean;
}

export class Audience {
  readonly #table: string;
  readonly #places = new Map<Watcher, Place>();

  constructor(table: string) {
    this.#table = table;
  }

  get size(): number {
    return this.#places.size;
  }
  has(guest: string): boolean {
    for (const watcher of this.#places.keys()) if (watcher.guest === guest) return true;
    return false;
  }
  /** Everybody who is here, each once. */
  guests(): Set<string> {
    return new Set([...this.#places.keys()].map((watcher) => watcher.guest));
  }

  /** Gives a watcher the whole picture; its numbers begin anew. */
  welcome(watcher: Watcher, viewer: Viewer, id: string, rest: string, view: ViewText | undefined): void {
    this.#places.set(watcher, { seq: 0, viewer, seen: view });
    const shown = view === undefined ? '' : `,"view":${jsonOf(view)}`;
    watcher.send(`{"t":"table","id":${JSON.stringify(id)},"seq":0,${rest}${shown}}`);
  }

  leave(watcher: Watcher): boolean {
    return this.#places.delete(watcher);
  }

  /** A guest has taken a seat: it sees with other eyes from now on. */
  setViewer(guest: string, viewer: Viewer): void {
    for (const [watcher, place] of this.#places) if (watcher.guest === guest) place.viewer = viewer;
  }

  /** Tells everybody of a change; `tell` is asked once for each kind of viewer. */
  update(tell: (viewer: Viewer) => Telling): void {
    const tellings = new Map<Viewer, Telling>();
    for (const [watcher, place] of this.#places) {
      let telling = tellings.get(place.viewer);
      if (!telling) tellings.set(place.viewer, (telling = tell(place.viewer)));
      const { view, rest, news } = telling;
      const same = place.seen?.own === view.own && place.seen.shared === view.shared;
      if (!news && same) continue;
      place.seen = view;
      const head = `{"t":"update","table":"${this.#table}","seq":${++place.seq}`;
      watcher.send(`${head},${rest},"view":${jsonOf(view)}}`);
    }
  }

  /** Tells everybody what somebody said; the line is JSON. */
  say(line: string): void {
    for (const watcher of this.#places.keys())
      watcher.send(`{"t":"chat","table":"${this.#table}","line":${line}}`);
  }

  /** Shows these guests nothing any more, and says why. */
  showOut(guests: ReadonlySet<string>, refusal: string): void {
    for (const watcher of [...this.#places.keys()]) {
      if (!guests.has(watcher.guest)) continue;
      watcher.send(`{"t":"out","table":"${this.#table}","refusal":${refusal}}`);
      this.#places.delete(watcher);
    }
  }

  /** Tells one guest alone what concerns nobody else. */
  informOne(guest: string, info: () => string): void {
    for (const [watcher, place] of this.#places) {
      if (watcher.guest !== guest) continue;
      watcher.send(`{"t":"info","table":"${this.#table}","seq":${++place.seq},"info":${info()}}`);
    }
  }

  /** Tells everybody (but one) who sits where. */
  inform(infoFor: (watcher: Watcher) => string, except?: Watcher): void {
    for (const [watcher, place] of this.#places) {
      if (watcher === except) continue;
      watcher.send(`{"t":"info","table":"${this.#table}","seq":${++place.seq},"info":${infoFor(watcher)}}`);
    }
  }
}
