// Plays `cards` at Colyseus' server, with the same loop and script as our own load generator.
import { Client } from '@colyseus/sdk';
import { serveLoad } from '../server/closed-loop.ts';

const open = async (url) => {
  const client = new Client(url.replace('http', 'ws'));
  const host = await client.create('cards');
  const rooms = [host, await client.joinById(host.roomId)];
  let waiting = { seat: -1, moves: -1, done: () => undefined };
  for (const [seat, room] of rooms.entries()) {
    room.onMessage('hand', () => undefined);
    room.onMessage('refused', () => {
      throw new Error('A move was refused');
    });
    room.onStateChange((state) => {
      if (seat === waiting.seat && state.moves >= waiting.moves) waiting.done();
    });
  }
  return {
    decide: (n) => {
      const seat = (n >> 1) & 1;
      const seen = new Promise((done) => {
        waiting = { seat: 1 - seat, moves: n + 1, done: () => done(true) };
      });
      rooms[seat].send('m', n & 1 ? { i: (n * 7) % 6 } : { draw: 1 });
      return seen;
    },
    close: () => {
      for (const room of rooms) void room.leave();
    },
  };
};

serveLoad(async ({ url, tables }) => {
  const opened = [];
  for (let i = 0; i < tables; i++) opened.push(await open(url));
  return opened;
});
