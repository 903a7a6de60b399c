// Plays `cards` over socket.io at boardgame.io's server, with the same loop and script as our own load generator.
import http from 'node:http';
import { io } from 'socket.io-client';
import { serveLoad } from '../server/closed-loop.ts';

const agent = new http.Agent({ keepAlive: true });
const post = (url, body) =>
  new Promise((done, failed) => {
    const headers = { 'content-type': 'application/json' };
    const request = http.request(url, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? done(JSON.parse(text))
          : failed(new Error(`${response.statusCode} ${text}`)),
      );
    });
    request.on('error', failed);
    request.end(JSON.stringify(body));
  });

const open = async (url) => {
  const { matchID } = await post(`${url}/games/cards/create`, { numPlayers: 2 });
  const credentials = [];
  const sockets = [];
  /** The number of the last state that each player has seen. */
  let shown = 0;
  let waiting = { seat: -1, done: () => undefined };
  for (const seat of [0, 1]) {
    const body = { playerID: String(seat), playerName: `player ${seat}` };
    credentials[seat] = (await post(`${url}/games/cards/${matchID}/join`, body)).playerCredentials;
    const socket = io(`${url}/cards`, { transports: ['websocket'], forceNew: true });
    await new Promise((done) => socket.once('connect', done));
    const synced = new Promise((done) => socket.once('sync', done));
    socket.emit('sync', matchID, String(seat), credentials[seat], 2);
    await synced;
    socket.on('update', (_id, state) => {
      if (seat !== waiting.seat || state._stateID <= shown) return;
      shown = state._stateID;
      waiting.done();
    });
    sockets[seat] = socket;
  }
  return {
    decide: (n) => {
      const seat = (n >> 1) & 1;
      const [type, args] = n & 1 ? ['play', [(n * 7) % 6]] : ['draw', []];
      const seen = new Promise((done) => {
        waiting = { seat: 1 - seat, done: () => done(true) };
      });
      const payload = { type, args, playerID: String(seat), credentials: credentials[seat] };
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, shown, matchID, String(seat));
      return seen;
    },
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
};

serveLoad(async ({ url, tables }) => {
  const opened = [];
  for (let i = 0; i < tables; i++) opened.push(await open(url));
  return opened;
});
