/** Positions of Rush that a test needs: deals that are looked for, decisions that reach it without the page. */
import type { Page } from '@playwright/test';
import type { View } from '#engine/match/view.ts';
import type { OptionValues } from '#engine/options.ts';
import type { Model } from '#games/rush/table/model.ts';
import type { Message } from '#wire/protocol.ts';
import { openRush, type Seat } from './rush-support.ts';
import { lying } from './rush-wishes.ts';
import { becomeGuest } from './support.ts';

/** Sends commands as the person of this page, over a separate socket. Returns the first view. */
const speak = (page: Page, commands: readonly object[]): Promise<View | undefined> =>
  page.evaluate(
    (said) =>
      new Promise<View | undefined>((done, failed) => {
        const socket = new WebSocket(`ws://${location.host}/socket`);
        socket.onerror = () => failed(new Error('no socket'));
        socket.onopen = () => {
          for (const command of said) socket.send(JSON.stringify(command));
        };
        const answered = new Set<string>();
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Message;
          if (message.t === 'refused') failed(new Error(message.refusal.code));
          if (message.t !== 'ack' && message.t !== 'table') return;
          answered.add(message.id);
          if (answered.size < said.length - 1) return;
          socket.close();
          done(message.t === 'table' ? message.view : undefined);
        };
      }),
    [{ t: 'hello', protocol: 1 }, ...commands],
  );

/**
 * Opens tables until one has a suitable deal, and returns its address. The first page is the host's. The
 * others take seats, or all play at its device.
 */
export const seekTable = async (
  pages: readonly Page[],
  url: string,
  seats: readonly Seat[],
  options: OptionValues,
  wanted: (model: Model) => boolean,
  passAndPlay = false,
): Promise<string> => {
  const [host, ...friends] = pages as [Page, ...Page[]];
  for (const page of pages) {
    await page.goto(url);
    // A socket opened by a browser without a cookie would be another guest's.
    await becomeGuest(page, url);
  }
  for (let tried = 0; tried < MOST_TABLES; tried++) {
    const address = await openRush(host, url, seats, options, passAndPlay);
    const table = address.slice(address.lastIndexOf('/') + 1);
    for (const friend of friends) await speak(friend, [{ t: 'sit', id: crypto.randomUUID(), table }]);
    const view = await speak(host, [{ t: 'watch', id: crypto.randomUUID(), table }]);
    if (view && wanted(lying(view))) return address;
  }
  throw new Error('No table was dealt as it is wanted');
};
/** The limit of tables per IP address. */
const MOST_TABLES = 58;
