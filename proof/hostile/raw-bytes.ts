/** Hostile bytes below the message level: malformed requests, handshakes and frames. */
import { connect, type Socket } from 'node:net';
import type { Chance } from '#engine/chance.ts';
import { afterAwake } from './patience.ts';

const pick = <T>(chance: Chance, items: readonly T[]): T => items[chance.draw(items.length)]!;

export interface Bytes {
  readonly kind: string;
  readonly text: string;
  /** Whether the server may wait for more input; then the attacker disconnects. */
  readonly unfinished?: true;
}

/** What came back until the server closed or the time limit was reached. */
export interface Heard {
  readonly said: string;
  readonly closed: boolean;
}

/** Sends bytes and reads the reply; `patience` in milliseconds. */
export const speak = (port: number, bytes: string | Buffer, patience: number): Promise<Heard> =>
  new Promise((done) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = (closed: boolean) => {
      callOff();
      socket.destroy();
      done({ said: Buffer.concat(parts).toString('latin1'), closed });
    };
    const callOff = afterAwake(patience, () => finish(false));
    socket.on('data', (part) => parts.push(part));
    // A server that closes during our write resets the connection; its reply has arrived before.
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });

/** A connection that stays open; it must harm nobody. */
export const linger = (port: number, bytes: string | Buffer): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return socket;
};

const TRAVERSALS = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/..%252fsecret.txt',
  '/....//secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '//etc/passwd',
  '/.git/config',
  '/%00',
  '/index.html%00.txt',
  '/data/ludoteca.db',
  '/../data/ludoteca.db',
  '/%',
  '/%ff',
  '/sw.js/..%2f..%2fsecret.txt',
  'http://elsewhere.example/secret.txt',
  '*',
];
const PATHS = [
  '/',
  '/verify',
  '/healthz',
  '/ready',
  '/metrics',
  '/api/me',
  '/api/games',
  '/api/tables',
  '/api/transfer',
  '/api/transfer/accept',
  '/api/account',
  '/api/account/sign-in',
  '/api/account/sign-up',
  '/api/account/passkey',
  '/api/account/delete',
  '/api/people/AAAAAAAA',
  '/api/vacation',
  '/api/reports',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'HEAD', 'PROPFIND', 'BREW'];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"game":"tank-chess"}',
  '{"game":"../../x","options":{},"seats":[{"kind":"human"}]}',
  '{"game":"__proto__","options":{},"seats":[{"kind":"human"}]}',
  '{"game":"tank-chess","options":{"__proto__":{"x":1}},"seats":[{"kind":"human"},{"kind":"human"},{"kind":"bot"}]}',
  '{"game":"tank-chess","options":{"scenarioId":"none of these"},"seats":[{"kind":"human"},{"kind":"human"}]}',
  '{"game":"tank-chess","options":{"scenarioId":"custom","scenario":"{{{{"},"seats":[{"kind":"human"},{"kind":"human"}]}',
  '{"game":"rush","options":{},"seats":[{"kind":"bot","level":"constructor"},{"kind":"human"}]}',
  '{"name":"\\u202eevil"}',
  '{"name":"\\ud800"}',
  '{"name":{"toString":1}}',
  '{"token":"AAAAAAAAAAAAAAAAAAAAAA"}',
  '\xff\xfe\x00',
  `"${'x'.repeat(70_000)}"`,
  '['.repeat(30_000),
];
const ORIGINS = [
  'null',
  'https://elsewhere.example',
  'file://',
  'http://127.0.0.1',
  '',
  'http://127.0.0.1.elsewhere',
];
const COOKIES = [
  'ludoteca=',
  'ludoteca=short',
  `ludoteca=${'A'.repeat(22)}`,
  `ludoteca=${'A'.repeat(23)}`,
  `ludoteca="${'B'.repeat(22)}"`,
  'ludoteca=../../../../../../..',
  `ludoteca=x; ludoteca=${'C'.repeat(22)}; ludoteca=y`,
  `look=it.dark"><script>; places=99999`,
  `look=${'<'.repeat(300)}`,
  ';;;;=;=;',
];

