/** The pages whose speed is measured, for a visitor who has one running table and one finished. */
import { GAME_IDS } from '#games/library.ts';
import type { Visitor } from './own-server.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly page: string;
  /** '' = a first visit. */
  readonly cookie: string;
}

export const measuredPages = async (url: string, visitor: Visitor): Promise<readonly MeasuredPage[]> => {
  const { cookie } = visitor;
  const tables: MeasuredPage[] = [];
  for (const id of GAME_IDS) tables.push({ name: id, page: `${url}/t/${await visitor.open(id)}`, cookie });
  return [
    { name: 'front', page: url, cookie: '' },
    ...tables,
    { name: 'replay', page: `${url}/t/${await visitor.openAndResign()}?at=1`, cookie },
    { name: 'rulebook', page: `${url}/rules/tank-chess`, cookie },
    { name: 'open', page: `${url}/open/tank-chess`, cookie },
    { name: 'tables', page: `${url}/tables`, cookie },
    { name: 'settings', page: `${url}/settings`, cookie },
  ];
};
