/** The client of the server's HTTP API for slow play. */

import type * as v from 'valibot';
import type { Refusal, Result } from '#engine/result.ts';
import type {
  AddHook,
  AddMail,
  AddPush,
  NewHook,
  NoticesInfo,
  RemoveChannel,
  SetNoticePreferences,
} from '#wire/notices.ts';
import type { EndVacation, NewVacation, VacationList } from '#wire/pace.ts';
import { asGuest } from './api.ts';

export const fetchVacations = (): Promise<Result<VacationList, Refusal>> => asGuest('/api/vacation');
/** @param from start in milliseconds since 1970, by default now */
export const takeVacation = (days: number, from?: number): Promise<Result<VacationList, Refusal>> =>
  asGuest('/api/vacation', {
    days,
    ...(from === undefined ? {} : { from }),
  } satisfies v.InferOutput<typeof NewVacation>);
export const endVacation = (n: number): Promise<Result<VacationList, Refusal>> =>
  asGuest('/api/vacation/end', { n } satisfies v.InferOutput<typeof EndVacation>);

export const fetchNotices = (): Promise<Result<NoticesInfo, Refusal>> => asGuest('/api/notices');
export const setNoticePreferences = (
  preferences: SetNoticePreferences,
): Promise<Result<NoticesInfo, Refusal>> => asGuest('/api/notices', preferences);
export const addPush = (to: AddPush): Promise<Result<NoticesInfo, Refusal>> =>
  asGuest('/api/notices/push', to);
export const addMail = (address: string): Promise<Result<NoticesInfo, Refusal>> =>
  asGuest('/api/notices/mail', { address } satisfies v.InferOutput<typeof AddMail>);
export const addHook = (url: string): Promise<Result<NewHook, Refusal>> =>
  asGuest('/api/notices/hook', { url } satisfies v.InferOutput<typeof AddHook>);
export const removeChannel = (channel: string): Promise<Result<NoticesInfo, Refusal>> =>
  asGuest('/api/notices/remove', { channel } satisfies v.InferOutput<typeof RemoveChannel>);
