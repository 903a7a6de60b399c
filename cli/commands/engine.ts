/** The local referee on standard input and output: one JSON object a line (engine/referee.ts). */
import { createInterface } from 'node:readline';
import { REQUESTS } from '#engine/referee/requests.ts';
import { Referee } from '#engine/referee.ts';
import { programLibrary } from '../announced.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  usage: 'engine',
  about: `JSON lines on stdio: ${REQUESTS.join(', ')}.`,
  run: async () => {
    const referee = new Referee(programLibrary);
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() === '') continue;
      process.stdout.write(`${JSON.stringify(await referee.answer(read(line)))}\n`);
    }
    return undefined;
  },
};

/** Invalid JSON is passed on as it is; the referee refuses it. */
const read = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (e) {
    if (e instanceof SyntaxError) return line;
    throw e;
  }
};
