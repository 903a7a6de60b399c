// boardgame.io's server with its own storage: in memory, or FlatFile in a folder. Says its address, and on any message
// what it has used, as ../server/child.ts does.
process.env.NODE_ENV = 'production';
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { cards } = require('./boardgame-games.cjs');

const { db } = JSON.parse(process.argv[2]);
const dir = mkdtempSync(join(tmpdir(), 'boardgame-bench-'));
process.once('exit', () => rmSync(dir, { recursive: true, force: true }));

const game = {
  ...cards,
  name: 'cards',
  minPlayers: 2,
  maxPlayers: 2,
  // Players see only their own hand.
  playerView: ({ G, playerID }) => ({
    deck: G.deck.length,
    discard: G.discard,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length]),
    ),
  }),
};

const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(db === 'files' ? { db: new FlatFile({ dir }) } : {}),
});
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
console.log = () => undefined;
console.info = () => undefined;
server.run(0).then(({ appServer }) => process.send(`http://127.0.0.1:${appServer.address().port}`));

process.on('message', (what) => {
  const { user, system } = process.cpuUsage();
  if (what === 'memory') globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ cpu: user + system, rss, heap: heapUsed + external });
});
process.once('disconnect', () => process.exit());