interface Wishes {
  readonly host: string;
  readonly table: string;
}

const request = (
  method: string,
  path: string,
  headers: readonly string[],
  address: string,
  host: string,
  body = '',
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `X-Forwarded-For: ${address}`,
    'Connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n');

/** Sends one hostile request over a connection of its own. */
export const hostileRequest = (chance: Chance, address: string, { host, table }: Wishes): Bytes => {
  const json = (body: string) => [`Content-Type: application/json`, `Content-Length: ${body.length}`];
  switch (chance.draw(12)) {
    case 0: {
      const method = pick(chance, METHODS);
      return { kind: 'method', text: request(method, pick(chance, PATHS), [], address, host) };
    }
    case 1:
    case 2:
      return { kind: 'traversal', text: request('GET', pick(chance, TRAVERSALS), [], address, host) };
    case 3:
    case 4: {
      const body = pick(chance, BODIES);
      return { kind: 'body', text: request('POST', pick(chance, PATHS), json(body), address, host, body) };
    }
    case 5: {
      const body = '{"name":"Eve"}';
      const origin = `Origin: ${pick(chance, ORIGINS)}`;
      return {
        kind: 'origin',
        text: request('POST', '/api/me', [origin, ...json(body)], address, host, body),
      };
    }
    case 6: {
      const cookie = `Cookie: ${pick(chance, COOKIES)}`;
      return {
        kind: 'cookie',
        text: request('GET', pick(chance, ['/', '/api/me']), [cookie], address, host),
      };
    }
    case 7: {
      const huge = chance.draw(2) === 0;
      const header = huge
        ? [`X-Huge: ${'h'.repeat(20_000)}`]
        : Array.from({ length: 400 }, (_, i) => `X-Many-${i}: ${'m'.repeat(60)}`);
      return { kind: 'huge header', text: request('GET', '/api/me', header, address, host) };
    }
    case 8: {
      const query = pick(chance, [
        'state=__proto__',
        'state=open&before=1',
        'state=open&before=9999999999999999999.aaaaaaaa',
        'state=open&game=%00',
        'state=finished&before=1.%2e%2e%2f%2e%2e%2f',
        `state=${'x'.repeat(5000)}`,
        '%',
        '&&&===',
      ]);
      return { kind: 'query', text: request('GET', `/api/tables?${query}`, [], address, host) };
    }
    case 9: {
      const id = pick(chance, [
        table,
        'aaaaaaaaaaaa',
        '__proto__',
        '../../../x',
        '%2e%2e%2f%2e%2e',
        'a'.repeat(9000),
      ]);
      return { kind: 'file', text: request('GET', `/api/tables/${id}/file`, [], address, host) };
    }
    case 10: {
      const headers = pick(chance, [
        ['Content-Length: 5', 'Transfer-Encoding: chunked'],
        ['Content-Length: -1'],
        ['Content-Length: 5', 'Content-Length: 6'],
        ['Transfer-Encoding: chunked, identity'],
        ['Content-Length: 99999999999999999999'],
        ['Bad Header: x'],
        ['X-Split: a\rb'],
      ]);
      return { kind: 'framing', text: request('POST', '/api/me', headers, address, host, '0\r\n\r\n') };
    }
    default: {
      const text = pick(chance, [
        'GET / HTTP/9.9\r\n\r\n',
        'GET\r\n\r\n',
        '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
        '\r\n\r\n\r\n\x00\x00',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        'GET / HTTP/1.1\r\n\r\n',
      ]);
      return { kind: 'no request', text };
    }
  }
};

/** What the answer to a hostile request may begin with. No answer is right for bytes that are no request. */
export const LAWFUL_ANSWER = /^$|^HTTP\/1\.1 (?:200|201|204|304|4\d\d) /;

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const UPGRADE = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13'];

const handshake = (path: string, headers: readonly string[], address: string, host: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    `X-Forwarded-For: ${address}`,
    'Connection: Upgrade',
    ...headers,
    '',
    '',
  ].join('\r\n');

export const goodHandshake = (address: string, host: string): string =>
  handshake('/socket', [...UPGRADE, KEY], address, host);

