/** Endpoints for notifications, and the pages behind the links in e-mails. */
import * as v from 'valibot';
import {
  AddHook,
  AddMail,
  AddPush,
  NewHook,
  NoticesInfo,
  RemoveChannel,
  SetNoticePreferences,
} from '#wire/notices.ts';
import type { RateLimiter } from '../access/rate-limiter.ts';
import { labelOf } from '../accounts/device-label.ts';
import { type Answer, answerOf, type Endpoint, endpoint, ok } from '../http/endpoint.ts';
import { WORDS } from './message-text.ts';
import type { LinkPage, Notices } from './notices.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page without scripts, so that it works in any browser that opens a link in an e-mail. */
const pageOf = (page: LinkPage | undefined): Answer<string> => {
  const { language, text, button } = page ?? { language: 'en' as const, text: WORDS.en.gone };
  const form = button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`;
  return {
    status: page ? 200 : 404,
    body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Ludoteca</title><h1>Ludoteca</h1><p>${escaped(text)}</p>${form}<p><a href="/">Ludoteca</a></p></html>`,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  };
};

const Link = v.object({
  c: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)),
  t: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});
/** Accepts any query: a malformed link gets an HTML page rather than an API error. */
const LinkQuery = v.object({ c: v.optional(v.string()), t: v.optional(v.string()) });

export const noticeEndpoints = (notices: Notices, limit: RateLimiter): Endpoint[] => {
  /** GET only shows a confirmation page; POST makes the change. So link previews and mail scanners change nothing. */
  const link = (purpose: 'verify' | 'unsubscribe', method: 'GET' | 'POST', summary: string): Endpoint =>
    endpoint(
      {
        operation: `${method === 'GET' ? 'ask' : 'confirm'}-${purpose}`,
        name: `notices-${purpose}`,
        summary,
        method,
        path: `/api/notices/${purpose}`,
        query: LinkQuery,
        alsoStatus: 404,
        answer: 'text/html',
        open: true,
      },
      async ({ query }) => {
        const { success, output } = v.safeParse(Link, query);
        if (!success) return pageOf(undefined);
        if (method === 'GET') return pageOf(notices.question(purpose, output.c, output.t));
        return pageOf(await notices.answer(purpose, output.c, output.t));
      },
    );
  return [
    endpoint(
      {
        operation: 'getNotices',
        name: 'notices',
        summary: 'How this person is told that it is their turn',
        method: 'GET',
        path: '/api/notices',
        answer: NoticesInfo,
      },
      async ({ visitor }) => ok(notices.info(visitor.guest)),
    ),
    endpoint(
      {
        operation: 'setNoticePreferences',
        name: 'notices',
        summary: 'Sets language and quiet hours of notifications',
        method: 'POST',
        path: '/api/notices',
        limit,
        body: SetNoticePreferences,
        answer: NoticesInfo,
      },
      async ({ visitor, body }) => answerOf(await notices.setPreferences(visitor.guest, body)),
    ),
    endpoint(
      {
        operation: 'addPush',
        name: 'notices-push',
        summary: 'Adds push messages to this browser',
        method: 'POST',
        path: '/api/notices/push',
        limit,
        body: AddPush,
        answer: NoticesInfo,
      },
      async ({ visitor, request, body }) =>
        answerOf(await notices.addPush(visitor.guest, body, labelOf(request.headers['user-agent']))),
    ),
    endpoint(
      {
        operation: 'addMail',
        name: 'notices-mail',
        summary: 'Adds an e-mail address, which is asked first',
        method: 'POST',
        path: '/api/notices/mail',
        limit,
        body: AddMail,
        answer: NoticesInfo,
      },
      async ({ visitor, body: { address } }) => answerOf(await notices.addMail(visitor.guest, address)),
    ),
    endpoint(
      {
        operation: 'addHook',
        name: 'notices-hook',
        summary: 'Adds a webhook; the answer holds the secret that its requests are signed with',
        method: 'POST',
        path: '/api/notices/hook',
        limit,
        body: AddHook,
        answer: NewHook,
      },
      async ({ visitor, body: { url } }) => answerOf(await notices.addHook(visitor.guest, url)),
    ),
    endpoint(
      {
        operation: 'removeChannel',
        name: 'notices-remove',
        summary: 'Removes a push channel, an e-mail address or a webhook',
        method: 'POST',
        path: '/api/notices/remove',
        limit,
        body: RemoveChannel,
        answer: NoticesInfo,
      },
      async ({ visitor, body: { channel } }) => ok(await notices.remove(visitor.guest, channel)),
    ),
    link('verify', 'GET', 'The question behind the link in an e-mail: is this address yours?'),
    link('verify', 'POST', 'Yes, it is'),
    link('unsubscribe', 'GET', 'The question behind the other link: no more messages?'),
    link('unsubscribe', 'POST', 'No more messages'),
  ];
};
