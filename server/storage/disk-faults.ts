/** Disk errors that mean "not stored": the disk is full or read-only, a quota is used up, or a write failed. */

/** Primary result codes of SQLite (the lowest byte): SQLITE_FULL and SQLITE_READONLY. */
const FULL = 13;
const READ_ONLY = 8;
/** Extended result codes: SQLITE_IOERR_ with WRITE, FSYNC, DIR_FSYNC, TRUNCATE, SHMOPEN and SHMSIZE. */
const NOT_WRITTEN: readonly number[] = [778, 1034, 1290, 1546, 4618, 4874];

/** Whether an error means that a write was not stored because of the disk. It had no effect and may be retried. */
export const isDiskFault = (error: unknown): boolean => {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return (code & 0xff) === FULL || (code & 0xff) === READ_ONLY || NOT_WRITTEN.includes(code);
};
