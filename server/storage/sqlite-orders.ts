/** Players' standing orders for future decisions, in the SQLite file of the tables: one row per seat. */
import type { OrderPlan } from '#tables/order-plan.ts';
import type { OrderStore } from '#tables/orders.ts';
import type { SqliteFile } from './sqlite-file.ts';

export class SqliteOrders implements OrderStore {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async load(table: string): Promise<readonly { readonly seat: number; readonly plan: OrderPlan }[]> {
    const rows = this.#file.sql('SELECT seat, plan FROM orders WHERE table_id = ? ORDER BY seat').all(table);
    return rows.map((row) => ({
      seat: Number(row.seat),
      plan: JSON.parse(String(row.plan)) as OrderPlan,
    }));
  }

  set(table: string, seat: number, plan: OrderPlan | undefined): Promise<void> {
    return this.#file.write(() => {
      if (plan)
        this.#file
          .sql('INSERT OR REPLACE INTO orders (table_id, seat, plan) VALUES (?, ?, ?)')
          .run(table, seat, JSON.stringify(plan));
      else this.#file.sql('DELETE FROM orders WHERE table_id = ? AND seat = ?').run(table, seat);
    });
  }
}
