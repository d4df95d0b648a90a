import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { contractEndpoints } from '../contract/calls.ts';
import { ERROR_CODES, STATUS_OF_CODE } from '../domain/error-codes.ts';
import { ORDER_STATUSES } from '../domain/order-status.ts';
import { LISTED_FIELDS } from '../domain/product-fields.ts';
import { createDocument } from './document.ts';

const document = createDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);
const shapeOf = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}');
const operationOf = (name: string) => operations.find((one) => one.name === name)?.operation;

test('it is OpenAPI 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

test('every endpoint stands in it, and nothing else', () => {
  const endpoints = contractEndpoints.map(({ method, path }) => shapeOf(`${method} ${path}`));
  expect(operations.map(({ name }) => shapeOf(name)).toSorted()).toEqual(endpoints.toSorted());
});

test('no two paths differ in the name of a parameter alone, and each operation names those of its path', () => {
  const shapes = Object.keys(document.paths).map(shapeOf);
  expect(shapes).toEqual([...new Set(shapes)]);
  const users = document.paths['/users/admin/{emailOrId}'];
  expect(Object.keys(users ?? {}).toSorted()).toEqual(['delete', 'get', 'patch']);
  for (const { name, operation } of operations) {
    const inPath = operation.parameters?.flatMap((one) => ('in' in one && one.in === 'path' ? one.name : []));
    expect(inPath, name).toEqual(Array.from(name.matchAll(/\{(\w+)\}/g), ([, parameter]) => parameter));
  }
});

test('lists in a query are enumerations, sent with commas', () => {
  const fields = [...LISTED_FIELDS, 'nameBn', 'descBn'];
  expect(operationOf('GET /products')?.parameters).toContainEqual({
    name: 'fields',
    in: 'query',
    description: expect.stringContaining('separated by commas'),
    style: 'form',
    explode: false,
    schema: { type: 'array', maxItems: fields.length, items: { type: 'string', enum: fields } },
  });
  expect(operationOf('GET /allOrders')?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'status',
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'string', enum: [...ORDER_STATUSES] } },
    }),
  );
});

test('it says whose it is, what each tag is about, and that other origins cannot call', () => {
  expect(document.info).toMatchObject({ contact: { name: expect.any(String) }, license: { identifier: 'MIT' } });
  for (const { name, description } of document.tags) expect(description, name).toMatch(/\.$/);
  expect(document.info.description).toContain("only pages of the shop's own origin");
});

test('each call has a name of its own', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toContain('getItemById');
});

test('every reference leads to something', () => {
  const pointers = Array.from(
    JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]*)"/g),
    ([, pointer = '']) => pointer,
  );
  const lost = pointers.filter(
    (pointer) => !pointer.split('/').reduce<unknown>((part, key) => Object(part)[key], document),
  );
  expect(pointers.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});

test('every error code is explained, and stands with its status at some call', () => {
  const { enum: codes, description } = document.components.schemas.ErrorCode ?? {};
  expect(codes).toEqual(ERROR_CODES);
  for (const code of ERROR_CODES) {
    expect(description).toContain(`- \`${code}\`: `);
    const errors = operations.map(({ operation }) => operation.responses[STATUS_OF_CODE[code]]?.description);
    expect(errors.some((error) => error?.includes(`\`${code}\``))).toBe(true);
  }
});

test('an order is placed by guests and customers, with a key', () => {
  const order = operationOf('POST /orders');
  expect(order?.security).toEqual([{}, { idToken: [] }, { sessionToken: [] }]);
  expect(order?.parameters).toContainEqual({ $ref: '#/components/parameters/Idempotency-Key' });
  expect(order?.requestBody?.content['application/json']?.schema.required).toEqual(['mobileNumber']);
  expect(Object.keys(order?.responses ?? {}).map(Number)).toEqual([
    200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503,
  ]);
});

test('a limit of use is told in numbers', () => {
  const error = operationOf('POST /questions')?.responses[429];
  expect(error?.description).toBe(
    '`too-many`. One address may make 20 such calls in 600 seconds. One address may make 1,200 calls that write in 60 seconds.',
  );
  expect(Object.keys(error?.headers ?? {})).toEqual(expect.arrayContaining(['Retry-After', 'RateLimit']));
});

test('what only older clients need is marked', () => {
  const old = operations.filter(({ operation }) => operation.deprecated).map(({ name }) => name);
  expect(old.toSorted()).toEqual(['DELETE /orders/admin/{id}', 'DELETE /{id}', 'GET /orders/all']);
  expect(document.components.schemas.CartLine?.properties?.Name?.deprecated).toBe(true);
  expect(document.components.schemas.Order?.properties?.orderProducts?.deprecated).toBe(true);
});
