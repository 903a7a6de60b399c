/** The ways to leave a table with a seat, and what each of them means for the player and for the others. */
import type { Act } from '#engine/match/entry.ts';
import type { TableInfo } from '#wire/protocol.ts';

export interface Way {
  readonly way: 'later' | 'bot' | 'resign' | 'abort';
  /** The act that belongs to it; absent: one just goes. */
  readonly act?: Act;
  /** Messages that say what follows. */
  readonly about: readonly { readonly key: string; readonly n?: number }[];
}

/** What happens to the seat of somebody who just goes. */
const later = (info: TableInfo, lent: boolean, timed: boolean): Way => {
  const { absent, pace, seats, mine, passAndPlay } = info;
  const alone =
    passAndPlay || seats.every(({ seat, kind, gone }) => mine.includes(seat) || kind !== 'human' || gone);
  const kept = alone
    ? { key: 'leave.later.alone' }
    : lent
      ? { key: 'leave.later.lent' }
      : pace
        ? { key: 'leave.later.pace', n: pace.days }
        : typeof absent === 'number'
          ? { key: 'leave.later.minutes', n: absent }
          : { key: `leave.later.${absent}` };
  return { way: 'later', about: [kept, ...(timed && !lent && !pace ? [{ key: 'leave.clock' }] : [])] };
};

/**
 * None: one may go at once, as a spectator or after the end. `may`: the acts that this device's seats may do; `lent`: a
 * bot plays for one of them; `timed`: there is a clock. What costs nobody anything comes first.
 */
export const waysToLeave = (
  info: TableInfo,
  over: boolean,
  may: readonly Act[],
  lent: boolean,
  timed: boolean,
): readonly Way[] => {
  if (info.mine.length === 0 || over) return [];
  const others = info.seats.some(({ seat, kind }) => kind === 'human' && !info.mine.includes(seat));
  const all: Way[] = [later(info, lent, timed)];
  if (others && !info.rated && !lent && may.includes('toBot'))
    all.unshift({ way: 'bot', act: 'toBot', about: [{ key: 'leave.bot.about' }] });
  // Players who share a device resign at the table, where it is seen who does.
  if (info.mine.length > 1) return all;
  if (may.includes('abort'))
    all.push({
      way: 'abort',
      act: 'abort',
      about: [{ key: others ? 'leave.abort.counted' : 'leave.abort.about' }],
    });
  if (may.includes('resign'))
    all.push({ way: 'resign', act: 'resign', about: [{ key: 'leave.resign.about' }] });
  return all;
};
