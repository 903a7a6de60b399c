/** The local referee on standard input and output: one JSON object a line (engine/referee.ts). */
import { REQUESTS } from '#engine/referee/requests.ts';
import { Referee } from '#engine/referee.ts';
import { programLibrary } from '../announced.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  usage: 'engine',
  about: `JSON lines on stdio: ${REQUESTS.join(', ')}.`,
  run: async () => {
    const referee = new Referee(programLibrary);
    for await (const line of linesOf(process.stdin)) {
      if (line.trim() === '') continue;
      process.stdout.write(`${JSON.stringify(await referee.answer(read(line)))}\n`);
    }
    return undefined;
  },
};

/**
 * Only a line feed ends a line: a text in JSON may hold the other ends of a line that Unicode knows, and a carriage return
 * is a blank in it. The decoder drops a byte order mark at the beginning.
 */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of input) {
    const [first = '', ...lines] = decoder.decode(bytes, { stream: true }).split('\n');
    rest += first;
    for (const line of lines) {
      yield rest;
      rest = line;
    }
  }
  yield rest + decoder.decode();
}

/** Invalid JSON is passed on as it is; the referee refuses it. */
const read = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (e) {
    if (e instanceof SyntaxError) return line;
    throw e;
  }
};
