/** The API description is complete and true: it lists every endpoint, and answers match it. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Client } from '../../tests/help/client.ts';
import { type Description, matchesDescription, validatorOf } from '../../tests/help/description.ts';
import { server } from '../../tests/help/servers.ts';
import { endpoint, ok } from '../endpoint.ts';

const descriptionOf = async (url: string): Promise<Description> =>
  (await (await fetch(`${url}/api/openapi.json`)).json()) as Description;

const operationsOf = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

test('the description names every operation once, with its parameters, body and answers', async () => {
  const { url } = await server();
  const description = await descriptionOf(url);
  expect(description.openapi).toBe('3.1.0');
  const operations = operationsOf(description);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['getMe', 'openTable', 'signUp', 'takeVacation', 'addHook']));
  for (const { path, operation } of operations) {
    expect(operation.summary, path).not.toBe('');
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = operation.parameters.filter((one) => one.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(named);
    expect(inPath.every(({ required }) => required)).toBe(true);
    const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    for (const { schema } of contents)
      if (schema) expect(() => validatorOf(description, schema)).not.toThrow();
    expect(operation.responses.default?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Refused',
    });
  }
});

test('every operation is served at its path; other methods are refused with a list of the allowed ones', async () => {
  const limit = { burst: 10_000, perSecond: 10_000 };
  const { url } = await server({ limits: { requests: limit, identity: limit } });
  const client = new Client(url);
  const description = await descriptionOf(url);
  for (const [path, methods] of Object.entries(description.paths)) {
    const address = path.replaceAll(/\{\w+\}/g, 'aaaaaaaaaa');
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await client.request(address, { method });
      const described = Object.hasOwn(methods, method.toLowerCase());
      expect(response.status === 405, `${method} ${path}`).toBe(!described);
      const allowed = Object.keys(methods).map((name) => name.toUpperCase());
      if (!described) expect(response.headers.get('allow')?.split(', ').sort()).toEqual(allowed.sort());
      // Endpoints with a body take JSON only.
      if (methods[method.toLowerCase()]?.requestBody) expect(response.status, path).toBe(415);
    }
  }
});

test('an answer that differs from its description is detected', () => {
  const about = { operation: 'one', name: 'one', summary: 'One', method: 'GET', path: '/api/one' } as const;
  const one = endpoint({ ...about, answer: v.strictObject({ n: v.number() }) }, async () => ok({ n: 1 }));
  expect(() => matchesDescription(one, ok({ n: 1 }))).not.toThrow();
  expect(() => matchesDescription(one, ok({ n: '1' }))).toThrow('one 200');
  expect(() => matchesDescription(one, ok({ n: 1, more: 2 }))).toThrow('one 200');
  expect(() => matchesDescription(one, { status: 404, body: { n: 1 } })).toThrow('one 404');
  const page = { status: 200, body: '<p>', headers: { 'Content-Type': 'text/html' } };
  expect(() => matchesDescription(one, page)).toThrow('text/html');
});
