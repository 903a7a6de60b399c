/** The bodies that the build of the page compresses, and their use by the server. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { server, tempFolder } from '../../tests/help/servers.ts';
import { storeCompressed } from '../compression.ts';

const script = (word: string): string => `export const text = '${`${word} `.repeat(1000)}';`;

/** A built page with one script; returns its folder, and the file with the script's compressed body. */
const builtPage = async (): Promise<{ webDir: string; file: string; stored: string }> => {
  const webDir = tempFolder();
  const file = join(webDir, 'assets', 'main.js');
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(file, script('long'));
  // Neither a file of less than 256 bytes nor a picture is worth compressing.
  writeFileSync(join(webDir, 'small.js'), ' '.repeat(255));
  writeFileSync(join(webDir, 'icon.png'), 'x'.repeat(5000));
  await storeCompressed(webDir);
  const [stored, ...others] = readdirSync(join(webDir, '.compressed'));
  expect(others).toEqual([]);
  return { webDir, file, stored: join(webDir, '.compressed', stored!) };
};

const load = async (url: string): Promise<{ bytes: number; text: string }> => {
  const response = await fetch(`${url}/assets/main.js`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  return { bytes: Number(response.headers.get('content-length')), text: await response.text() };
};

test('the server sends the body that the build has compressed', async () => {
  const { webDir, stored } = await builtPage();
  // A body that no server would make itself: the server compresses as well as it can.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 0 };
  const worse = brotliCompressSync(script('long'), { params });
  writeFileSync(stored, worse);
  const { url } = await server({ webDir });
  expect(await load(url)).toEqual({ bytes: worse.length, text: script('long') });
});

test('a file that is changed after the build is compressed anew', async () => {
  const { webDir, file } = await builtPage();
  const { url } = await server({ webDir });
  expect((await load(url)).text).toBe(script('long'));
  writeFileSync(file, script('other'));
  expect((await load(url)).text).toBe(script('other'));
});

test('compressed bodies have no address of their own', async () => {
  const { webDir, stored } = await builtPage();
  const { url } = await server({ webDir });
  const name = stored.slice(stored.lastIndexOf('/') + 1);
  for (const path of [`/.compressed/${name}`, `/%2ecompressed/${name}`, `/assets/../.compressed/${name}`])
    expect((await fetch(url + path)).status, path).toBe(404);
});

test('the list of games is compressed for those who accept it, and otherwise plain', async () => {
  const { url } = await server({});
  const get = (encoding: string) => fetch(`${url}/api/games`, { headers: { 'accept-encoding': encoding } });
  const plain = await get('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const text = await plain.text();
  expect(text).toContain('"levels":');
  for (const encoding of ['br', 'gzip']) {
    const packed = await get(encoding);
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 2);
    expect(await packed.text()).toBe(text);
  }
});
