/**
 * Which Node may be open to a network. For Macs with Apple silicon npm has Node 24.0.0 only, whose known weaknesses are
 * mended in later versions. It serves its own machine and nobody else.
 */
import { isIP } from 'node:net';
import { sep } from 'node:path';

/** The oldest of the other pinned versions (package.json, `optionalDependencies`). */
const OLDEST_OPEN = [24, 18, 1] as const;
const LOOPBACK = /^(?:localhost|127\.|::1$)/;

/** The server would be open to a network with an outdated Node. The message is shown to the host. */
export class NodeTooOld extends Error {}

const isOlder = (version: string): boolean => {
  const parts = version.split('.').map(Number);
  const at = OLDEST_OPEN.findIndex((part, i) => part !== parts[i]);
  return at >= 0 && parts[at]! < OLDEST_OPEN[at]!;
};

/**
 * Refuses to open an outdated Node of ours to a network. A Node that the host has installed is the host's business.
 *
 * @param host address to listen on
 * @throws NodeTooOld
 */
export const checkNode = (
  host: string,
  version: string = process.versions.node,
  executable: string = process.execPath,
): void => {
  const ours = executable.includes(`${sep}node_modules${sep}`);
  if (!ours || !isOlder(version) || (LOOPBACK.test(host) && (host === 'localhost' || isIP(host) !== 0)))
    return;
  throw new NodeTooOld(
    `This is Node ${version}, which has known weaknesses, so it serves this machine only; install a newer Node ` +
      `for HOST=${host}`,
  );
};
