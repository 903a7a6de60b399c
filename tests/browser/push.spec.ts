/** Notifications that the service worker shows for a message that was pushed to it. */
import { expect, test } from '@playwright/test';
import type { PushedNotice } from '#wire/notices.ts';
import { TestServer, underServiceWorker } from './support.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

test('a push notification is shown, replaced by the next, and removed when it is out of date', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['notifications'] });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(server.url) && !isDeleted,
      );
      if (ours) done(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto(server.url);
  await underServiceWorker(page);
  const registrationId = await registered;
  const push = (notice: PushedNotice) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify(notice),
    });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data,
      }));
    });
  // Chromium's first look at its notifications drops those that are not on the screen yet.
  expect(await shown()).toEqual([]);
  await push({ title: 'It is your turn in nim', body: '', path: '/t/one', news: true });
  await expect
    .poll(shown)
    .toEqual([{ title: 'It is your turn in nim', body: '', tag: 'turns', data: '/t/one' }]);
  await push({ title: 'It is your turn at 2 tables', body: 'a\nb', path: '/', news: true });
  await expect.poll(shown).toMatchObject([{ title: 'It is your turn at 2 tables', data: '/' }]);
  await push({ title: '', body: '', path: '/', news: false });
  await expect.poll(shown).toEqual([]);
  await context.close();
});
