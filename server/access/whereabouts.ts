/** From which address each guest was last here, as far as it is remembered: in memory only, for fairness among addresses. */

/** Beyond this many guests the one who was here longest ago is forgotten. */
const MOST = 20_000;

export class Whereabouts {
  readonly #addresses = new Map<string, string>();

  saw(guest: string, address: string): void {
    this.#addresses.delete(guest);
    this.#addresses.set(guest, address);
    if (this.#addresses.size > MOST) this.#addresses.delete(this.#addresses.keys().next().value!);
  }

  /** Undefined for somebody who has not been here since the server started, or too long ago. */
  of(guest: string): string | undefined {
    return this.#addresses.get(guest);
  }
}
