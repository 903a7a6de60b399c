/** Storage of orders in memory, with the interface of the database. */
import type { OrderPlan } from '../../order-plan.ts';
import type { OrderStore } from '../../orders.ts';

export class MemoryOrders implements OrderStore {
  readonly #rows = new Map<string, { seat: number; plan: OrderPlan }>();
  /** The process dies before anything else is stored. */
  dead = false;

  async load(table: string) {
    return structuredClone([...this.#rows].flatMap(([key, row]) => (key.startsWith(`${table}/`) ? row : [])));
  }
  async set(table: string, seat: number, plan: OrderPlan | undefined): Promise<void> {
    if (this.dead) throw new Error('The process is dead');
    const key = `${table}/${seat}`;
    if (plan) this.#rows.set(key, structuredClone({ seat, plan }));
    else this.#rows.delete(key);
  }
  get size(): number {
    return this.#rows.size;
  }
}
