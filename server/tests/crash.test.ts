import { expect, test } from 'vitest';
import type { FaultPoint } from '#tables/services.ts';
import { Client, eventually } from './help/client.ts';
import { ended, startProcess } from './help/processes.ts';
import { tempFolder } from './help/servers.ts';

/** `shown`: the update was handed to the sockets; whether its bytes left before the end is up to the system. */
const CASES: readonly { at: FaultPoint; nth: number; stored: boolean; shown: boolean }[] = [
  { at: 'judged', nth: 1, stored: false, shown: false },
  { at: 'judged', nth: 6, stored: false, shown: false },
  { at: 'stored', nth: 1, stored: true, shown: false },
  { at: 'stored', nth: 5, stored: true, shown: false },
  { at: 'applied', nth: 4, stored: true, shown: false },
  { at: 'published', nth: 7, stored: true, shown: true },
];

test.each(CASES)(
  'killed after "$at" of decision $nth, the server loses nothing and has shown nothing unstored',
  async (c) => {
    const dataDir = tempFolder();
    const first = await startProcess(dataDir, c);
    const clients = [await new Client(first.url).connect(), await new Client(first.url).connect()];
    const [host, friend] = clients as [Client, Client];
    const table = await host.open({ options: { pile: 100 }, seats: [{ kind: 'human' }, { kind: 'human' }] });
    await host.watch(table);
    await friend.ask({ t: 'sit', table });
    await friend.watch(table);

    const acknowledged: string[] = [];
    let last = { who: 0, text: '', decision: 0, id: '' };
    for (let n = 1; n <= c.nth; n++) {
      const who = (n + 1) % 2;
      const mover = clients[who]!;
      await eventually(() => mover.view(table).owing.includes(who + 1));
      last = { who, text: `take ${1 + (n % 3)}`, decision: mover.view(table).decision, id: `n${n}` };
      const gone = mover.closed.then(() => undefined);
      const answer = await Promise.race([
        mover.decide(table, who + 1, last.text, last.decision, last.id),
        gone,
      ]);
      if (answer?.t === 'ack') acknowledged.push(last.text);
    }
    expect(await ended(first.child)).toBe('SIGKILL');
    await Promise.all(clients.map((client) => client.closed));
    expect(acknowledged).toHaveLength(c.nth - 1);
    const seen = friend.messages.flatMap((m) => (m.t === 'update' ? m.story : [])).filter((l) => l.index > 0);
    const lawful = c.shown ? [acknowledged, [...acknowledged, last.text]] : [acknowledged];
    expect(lawful).toContainEqual(seen.map((line) => line.text));

    const second = await startProcess(dataDir);
    const back = await new Client(second.url, clients[last.who]!.cookie).connect();
    const story = (await back.watch(table)).story.filter((line) => line.index > 0).map((line) => line.text);
    // Nothing acknowledged is lost, nothing shown is missing; an entry that was stored but not shown stands, too.
    expect(story).toEqual(c.stored ? [...acknowledged, last.text] : acknowledged);
    // Clients without an answer repeat the request: it is applied once, whether or not it had been applied.
    const again = await back.decide(table, last.who + 1, last.text, last.decision, last.id);
    expect(again.t).toBe('ack');
    const after = await back.watch(table);
    expect(after.story.filter((line) => line.index > 0).map((line) => line.text)).toEqual([
      ...acknowledged,
      last.text,
    ]);
    second.child.kill('SIGTERM');
    expect(await ended(second.child)).toBe(0);
  },
);
