/** Messages of a connection are text messages as RFC 6455 defines them, of any length, in order. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Command } from '#wire/protocol.ts';
import { readCommand } from '#wire/read-command.ts';
import { atTheEnd } from '../../tests/help/servers.ts';
import { Outbox } from '../outbox.ts';

/** A client, and the outbox of the server's end. */
const connect = async () => {
  const server = createServer();
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const arrived = new Promise<{ socket: WebSocket; outbox: Outbox; wire: Duplex }>((done) => {
    server.on('upgrade', (request, wire, head) =>
      wss.handleUpgrade(request, wire, head, (socket) =>
        done({ socket, wire, outbox: new Outbox(socket, wire) }),
      ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  atTheEnd(() => {
    client.terminate();
    server.close();
  });
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : data.toString()));
  const end = await arrived;
  await once(client, 'open');
  return { client, heard, ...end };
};

test('messages of every length arrive whole and in order, between frames that the library writes itself', async () => {
  const { client, heard, socket, outbox } = await connect();
  const messages = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  messages.push('Żółw – tartaruga 🐢', 'ü'.repeat(63), 'ü'.repeat(32_768));
  let pings = 0;
  client.on('ping', () => pings++);
  for (const message of messages) expect(outbox.send(message)).toBe(true);
  socket.ping();
  await once(client, 'ping');
  outbox.send('later');
  while (heard.at(-1) !== 'later') await once(client, 'message');
  expect(heard).toEqual([...messages, 'later']);
  expect(pings).toBe(1);
});

test('messages of one turn are one write; a close frame comes after them, and nothing after it', async () => {
  const { client, heard, outbox, wire } = await connect();
  const written: number[] = [];
  const write = wire.write.bind(wire);
  wire.write = ((chunk: Buffer, ...more: []) => {
    written.push(chunk.length);
    return write(chunk, ...more);
  }) as typeof wire.write;
  outbox.send('one');
  outbox.send('two');
  await once(client, 'message');
  expect(written).toEqual([10]);
  outbox.send('three');
  outbox.close(1001, 'going');
  expect(outbox.send('never')).toBe(false);
  const [code] = (await once(client, 'close')) as [number];
  expect([heard, code]).toEqual([['one', 'two', 'three'], 1001]);
});

test('a decision is parsed exactly as the schema parses it', () => {
  const strange = fc.oneof(
    fc.constantFrom(
      undefined,
      null,
      '',
      0,
      -1,
      1,
      16,
      17,
      1.5,
      Number.NaN,
      1_000_000,
      1_000_001,
      true,
      [],
      {},
    ),
    fc.string({ maxLength: 50 }),
    fc.constant('x'.repeat(4000)),
    fc.constant('x'.repeat(4001)),
    fc.constantFrom('table-one', 'short', 'a'.repeat(24), 'a'.repeat(25), 'table one', 'decide', 'hello'),
  );
  const usual = {
    t: fc.constant('decide'),
    id: fc.constantFrom('a', 'b'.repeat(40)),
    table: fc.constant('table-one'),
    seat: fc.integer({ min: 1, max: 16 }),
    decision: fc.integer({ min: 0, max: 1_000_000 }),
    text: fc.string({ maxLength: 20 }),
  };
  const said = fc.oneof(
    fc.record(usual),
    // One member is changed, missing, or one too many.
    fc
      .tuple(fc.record(usual), fc.constantFrom(...Object.keys(usual), 'more', '__proto__'), strange)
      .map(([command, key, value]) => ({ ...command, [key]: value })),
    fc.record(usual, { requiredKeys: [] }),
    strange,
  );
  let read = 0;
  fc.assert(
    fc.property(said, (input) => {
      const parsed = v.safeParse(Command, input);
      const command = readCommand(input);
      if (command) read++;
      // The text distinguishes repeated commands from others; the order of members counts.
      expect(JSON.stringify(command)).toBe(parsed.success ? JSON.stringify(parsed.output) : undefined);
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(300);
});
