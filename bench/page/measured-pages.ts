/** The pages whose speed is measured, as somebody sees them who has a table and a finished one. */
import type { Visitor } from './own-server.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly page: string;
  /** '' = a first visit. */
  readonly cookie: string;
}

export const measuredPages = async (url: string, visitor: Visitor): Promise<readonly MeasuredPage[]> => {
  const { cookie } = visitor;
  return [
    { name: 'front', page: url, cookie: '' },
    { name: 'table', page: `${url}/t/${await visitor.open()}`, cookie },
    { name: 'rush', page: `${url}/t/${await visitor.open('rush')}`, cookie },
    { name: 'replay', page: `${url}/t/${await visitor.openAndResign()}?at=1`, cookie },
    { name: 'rulebook', page: `${url}/rules/tank-chess`, cookie },
    { name: 'open', page: `${url}/open/tank-chess`, cookie },
    { name: 'tables', page: `${url}/tables`, cookie },
    { name: 'settings', page: `${url}/settings`, cookie },
  ];
};
