import type { OptionsSchema } from '#engine/options.ts';
import { isRated } from '#engine/table-options.ts';
import type { TableInfo } from '#wire/protocol.ts';

/** Hints are offered only in unrated games where every other seat is a bot, so that nobody is cheated. */
export const mayHint = (schema: OptionsSchema, info: TableInfo): boolean =>
  info.mine.length === 1 &&
  !isRated(schema, info.options) &&
  info.seats.every(({ seat, kind }) => kind === 'bot' || info.mine.includes(seat));
