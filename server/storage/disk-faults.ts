/** Disk errors that mean "not stored": the disk is full, or read-only, or a quota is used up. */

/** SQLite's result codes, in their lowest byte: the disk is full, and what is there cannot be written. */
const FULL = 13;
const READ_ONLY = 8;
/** Its extended codes of what failed while it was written, synchronised or cut off. */
const NOT_WRITTEN: readonly number[] = [778, 1034, 1290, 1546, 4618, 4874];

/** Was something not stored for want of room? Then it has not happened, and may be asked for again. */
export const isDiskFault = (error: unknown): boolean => {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return (code & 0xff) === FULL || (code & 0xff) === READ_ONLY || NOT_WRITTEN.includes(code);
};
