/**
 * The OpenAPI description, generated from the endpoints' own schemas. The server validates requests with them; answers
 * are checked against them by the type checker.
 */
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import { type GenericSchema, looseObject, type ObjectEntries, type ObjectSchema, string } from 'valibot';
import { GameCompletion, SeatCompletion } from '#wire/completion.ts';
import { MatchFileShape } from '#wire/match-file.ts';
import { Bearer, SeatInfo } from '#wire/message.ts';
import { NoticesInfo } from '#wire/notices.ts';
import { VacationList } from '#wire/pace.ts';
import { AccountInfo, PersonInfo } from '#wire/people.ts';
import { GameCard, Me, OpenTable, Refused, TableList, TableSummary } from '#wire/rest.ts';
import { VERSION } from '../monitoring/health.ts';
import { type Endpoint, endpoint, ok } from './endpoint.ts';

/** The schemas under `components`, which others refer to by name. */
const COMPONENTS = {
  AccountInfo,
  Bearer,
  GameCard,
  GameCompletion,
  MatchFile: MatchFileShape,
  Me,
  NoticesInfo,
  OpenTable,
  PersonInfo,
  Refused,
  SeatCompletion,
  SeatInfo,
  TableList,
  TableSummary,
  VacationList,
} satisfies Readonly<Record<string, GenericSchema>>;

const CONFIG = {
  // Valibot's `readonly` changes only the TypeScript type; JSON Schema has no equivalent.
  ignoreActions: ['readonly'],
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
};

type Json = Readonly<Record<string, unknown>>;

const jsonSchemaOf = (schema: GenericSchema): Json => {
  const { $schema: _, $defs: _defs, ...rest } = toJsonSchema(schema, { ...CONFIG, definitions: COMPONENTS });
  return rest;
};

const jsonContent = (schema: GenericSchema): Json => ({
  'application/json': { schema: jsonSchemaOf(schema) },
});

const isObjectSchema = (schema: GenericSchema): schema is ObjectSchema<ObjectEntries, undefined> =>
  schema.type === 'object';

/** @throws Error when the schema is not a plain object, which is a programming error */
const parametersOf = (schema: GenericSchema | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  if (!isObjectSchema(schema)) throw new Error(`Parameters in the ${where} are a plain object`);
  return Object.entries(schema.entries).map(([name, entry]) => ({
    name,
    in: where,
    required: entry.type !== 'optional',
    schema: jsonSchemaOf(entry as GenericSchema),
  }));
};

const REFUSED = { description: 'Refused; the code says why', content: jsonContent(Refused) };

const operationOf = (endpoint: Endpoint): Json => {
  const { operation, summary, params, query, body, status = 200, alsoStatus, answer, open } = endpoint;
  const content = typeof answer === 'string' ? { [answer]: {} } : jsonContent(answer);
  return {
    operationId: operation,
    summary,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body ? { requestBody: { required: true, content: jsonContent(body) } } : {}),
    responses: {
      [status]: { description: 'Done', content },
      ...(alsoStatus ? { [alsoStatus]: { description: 'No, in the same form', content } } : {}),
      default: REFUSED,
    },
    ...(open ? { security: [] } : {}),
  };
};

/** Returns an OpenAPI 3.1 document, to be serialised as JSON. */
export const describeApi = (endpoints: readonly Endpoint[]): Json & { readonly openapi: string } => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ludoteca',
      version: VERSION,
      description:
        'Guests, accounts, tables and notifications of a Ludoteca server. What happens at a table travels over the WebSocket at /socket.',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    security: [{ cookie: [] }, {}],
    paths,
    components: {
      schemas: toJsonSchemaDefs(COMPONENTS, CONFIG),
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'ludoteca',
          description:
            'Given by the first answer to a browser; without it the request is that of a new guest.',
        },
      },
    },
  };
};

/** The given endpoints and one more, which serves the description of all of them. */
export const withDescription = (endpoints: readonly Endpoint[]): readonly Endpoint[] => {
  let description: (Json & { readonly openapi: string }) | undefined;
  const all: readonly Endpoint[] = [
    ...endpoints,
    endpoint(
      {
        operation: 'describeApi',
        name: 'openapi',
        summary: 'This description',
        method: 'GET',
        path: '/api/openapi.json',
        answer: looseObject({ openapi: string() }),
      },
      async () => ok((description ??= describeApi(all))),
    ),
  ];
  return all;
};
