/**
 * What a table shows to a connection that asks for it again and again, so that this costs little. It is kept from the
 * second time on, for as long as nothing happens: who asks once leaves nothing in memory. Clocks are no part of it.
 */
import type { Match } from '#engine/match/match.ts';
import type { Viewer } from '#engine/seats.ts';
import { fullUpdate } from './changes.ts';
import type { LoadedMatch } from './loaded-match.ts';
import type { ViewerChange } from './subscribers.ts';

export class Pictures {
  /** The match that is shown, and the length of its log: the match itself changes with every entry. */
  #of: { readonly match: Match; readonly length: number } | undefined;
  readonly #known = new Map<Viewer, ViewerChange>();

  /** `now`: milliseconds since the deal. `again`: this connection has been shown the table before. */
  show(loaded: LoadedMatch, viewer: Viewer, now: number, again: boolean): ViewerChange {
    const { match } = loaded;
    const { length } = match.log;
    if (this.#of?.match !== match || this.#of.length !== length) this.forget();
    const { picture, passing } = fullUpdate(loaded, now);
    const known = this.#known.get(viewer);
    if (known) return { ...known, rest: { ...known.rest, ...passing } };
    const made = picture(viewer);
    if (again) {
      this.#of = { match, length };
      this.#known.set(viewer, made);
    }
    return made;
  }

  forget(): void {
    this.#known.clear();
    this.#of = undefined;
  }
}
