/**
 * The server in one sitting beside peers: what a decision costs that is judged, stored durably, redacted for each seat
 * and shown to two; how many a second, and how soon; what tables and connections weigh; how long it takes to start.
 * Processor time is the servers' own; rates and waits are of closed loops whose other end runs on the same cores.
 */
import type { Row } from './measure.ts';
import { benchConnections, benchStart } from './server/masses.ts';
import { benchRivals } from './server/rivals.ts';

export const benchServer = async (): Promise<Row[]> => [
  ...(await benchRivals()),
  ...(await benchConnections()),
  ...(await benchStart()),
];
