/** Settings of a server, and how they are read from environment variables. */
import type { Logger } from 'pino';
import type { Library } from '#tables/rules.ts';
import type { BotPlayer, FaultPoint } from '#tables/services.ts';
import type { Limits } from './access/limits.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { DailyTable } from './daily/daily-games.ts';
import type { HttpDeps } from './http/http.ts';
import type { NoticesSettings } from './notify/notices.ts';

export interface ServerSettings {
  /** TCP port; 0: any free port. Undefined: 8080, or one of the next 20 if it is in use. */
  readonly port?: number;
  /** Address to listen on. Default 127.0.0.1, reachable from this machine only; 0.0.0.0 or :: for all interfaces. */
  readonly host?: string;
  /** Data folder; default "data". */
  readonly dataDir?: string;
  /** Folder of the built page; default dist/web. */
  readonly webDir?: string;
  readonly library?: Library;
  /** Folder of frozen rules (rules-versions/frozen-rules.ts); default: those shipped with the games. */
  readonly rules?: string;
  readonly bots?: BotPlayer;
  /** Minimum duration of a bot's turn, in milliseconds. */
  readonly pace?: number;
  /** Games with a table of the day, by id; by default those whose manifests say so. */
  readonly dailyGames?: ReadonlyMap<string, DailyTable>;
  /** The time by which days begin, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Minimum duration of a covert round if several people are watching, in milliseconds. */
  readonly hold?: number;
  readonly log?: Logger;
  readonly limits?: Partial<Limits>;
  readonly trustProxy?: boolean;
  /** Additional allowed origins of pages. */
  readonly origins?: readonly string[];
  /** Milliseconds after which a table without visitors is removed from memory. */
  readonly keep?: number;
  /** Milliseconds between two searches for such tables. */
  readonly round?: number;
  /** Drain timeout at shutdown, in milliseconds: how long to wait for open requests. */
  readonly drain?: number;
  /** Bearer token for metrics and internals. Undefined: only requests from this machine get them. */
  readonly metricsToken?: string;
  /** Settings of notifications. */
  readonly notices?: Omit<NoticesSettings, 'folder'>;
  /** For tests: cheaper password hashing. */
  readonly passwords?: Passwords;
  /** For tests: called with every API response before it is sent. An exception becomes a server error. */
  readonly onAnswer?: HttpDeps['onAnswer'];
  /** For tests: called at each fault point of every decision. */
  readonly fault?: (point: FaultPoint) => void;
}

/**
 * PORT, HOST, DATA_DIR, TRUST_PROXY=1, ORIGINS (separated by spaces), RULES_DIR, BOT_PACE and HOLD (milliseconds),
 * METRICS_TOKEN, PUBLIC_URL, SMTP_URL, MAIL_FROM, SOCKETS_PER_ADDRESS.
 * @throws when PORT, BOT_PACE, HOLD, SOCKETS_PER_ADDRESS or PUBLIC_URL is invalid, or SMTP_URL is set without MAIL_FROM and PUBLIC_URL
 */
export const settingsFromEnv = (env: Readonly<Record<string, string | undefined>>): ServerSettings => {
  const {
    PORT,
    HOST,
    DATA_DIR,
    TRUST_PROXY,
    ORIGINS,
    METRICS_TOKEN,
    RULES_DIR,
    BOT_PACE,
    HOLD,
    SOCKETS_PER_ADDRESS,
  } = env;
  if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) < 65_536))
    throw new Error(`PORT is a number from 0 to 65535, not ${PORT}`);
  for (const [name, time] of Object.entries({ BOT_PACE, HOLD }))
    if (time && !/^\d{1,5}$/.test(time))
      throw new Error(`${name} is a number of milliseconds from 0 to 99999, not ${time}`);
  if (SOCKETS_PER_ADDRESS && !/^[1-9]\d{0,5}$/.test(SOCKETS_PER_ADDRESS))
    throw new Error(`SOCKETS_PER_ADDRESS is a number from 1 to 999999, not ${SOCKETS_PER_ADDRESS}`);
  return {
    ...(SOCKETS_PER_ADDRESS ? { limits: { sockets: Number(SOCKETS_PER_ADDRESS) } } : {}),
    ...(PORT ? { port: Number(PORT) } : {}),
    ...(HOST ? { host: HOST } : {}),
    ...(DATA_DIR ? { dataDir: DATA_DIR } : {}),
    ...(RULES_DIR ? { rules: RULES_DIR } : {}),
    ...(BOT_PACE ? { pace: Number(BOT_PACE) } : {}),
    ...(HOLD ? { hold: Number(HOLD) } : {}),
    ...(METRICS_TOKEN ? { metricsToken: METRICS_TOKEN } : {}),
    ...noticesFromEnv(env),
    trustProxy: TRUST_PROXY === '1',
    origins: ORIGINS?.split(/\s+/).filter((o) => o !== '') ?? [],
  };
};

/** Notification settings. E-mail needs all three variables: mail server, sender, and base URL of links. */
const noticesFromEnv = ({
  PUBLIC_URL,
  SMTP_URL,
  MAIL_FROM,
}: Readonly<Record<string, string | undefined>>): Pick<ServerSettings, 'notices'> => {
  if (PUBLIC_URL && !(URL.canParse(PUBLIC_URL) && /^https?:/.test(PUBLIC_URL)))
    throw new Error(
      `PUBLIC_URL is where people reach this server, e.g. https://games.example, not ${PUBLIC_URL}`,
    );
  if (SMTP_URL && !(MAIL_FROM && PUBLIC_URL))
    throw new Error('With SMTP_URL, say MAIL_FROM and PUBLIC_URL, too: links in e-mails have to lead here');
  if (!PUBLIC_URL) return {};
  return {
    notices: {
      site: PUBLIC_URL,
      ...(SMTP_URL && MAIL_FROM ? { mail: { smtp: SMTP_URL, from: MAIL_FROM } } : {}),
    },
  };
};
