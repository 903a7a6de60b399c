/** The endpoints of notifications; wire/notices.ts says what travels. */
import * as v from 'valibot';
import type { Refusal, Result } from '#engine/result.ts';
import { AddHook, AddMail, AddPush, RemoveChannel, SetTastes } from '#wire/notices.ts';
import { labelOf } from '../accounts/device-label.ts';
import { type Answer, type Handler, ok, type Route, refusing } from '../http/routes.ts';
import { type Counting, posting } from '../http/vacation-routes.ts';
import { WORDS } from './message-text.ts';
import type { LinkPage, Notices } from './notices.ts';

const tell = (result: Result<object, Refusal>): Answer =>
  result.ok ? ok(result.value) : refusing(result.error);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page without script, for whoever comes from an e-mail on whatever device. */
const pageOf = (page: LinkPage | undefined): Answer => {
  const { language, text, button } = page ?? { language: 'en' as const, text: WORDS.en.gone };
  const form = button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`;
  return {
    status: page ? 200 : 404,
    body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Ludoteca</title><h1>Ludoteca</h1><p>${escaped(text)}</p>${form}<p><a href="/">Ludoteca</a></p></html>`,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  };
};

const LinkQuery = v.object({
  c: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)),
  t: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});

export const noticeRoutes = (
  notices: Notices,
  counting: Counting,
  nameOf: (guest: string) => Promise<string | undefined>,
): Route[] => {
  const post = posting(counting);
  const route = (path: string, methods: Route['methods']): Route => ({
    name: path.replaceAll('/', '-').slice(1),
    path: new RegExp(`^/api${path}$`),
    methods,
  });
  /** A link is only ever followed by a press of a button, so a preview of it changes nothing. */
  const link = (purpose: 'verify' | 'unsubscribe'): Route => {
    const read = ({ query }: Parameters<Handler>[0]) =>
      v.safeParse(LinkQuery, Object.fromEntries(query.entries()));
    return {
      ...route(`/notices/${purpose}`, {
        GET: async (asked) => {
          const { success, output } = read(asked);
          return pageOf(success ? notices.question(purpose, output.c, output.t) : undefined);
        },
        POST: async (asked) => {
          const { success, output } = read(asked);
          return pageOf(success ? await notices.answer(purpose, output.c, output.t) : undefined);
        },
      }),
      open: true,
    };
  };
  return [
    route('/notices', {
      GET: async ({ visitor }) => ok(notices.info(visitor.guest)),
      POST: post(SetTastes, async (tastes, { visitor }) =>
        tell(await notices.setTastes(visitor.guest, tastes)),
      ),
    }),
    route('/notices/push', {
      POST: post(AddPush, async (to, { visitor, request }) =>
        tell(await notices.addPush(visitor.guest, to, labelOf(request.headers['user-agent']))),
      ),
    }),
    route('/notices/mail', {
      POST: post(AddMail, async ({ address }, { visitor }) =>
        tell(await notices.addMail(visitor.guest, address, await nameOf(visitor.guest))),
      ),
    }),
    route('/notices/hook', {
      POST: post(AddHook, async ({ url }, { visitor }) => tell(await notices.addHook(visitor.guest, url))),
    }),
    route('/notices/remove', {
      POST: post(RemoveChannel, async ({ channel }, { visitor }) =>
        ok(await notices.remove(visitor.guest, channel)),
      ),
    }),
    link('verify'),
    link('unsubscribe'),
  ];
};
