/** The endpoints of completion rates (completion.ts). */
import { serviceRefusal } from '#tables/refusals.ts';
import { GameCompletions, SeatCompletions } from '#wire/completion.ts';
import { type Endpoint, endpoint, ok, refusing } from '../http/endpoint.ts';
import { tableParams } from '../http/params.ts';
import type { Completions } from './completion.ts';

export const completionEndpoints = (completions: Completions): Endpoint[] => [
  endpoint(
    {
      operation: 'getCompletion',
      name: 'completion',
      summary: 'How many of this person’s tables were finished, aborted and left, by game',
      method: 'GET',
      path: '/api/completion',
      answer: GameCompletions,
    },
    async ({ visitor }) => ok(completions.of(visitor.guest)),
  ),
  endpoint(
    {
      operation: 'getTableCompletion',
      name: 'table-completion',
      summary: 'The same of each person at a table, in its game',
      method: 'GET',
      path: '/api/tables/{table}/completion',
      params: tableParams,
      answer: SeatCompletions,
    },
    async ({ params }) => {
      const found = completions.at(params.table);
      return found ? ok(found) : refusing(serviceRefusal('NO_SUCH_TABLE'));
    },
  ),
];
