/** Remembers in which order cards lay, so that a card that is listed elsewhere meanwhile does not change places. */
export class Places {
  #order: readonly string[] = [];

  /** The same cards: those that lay here before in the same order, and new ones behind those listed before them. */
  keep<C extends { readonly id: string }>(cards: readonly C[]): readonly C[] {
    const before = this.#order;
    const old = cards
      .filter(({ id }) => before.includes(id))
      .sort((a, b) => before.indexOf(a.id) - before.indexOf(b.id));
    // The places that known cards take in the new list are given to them in their old order.
    let next = 0;
    const kept = cards.map((card) => (before.includes(card.id) ? old[next++]! : card));
    this.#order = kept.map(({ id }) => id);
    return kept;
  }
}
