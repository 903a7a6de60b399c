/** How a server is set up: by its caller, or by the environment of the process. */
import type { Logger } from 'pino';
import type { Library } from '#tables/rules.ts';
import type { BotPlayer, FaultPoint } from '#tables/services.ts';
import type { Limits } from './access/limits.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { HttpDeps } from './http/http.ts';
import type { NoticesSettings } from './notify/notices.ts';

export interface ServerSettings {
  /** 0 = any free one. Undefined: 8080, or the next free one. */
  readonly port?: number;
  /** Default 127.0.0.1: this machine only. A host says 0.0.0.0 or ::. */
  readonly host?: string;
  /** Default "data". */
  readonly dataDir?: string;
  /** The built page. */
  readonly webDir?: string;
  readonly library?: Library;
  /** Folder of the rules of earlier versions (rules-versions/frozen-rules.ts); by default those that came with the games. */
  readonly rules?: string;
  readonly bots?: BotPlayer;
  /** A bot's turn takes at least so many milliseconds. */
  readonly pace?: number;
  /** Where several people look on, a covert round takes at least so many milliseconds. */
  readonly hold?: number;
  readonly log?: Logger;
  readonly limits?: Partial<Limits>;
  readonly trustProxy?: boolean;
  /** Further origins that pages may come from. */
  readonly origins?: readonly string[];
  /** Milliseconds that a table without visitors stays in memory. */
  readonly keep?: number;
  /** Milliseconds between two looks for such tables. */
  readonly round?: number;
  /** Milliseconds that may pass, when it closes, until what was asked is answered. */
  readonly drain?: number;
  /** Who has it sees metrics from anywhere; without one only this machine does. */
  readonly metricsToken?: string;
  /** How people are told that it is their turn. */
  readonly notices?: Omit<NoticesSettings, 'folder'>;
  /** For tests: passwords that cost less. */
  readonly passwords?: Passwords;
  /** For tests: sees every answer of the API before it is sent; what it throws is a fault of the server. */
  readonly onAnswer?: HttpDeps['onAnswer'];
  /** For tests: called on the way of every decision. */
  readonly fault?: (point: FaultPoint) => void;
}

/**
 * PORT, HOST, DATA_DIR, TRUST_PROXY=1, ORIGINS (separated by spaces), RULES_DIR, BOT_PACE and HOLD (milliseconds),
 * METRICS_TOKEN, PUBLIC_URL, SMTP_URL, MAIL_FROM.
 * @throws when PORT is no port, BOT_PACE or HOLD no time or PUBLIC_URL no address
 */
export const settingsFromEnv = (env: Readonly<Record<string, string | undefined>>): ServerSettings => {
  const { PORT, HOST, DATA_DIR, TRUST_PROXY, ORIGINS, METRICS_TOKEN, RULES_DIR, BOT_PACE, HOLD } = env;
  if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) < 65_536))
    throw new Error(`PORT is a number from 0 to 65535, not ${PORT}`);
  for (const [name, time] of Object.entries({ BOT_PACE, HOLD }))
    if (time && !/^\d{1,5}$/.test(time))
      throw new Error(`${name} is a number of milliseconds from 0 to 99999, not ${time}`);
  return {
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

/** E-mail needs all three: a server to send by, whom it is from, and where its links lead. */
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
