/**
 * The connections that follow a table. Each is sent what its own seats may see, numbered so that a gap shows.
 * A subscriber who cannot tell that anything changed is sent nothing.
 */
import type { Changed } from '#engine/layout/json-change.ts';
import type { View } from '#engine/match/view.ts';
import { areSameHeads, type ViewHead } from '#engine/match/view-change.ts';
import type { Refusal } from '#engine/result.ts';
import { type SeatSet, setOfNumbers, type Viewer } from '#engine/seats.ts';
import type { ChatLine, Message, TableInfo } from '#wire/message.ts';
import type { Proposal } from '#wire/proposals.ts';
import { type JsonText, joinMessage, jsonText, type MembersOf } from '#wire/write-message.ts';

/** One connection. `guest` says whose eyes it has. */
export interface Subscriber {
  readonly guest: string;
  send(message: JsonText<Message>): void;
}

interface Place {
  /** Number of the last message. */
  seq: number;
  viewer: Viewer;
  /** Whether it is sent what changed, where that can be said. */
  readonly changes: boolean;
  /** What is kept of the last view that was sent; undefined before there is one that this viewer sees. */
  seen: ViewHead | undefined;
}

/** A view to be sent. */
export interface Shown {
  /** What is kept of it, to compare the next one with; what viewers share is one text for all of them. */
  readonly head: ViewHead;
  /** Whether it differs from the one that was sent last. */
  readonly same: boolean;
  /** What became of the one that was sent last; undefined where that cannot be said. */
  readonly change: JsonText<Changed> | undefined;
  whole(): JsonText<View>;
}

/** What one viewer is told of a change. */
export interface ViewerChange {
  readonly view: Shown;
  /** Everything beside the view. */
  readonly rest: Pick<MembersOf<'update'>, 'cut' | 'story' | 'clock' | 'round'>;
  /** To be sent even if the view is the same. */
  readonly news: boolean;
}

/** What a new subscriber is told beside the view. */
export type Welcome = Omit<MembersOf<'table'>, 'id' | 'seq' | 'view'>;

/** Whether all seats of this viewer are on this side: several people may read one screen. */
export const isOfSide = (side: SeatSet, viewer: Viewer): boolean => viewer !== 0 && (viewer & ~side) === 0;

export class Subscribers {
  readonly #table: JsonText<string>;
  readonly #places = new Map<Subscriber, Place>();

  constructor(table: string) {
    this.#table = jsonText(table);
  }

  get size(): number {
    return this.#places.size;
  }
  /** Has this connection been given everything before? */
  follows(subscriber: Subscriber): boolean {
    return this.#places.has(subscriber);
  }
  has(guest: string): boolean {
    for (const subscriber of this.#places.keys()) if (subscriber.guest === guest) return true;
    return false;
  }
  /** Everybody who is here, each once. */
  guests(): Set<string> {
    return new Set([...this.#places.keys()].map((subscriber) => subscriber.guest));
  }

  /**
   * Gives a subscriber everything. To one who is here already its numbers go on, so that no message from before can be
   * taken for one that follows. `id`: of the command that asked for it.
   */
  welcome(
    subscriber: Subscriber,
    { viewer, id, changes }: { readonly viewer: Viewer; readonly id: string; readonly changes: boolean },
    rest: Welcome,
    view: Pick<Shown, 'head' | 'whole'> | undefined,
  ): void {
    const before = this.#places.get(subscriber)?.seq ?? -1;
    const place = { seq: before + 1, viewer, changes, seen: view?.head };
    this.#places.set(subscriber, place);
    const seq = jsonText(place.seq);
    subscriber.send(joinMessage('table', { id: jsonText(id), seq, ...rest, view: view?.whole() }));
  }

  leave(subscriber: Subscriber): boolean {
    return this.#places.delete(subscriber);
  }

  /** A guest has taken a seat: it sees with other eyes from now on. */
  setViewer(guest: string, viewer: Viewer): void {
    for (const [subscriber, place] of this.#places) {
      if (subscriber.guest !== guest || place.viewer === viewer) continue;
      place.viewer = viewer;
      place.seen = undefined;
    }
  }

  /**
   * Tells everybody of a change; `changeFor` is asked once for each kind of viewer. `seen`: what is kept of the view that
   * this kind of viewer was sent last. Whoever follows a table has been sent its last view, so it is the same for all of
   * them, but for those who see with other eyes since.
   */
  update(changeFor: (viewer: Viewer, seen: ViewHead | undefined) => ViewerChange): void {
    const changes = new Map<Viewer, { readonly seen: ViewHead | undefined; readonly change: ViewerChange }>();
    for (const [subscriber, place] of this.#places) {
      const { viewer, seen } = place;
      let known = changes.get(viewer);
      if (!known || !areSameHeads(known.seen, seen))
        changes.set(viewer, (known = { seen, change: changeFor(viewer, seen) }));
      const { view, rest, news } = known.change;
      if (!news && view.same) continue;
      place.seen = view.head;
      subscriber.send(this.#message(place, view, rest));
    }
  }

  #message(place: Place, view: Shown, rest: ViewerChange['rest']): JsonText<Message> {
    const { cut, story, clock, round } = rest;
    const members = { table: this.#table, seq: jsonText(++place.seq), cut, story, clock, round };
    return place.changes && view.change !== undefined
      ? joinMessage('change', { ...members, change: view.change })
      : joinMessage('update', { ...members, view: view.whole() });
  }

  /** Tells everybody whom it is for what somebody said; the others are sent nothing at all. */
  say(line: ChatLine): void {
    const message = joinMessage('chat', { table: this.#table, line: jsonText(line) });
    this.#tell(message, line.side && setOfNumbers(line.side));
  }

  /** Tells a side all that it proposes now. */
  propose(side: SeatSet, proposals: readonly Proposal[]): void {
    this.#tell(joinMessage('proposals', { table: this.#table, proposals: jsonText(proposals) }), side);
  }

  /** `side`: by default everybody. */
  #tell(message: JsonText<Message>, side: SeatSet | undefined): void {
    for (const [subscriber, { viewer }] of this.#places)
      if (side === undefined || isOfSide(side, viewer)) subscriber.send(message);
  }

  /** Shows these guests nothing any more, and says why. */
  remove(guests: ReadonlySet<string>, refusal: Refusal): void {
    const message = joinMessage('out', { table: this.#table, refusal: jsonText(refusal) });
    for (const subscriber of [...this.#places.keys()]) {
      if (!guests.has(subscriber.guest)) continue;
      subscriber.send(message);
      this.#places.delete(subscriber);
    }
  }

  /** Tells subscribers, by default all, who sits where. */
  inform(
    infoFor: (guest: string) => TableInfo,
    whom: (subscriber: Subscriber) => boolean = () => true,
  ): void {
    for (const [subscriber, place] of this.#places) {
      if (!whom(subscriber)) continue;
      const info = jsonText(infoFor(subscriber.guest));
      subscriber.send(joinMessage('info', { table: this.#table, seq: jsonText(++place.seq), info }));
    }
  }
}
