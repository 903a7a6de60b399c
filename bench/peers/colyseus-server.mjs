// `cards` as a room of Colyseus. Public state is the room's state, patched at each move; a hand is sent to its owner
// only. Nothing is stored. Prints its address, and reports its usage on any message, as ../server/child.ts does.
import { createServer } from 'node:net';
import { Room, Server } from '@colyseus/core';
import { ArraySchema, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const State = schema(
  {
    deck: t.uint8(),
    discard: t.array('uint8'),
    count0: t.uint8(),
    count1: t.uint8(),
    turn: t.uint8(),
    moves: t.uint32(),
  },
  'Cards',
);

const shuffled = (cards) => {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
};

class Cards extends Room {
  maxClients = 2;
  patchRate = null;
  seats = new Map();
  messages = { m: (client, move) => this.move(client, move) };

  onCreate() {
    this.deck = shuffled(Array.from({ length: 52 }, (_, i) => i));
    this.hands = [this.deck.splice(0, 5), this.deck.splice(0, 5)];
    const state = new State();
    Object.assign(state, { deck: this.deck.length, count0: 5, count1: 5, turn: 0, moves: 0 });
    state.discard = new ArraySchema();
    this.state = state;
  }
  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }
  move(client, { draw, i }) {
    const seat = this.seats.get(client.sessionId);
    const { state } = this;
    const hand = this.hands[seat];
    const legal = state.turn === seat && (draw ? hand.length === 5 : hand.length === 6 && i >= 0 && i < 6);
    if (!legal) {
      client.send('refused', 0);
      return;
    }
    if (draw) {
      if (this.deck.length === 0) {
        this.deck = shuffled(state.discard);
        state.discard.clear();
      }
      hand.push(this.deck.pop());
      state.deck = this.deck.length;
    } else {
      state.discard.push(hand.splice(i, 1)[0]);
      state.turn = 1 - seat;
    }
    state[seat ? 'count1' : 'count0'] = hand.length;
    state.moves++;
    client.send('hand', hand);
    this.broadcastPatch();
  }
}

/** A port that is free now. */
const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

console.log = () => undefined;
const server = new Server({ transport: new WebSocketTransport({ perMessageDeflate: false }), greet: false });
server.define('cards', Cards);
const port = await freePort();
await server.listen(port, '127.0.0.1');
process.on('message', (what) => {
  const { user, system } = process.cpuUsage();
  if (what === 'memory') globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ cpu: user + system, rss, heap: heapUsed + external });
});
process.once('disconnect', () => process.exit());
process.send(`http://127.0.0.1:${port}`);