/** A handshake that must be refused. */
export const hostileHandshake = (chance: Chance, address: string, { host }: Wishes): Bytes => {
  const whole = goodHandshake(address, host);
  switch (chance.draw(8)) {
    case 0:
      return {
        kind: 'handshake of another origin',
        text: handshake(
          '/socket',
          [...UPGRADE, KEY, `Origin: ${pick(chance, ORIGINS.slice(0, 3))}`],
          address,
          host,
        ),
      };
    case 1:
      return { kind: 'handshake elsewhere', text: handshake('/sockets', [...UPGRADE, KEY], address, host) };
    case 2:
      return { kind: 'handshake without a key', text: handshake('/socket', UPGRADE, address, host) };
    case 3:
      return {
        kind: 'handshake of another version',
        text: handshake('/socket', ['Upgrade: websocket', 'Sec-WebSocket-Version: 7', KEY], address, host),
      };
    case 4:
      return {
        kind: 'handshake with a bad key',
        text: handshake('/socket', [...UPGRADE, 'Sec-WebSocket-Key: short'], address, host),
      };
    case 5:
      return { kind: 'handshake by POST', text: whole.replace('GET', 'POST') };
    case 6:
      return {
        kind: 'handshake of something else',
        text: whole.replace('Upgrade: websocket', 'Upgrade: h2c'),
      };
    default:
      return { kind: 'half a handshake', text: whole.slice(0, 20 + chance.draw(60)), unfinished: true };
  }
};

/** A masked client frame (RFC 6455) with any first byte and any declared length. */
const frame = (
  first: number,
  payload: Buffer,
  said: number | bigint = payload.length,
  masked = true,
): Buffer => {
  const bit = masked ? 0x80 : 0;
  let head: Buffer;
  if (typeof said === 'bigint') {
    head = Buffer.alloc(10);
    head[1] = bit | 127;
    head.writeBigUInt64BE(said, 2);
  } else if (said > 125) {
    head = Buffer.alloc(4);
    head[1] = bit | 126;
    head.writeUInt16BE(said, 2);
  } else head = Buffer.from([0, bit | said]);
  head[0] = first;
  return Buffer.concat([head, masked ? Buffer.alloc(4) : Buffer.alloc(0), payload]);
};

/** A text message as a client sends it. */
export const frameOf = (message: object): Buffer => frame(0x81, Buffer.from(JSON.stringify(message)));

/** Frames after a valid handshake that the server must answer by closing. */
export const hostileFrames = (chance: Chance): { readonly kind: string; readonly bytes: Buffer } => {
  const hello = Buffer.from('{"t":"hello","protocol":1}');
  const kinds: readonly (readonly [string, Buffer])[] = [
    ['unmasked', frame(0x81, hello, hello.length, false)],
    ['reserved bit', frame(0x81 | pick(chance, [0x10, 0x20, 0x40]), hello)],
    ['unknown opcode', frame(0x80 | pick(chance, [3, 4, 7, 11, 15]), hello)],
    ['long ping', frame(0x89, Buffer.alloc(126), 126)],
    ['ping in parts', frame(0x09, Buffer.alloc(1))],
    ['end without a beginning', frame(0x80, hello)],
    ['beginning twice', Buffer.concat([frame(0x01, hello), frame(0x01, hello)])],
    ['length beyond reason', frame(0x81, hello, 2n ** 63n - 1n)],
    ['length too large', frame(0x81, hello, 17_000_000n)],
    [
      'parts too large together',
      Buffer.concat([
        frame(0x01, Buffer.alloc(16_000, 32), 16_000),
        frame(0x80, Buffer.alloc(16_000, 32), 16_000),
      ]),
    ],
    ['close of one byte', frame(0x88, Buffer.alloc(1))],
    ['close with a code that cannot be', frame(0x88, Buffer.from([0x03, 0xed]))],
    ['no UTF-8', frame(0x81, Buffer.from([0x22, 0xff, 0x22]))],
  ];
  const [kind, bytes] = pick(chance, kinds);
  return { kind, bytes };
};
