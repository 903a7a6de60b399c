/** Two honest players who play on during the attack, and how long they wait. */
import { loadBots } from '#games/library.ts';
import { Client } from '#server/tests/help/client.ts';

/** Milliseconds; generous, because the machine may suspend everything for a while (patience.ts). */
const PATIENCE = 900_000;

export class HonestPair {
  /** Milliseconds from a decision to its acknowledgement. */
  readonly waits: number[] = [];
  readonly #clients: Client[] = [];
  #running = true;
  #done: Promise<void> = Promise.resolve();
  #trouble: unknown;

  /** @param pause milliseconds between two decisions */
  static async start(url: string, pause: number): Promise<HonestPair> {
    const pair = new HonestPair();
    for (const address of ['10.2.0.1', '10.2.0.2']) {
      const client = new Client(url);
      client.patience = PATIENCE;
      await client.request('/api/me', { headers: { 'x-forwarded-for': address } });
      pair.#clients.push(await client.connect({ 'x-forwarded-for': address }));
    }
    pair.#done = pair.#play(pause).catch((error: unknown) => {
      pair.#trouble = error;
    });
    return pair;
  }

  async #play(pause: number): Promise<void> {
    const [ann, ben] = this.#clients as [Client, Client];
    const bot = (await loadBots('tank-chess'))!.create('random');
    const seats = [{ kind: 'human' }, { kind: 'human' }] as const;
    while (this.#running) {
      const table = await ann.open({ game: 'tank-chess', options: {}, seats: [...seats] });
      await ben.ask({ t: 'sit', table });
      const mine = (await ann.watch(table)).info.mine[0]!;
      await ben.watch(table);
      await ann.until((m) => (m.t === 'update' && m.table === table) || (m.t === 'table' && !!m.view));
      for (let n = 0; this.#running && !ann.view(table).outcome; n++) {
        const owing = ann.view(table).owing[0]!;
        const who = owing === mine ? ann : ben;
        const { decision } = who.view(table);
        const began = performance.now();
        const answer = await who.decide(table, owing, bot.choose(who.view(table), owing, { seed: n }).text);
        if (answer.t !== 'ack') throw new Error(`An honest decision is refused: ${JSON.stringify(answer)}`);
        this.waits.push(performance.now() - began);
        for (const one of [ann, ben]) {
          await one.until((m) => m.t === 'update' && m.table === table && m.view.decision > decision);
          // Old views are dropped, because this player plays for long.
          if (one.messages.length > 500) {
            one.messages.splice(0, one.messages.length - 50);
            one.raw.length = 0;
          }
        }
        await new Promise((done) => setTimeout(done, pause));
      }
      for (const one of [ann, ben]) await one.ask({ t: 'leave', table });
    }
  }

  /** Ends the game. Rejects when anything honest was refused. */
  async stop(): Promise<void> {
    this.#running = false;
    await this.#done;
    if (this.#trouble !== undefined) throw this.#trouble;
    for (const client of this.#clients) client.disconnect();
  }
}
