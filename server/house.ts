/** What a table needs of the house it stands in, and who asks something of it. */
import type { Logger } from 'pino';
import type { BotPlayer } from './bots.ts';
import type { Chat } from './chat.ts';
import type { People } from './people.ts';
import type { Storage, StoredCommand } from './storage.ts';
import type { UpClock } from './upclock.ts';

/** Where a test may stop the process on the way of a decision. */
export type FaultPoint = 'judged' | 'stored' | 'applied' | 'published';

/** Where trouble is written down: pino's logger, or a browser's console. */
export type Journal = Pick<Logger, 'error'>;

/** What a table needs of the house. */
export interface House {
  readonly storage: Storage;
  readonly bots: BotPlayer;
  readonly up: UpClock;
  readonly log: Journal;
  /** A bot's turn takes at least so many milliseconds. */
  readonly pace: number;
  readonly fault: (point: FaultPoint) => void;
  /** Where several people meet: their names and what they say. */
  readonly people?: People;
  readonly chat?: Chat;
}

/** Who asks. */
export interface Asker {
  readonly guest: string;
  /** When it arrived, on the service's up time. */
  readonly received: number;
  /** The client's command: asked twice, done once. */
  readonly command: StoredCommand;
}
