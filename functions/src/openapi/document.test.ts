import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { contractEndpoints } from '../contract/calls.ts';
import { ERROR_CODES, STATUS_OF_CODE } from '../domain/error-codes.ts';
import { ORDER_STATUSES } from '../domain/order-status.ts';
import { LISTED_FIELDS } from '../domain/product-fields.ts';
import { createDocument } from './document.ts';
import { responseIn } from './responses.ts';
import type { JsonSchema } from './types.ts';

const document = createDocument('https://shop.example');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);
const shapeOf = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}');
const operationOf = (name: string) => operations.find((one) => one.name === name)?.operation;
const responsesOf = (name: string) =>
  Object.entries(operationOf(name)?.responses ?? {}).map(
    ([status, response]) => [Number(status), responseIn(document, response)] as const,
  );
const responseOf = (name: string, wanted: number) => responsesOf(name).find(([status]) => status === wanted)?.[1];

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
  expect(operationOf('GET /products')?.parameters).toContainEqual({
    name: 'fields',
    in: 'query',
    description: expect.stringContaining('separated by commas'),
    style: 'form',
    explode: false,
    schema: { type: 'array', maxItems: LISTED_FIELDS.length, items: { type: 'string', enum: LISTED_FIELDS } },
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
  expect(document.info).toMatchObject({
    contact: { name: expect.any(String), url: 'https://shop.example/aboutUs' },
    license: { identifier: 'MIT' },
  });
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
    const errors = operations.map(({ name }) => responseOf(name, STATUS_OF_CODE[code])?.description);
    expect(errors.some((error) => error?.includes(`\`${code}\``))).toBe(true);
  }
});

test('an error answer stands once, and each call refers to it', () => {
  const { responses } = document.components;
  const texts = Object.values(responses).map((response) => JSON.stringify(response));
  expect(texts).toEqual([...new Set(texts)]);
  for (const { name, operation } of operations) {
    const others = Object.entries(operation.responses).filter(([status]) => !/^2/.test(status));
    for (const [, response] of others) expect(response, name).toHaveProperty('$ref');
  }
  expect(operationOf('GET /item/{id}')?.responses[404]).toEqual({
    $ref: '#/components/responses/NotFoundOrNoSuchAddress',
  });
  expect(responses.NotFoundOrNoSuchAddress?.content?.['application/problem+json']?.schema).toMatchObject({
    $ref: '#/components/schemas/Problem',
    properties: { status: { const: 404 }, code: { enum: ['not-found', 'no-such-address'] } },
  });
});

test.each(['GET /products', 'GET /products/admin'])(
  'what %s answers of a product without `fields` is told apart from the fields that are chosen',
  (name) => {
    const schemas = responseOf(name, 200)?.content?.['application/json']?.schema.anyOf ?? [];
    const [whole, chosen] = schemas.map(({ items }) => document.components.schemas[nameIn(items)]);
    expect(whole?.required).toEqual(['_id', 'name', 'desc', 'price', 'categories', 'img']);
    expect(chosen?.required).toBeUndefined();
  },
);

const nameIn = (schema: JsonSchema | undefined) => String(schema?.$ref).replace(/.*\//, '');

describe('the examples', () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(document, 'document');
  const described = [
    ...Object.entries(document.components.responses),
    ...operations.flatMap(({ name, operation }) => {
      const [[, success] = []] = responsesOf(name);
      return [operation.requestBody, success].map((one) => [name, one] as const);
    }),
  ];
  const bodies = described.flatMap(([name, one]) =>
    Object.entries(one?.content ?? {}).map(([type, content]) => ({ name, type, ...content })),
  );
  const inDocument = (schema: JsonSchema) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'));

  test('stand at each body of a request and of a reply, except pictures', () => {
    const lacking = bodies.filter(({ example }) => example === undefined).map(({ name, type }) => `${name} ${type}`);
    expect(lacking).toEqual(['POST /images multipart/form-data']);
  });

  test('fit their schemas', () => {
    const wrong = bodies.flatMap(({ name, schema, example }) =>
      example === undefined || ajv.validate(inDocument(schema), example) ? [] : `${name}: ${ajv.errorsText()}`,
    );
    expect(wrong).toEqual([]);
  });

  test('are told once for all calls: a product costs the same everywhere', () => {
    const product = { _id: 'chandni-3d-printed-moon-lamp', name: 'Chandni Moon Lamp', price: 1250 };
    expect(responseOf('GET /products', 200)?.content?.['application/json']?.example).toMatchObject([product]);
    expect(responseOf('GET /item/{id}', 200)?.content?.['application/json']?.example).toMatchObject(product);
    expect(responseOf('GET /item/{id}', 404)?.content?.['application/problem+json']?.example).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  });
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
  const error = responseOf('POST /questions', 429);
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
