/**
 * The server's own keys: the VAPID key pair for Web Push and a secret for the tokens of links in e-mails. They are
 * generated at the first start and kept in the data folder.
 */
import { createHmac, generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makePrivateFolder } from '../storage/private-files.ts';

const Stored = v.object({ publicKey: v.string(), privateKey: v.string(), links: v.string() });
type Stored = v.InferOutput<typeof Stored>;

const make = (): Stored => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(pair.x!, 'base64url'),
    Buffer.from(pair.y!, 'base64url'),
  ]);
  return {
    publicKey: point.toString('base64url'),
    privateKey: pair.d!,
    links: randomBytes(32).toString('base64url'),
  };
};

export class ServerKeys {
  readonly #stored: Stored;

  /** @throws when the key file exists but is invalid */
  constructor(folder: string) {
    const path = join(folder, 'notify-keys.json');
    if (existsSync(path)) {
      this.#stored = v.parse(Stored, JSON.parse(readFileSync(path, 'utf8')));
      return;
    }
    this.#stored = make();
    makePrivateFolder(folder);
    // One that was left half written may have other permissions.
    rmSync(`${path}.new`, { force: true });
    // Written to another file and renamed, so that the change is atomic. Only the owner may read it.
    writeFileSync(`${path}.new`, JSON.stringify(this.#stored), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }

  get vapid(): { readonly publicKey: string; readonly privateKey: string } {
    return this.#stored;
  }

  /** An unforgeable token (HMAC) for a link that verifies or unsubscribes a channel. */
  token(purpose: 'verify' | 'unsubscribe', channel: string): string {
    const mac = createHmac('sha256', Buffer.from(this.#stored.links, 'base64url'));
    return mac.update(`${purpose}:${channel}`).digest('base64url').slice(0, 22);
  }
  isToken(purpose: 'verify' | 'unsubscribe', channel: string, token: string): boolean {
    const right = Buffer.from(this.token(purpose, channel));
    const said = Buffer.from(token);
    return said.length === right.length && timingSafeEqual(said, right);
  }
}
