/**
 * The server beside peers in one sitting: the cost of a decision that is judged, stored durably, redacted for each seat
 * and shown to two; throughput and latency; memory of tables and connections; start-up time. Processor time is that of
 * the servers alone. Rates and latencies come from closed loops whose other end runs on the same cores.
 */
import type { Row } from './measure.ts';
import { benchConnections, benchStart } from './server/masses.ts';
import { benchRivals } from './server/rivals.ts';

export const benchServer = async (): Promise<Row[]> => [
  ...(await benchRivals()),
  ...(await benchConnections()),
  ...(await benchStart()),
];
