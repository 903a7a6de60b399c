/** Reads the JSON body of a request, up to a size limit. */
import type { IncomingMessage } from 'node:http';
import { serviceRefusal } from '#tables/refusals.ts';
import { RefusalError } from './refusal-error.ts';

/**
 * @throws RefusalError WRONG_TYPE for another Content-Type than JSON, TOO_LARGE for more than `most` bytes, BAD_MESSAGE
 * for malformed JSON
 */
export const readBody = async (request: IncomingMessage, most: number): Promise<unknown> => {
  const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json')
    throw new RefusalError(serviceRefusal('WRONG_TYPE', { allowed: 'application/json' }));
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) throw new RefusalError(serviceRefusal('TOO_LARGE', { most }));
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new RefusalError(serviceRefusal('BAD_MESSAGE'));
  }
};
