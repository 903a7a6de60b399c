/** Schemas of path parameters. */
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,24}$/));

export const tableParams = v.object({ table: id });
export const personParams = v.object({ person: id });
