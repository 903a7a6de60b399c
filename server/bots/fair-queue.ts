/**
 * A queue that is fair to groups, and within a group to owners: each gets its turn, however much others have queued. The
 * items of one owner keep their order.
 */
export class FairQueue<T> {
  /** Maps keep the order of insertion: who has had their turn goes to the end. */
  readonly #groups = new Map<string, Map<string, T[]>>();
  readonly #sizes = new Map<string, number>();
  #size = 0;

  get size(): number {
    return this.#size;
  }
  sizeOf(group: string): number {
    return this.#sizes.get(group) ?? 0;
  }

  push(group: string, owner: string, item: T): void {
    const owners = this.#groups.get(group) ?? new Map<string, T[]>();
    this.#groups.set(group, owners);
    const items = owners.get(owner) ?? [];
    owners.set(owner, items);
    items.push(item);
    this.#sizes.set(group, this.sizeOf(group) + 1);
    this.#size++;
  }

  /** The next item of a group whose turn it may be; undefined if there is none. */
  take(may: (group: string) => boolean): { readonly group: string; readonly item: T } | undefined {
    for (const [group, owners] of this.#groups) {
      if (!may(group)) continue;
      const [owner, items] = owners.entries().next().value!;
      const item = items.shift()!;
      owners.delete(owner);
      this.#groups.delete(group);
      if (items.length > 0) owners.set(owner, items);
      if (owners.size > 0) this.#groups.set(group, owners);
      const left = this.sizeOf(group) - 1;
      if (left > 0) this.#sizes.set(group, left);
      else this.#sizes.delete(group);
      this.#size--;
      return { group, item };
    }
    return undefined;
  }

  /** Empties it. */
  drain(): T[] {
    const items = [...this.#groups.values()].flatMap((owners) => [...owners.values()].flat());
    this.#groups.clear();
    this.#sizes.clear();
    this.#size = 0;
    return items;
  }
}
