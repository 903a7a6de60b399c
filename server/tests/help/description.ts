/** Checks every answer of a test server against the OpenAPI description, by an independent JSON Schema validator. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Answer, Endpoint } from '../../http/endpoint.ts';
import { describeApi } from '../../http/openapi.ts';

/** The parts of a description that these checks read. */
export interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema?: object }>>;

/** A validator for one schema of a description. @throws when it is no JSON Schema */
export const validatorOf = (description: Description, schema: object): ValidateFunction => {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    keywords: ['components'],
    formats: { email: true },
  });
  return ajv.compile({ ...schema, components: description.components });
};

const validators = new Map<string, ValidateFunction>();

const validatorFor = ({ operation }: Endpoint, status: string, schema: object, whole: Description) => {
  const key = `${operation} ${status}`;
  let validator = validators.get(key);
  if (!validator) validators.set(key, (validator = validatorOf(whole, schema)));
  return validator;
};

/** @throws when the answer does not fit the description of its endpoint */
export const matchesDescription = (endpoint: Endpoint, answer: Answer): void => {
  const description = describeApi([endpoint]) as unknown as Description;
  const { responses } = description.paths[endpoint.path]![endpoint.method.toLowerCase()]!;
  const status = String(answer.status) in responses ? String(answer.status) : 'default';
  const { content } = responses[status]!;
  const type = (answer.headers?.['Content-Type'] ?? 'application/json').split(';')[0]!;
  const described = content[type];
  if (!described) throw new Error(`${endpoint.operation} answers ${answer.status} with ${type}`);
  if (!described.schema) return;
  const valid = validatorFor(endpoint, status, described.schema, description);
  if (!valid(JSON.parse(JSON.stringify(answer.body))))
    throw new Error(`${endpoint.operation} ${answer.status}: ${JSON.stringify(valid.errors)}`);
};
