import express, { Router } from 'express';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { INSTANCE } from '../../../test/api.ts';
import { answerInProcess } from '../../../test/in-process-server.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { followCall } from './calls.ts';
import { answerError, NotFound } from './errors.ts';
import { serve } from './serve.ts';

const size = z.coerce.number('must be a number').check(z.minimum(1, 'must be at least 1'));
const shades = z.pipe(
  z.transform((value: unknown) => String(value).split(',')),
  z.array(z.enum(['jute', 'glass'], 'must be jute or glass')),
);

const findLamp = endpoint({
  method: 'GET',
  path: '/lamps/:id',
  access: 'anyone',
  summary: 'A lamp',
  query: z.object({ size: z.optional(size), shade: z.optional(shades) }),
  reply: z.object({ id: z.string(), size: z.optional(z.number()), shade: z.optional(z.array(z.string())) }),
});

const orderLamps = endpoint({
  method: 'POST',
  path: '/lamps',
  access: 'anyone',
  summary: 'A lamp',
  body: z.object({ name: z.string('must be a text'), lines: z.array(z.object({ quantity: size })) }),
  reply: z.object({ quantities: z.array(z.number()) }),
});

const changeLamp = endpoint({
  method: 'PATCH',
  path: '/lamps/:id',
  access: 'anyone',
  summary: 'A lamp',
  body: z.object({ size }),
  reply: z.object({ size: z.number() }),
});

const router = Router();
serve(router, findLamp, async ({ params, query, setHeader }) => {
  setHeader('Link', '</next>; rel="next"');
  return { id: params.id, ...query, secret: 'not in the contract' };
});
serve(router, orderLamps, async ({ body }) => ({ quantities: body.lines.map((line) => line.quantity) }));
serve(
  router,
  changeLamp,
  async ({ body }) => body,
  async ({ params }) => {
    if (params.id !== 'jute') throw new NotFound('lamp');
  },
);
const app = express().use(followCall, router, answerError);

const get = (path: string) => answerInProcess(app, path);
const post = (body: unknown) =>
  answerInProcess(app, '/lamps', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a handler gets the input as parsed by the endpoint, and its answer has only the fields of the endpoint', async () => {
  const answer = await get('/lamps/a%20b?size=7&shade=jute,glass');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ id: 'a b', size: 7, shade: ['jute', 'glass'] });
});

test('a handler can add a header', async () => {
  expect((await get('/lamps/a')).headers.get('link')).toBe('</next>; rel="next"');
});

test('a body is parsed by the endpoint', async () => {
  const answer = await post({ name: 'Jute', lines: [{ quantity: '2' }, { quantity: 3 }] });
  expect(await answer.json()).toEqual({ quantities: [2, 3] });
});

test('public reads are revalidated each time; the answer of a write is never stored', async () => {
  expect((await get('/lamps/a')).headers.get('cache-control')).toBe('no-cache');
  expect((await post({ name: 'Jute', lines: [] })).headers.get('cache-control')).toBeNull();
});

test('a bad query answers 400 and names the parameter, with the message of the schema', async () => {
  const answer = await get('/lamps/a?size=0');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    instance: INSTANCE,
    title: 'Bad Request',
    status: 400,
    code: 'bad-input',
    detail: 'size must be at least 1.',
    errors: [{ path: 'size', message: 'must be at least 1' }],
  });
});

test('each wrong parameter is named once', async () => {
  expect(await (await get('/lamps/a?size=x&shade=tin,zinc')).json()).toMatchObject({
    detail: 'size must be a number.',
    errors: [
      { path: 'size', message: 'must be a number' },
      { path: 'shade', message: 'must be jute or glass' },
    ],
  });
});

test.each(['/lamps/a?size=1&size=2', '/lamps/a?size=1&size=1'])(
  'a repeated parameter is rejected: %s',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'size', message: 'must be given once' }] });
  },
);

test.each(['?colour=red', '?colour=red&colour=blue', '?size[]=x', '?__proto__=x', '?%', '?', '?&&='])(
  'unknown parameters are ignored: %s',
  async (query) => {
    expect(await (await get(`/lamps/a${query}`)).json()).toEqual({ id: 'a' });
  },
);

test('a bad body answers 400 and names the field, however deep', async () => {
  const answer = await post({ lines: [{ quantity: 1 }, { quantity: 0 }] });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    detail: 'name must be a text.',
    errors: [
      { path: 'name', message: 'must be a text' },
      { path: 'lines.1.quantity', message: 'must be at least 1' },
    ],
  });
});

test('a body that is no object at all is named as the body', async () => {
  const answer = await post([]);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ path: 'body', message: 'must be of type object' }] });
});

test('a missing resource is a 404, even with bad input', async () => {
  const change = (id: string, body: object) =>
    answerInProcess(app, `/lamps/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await change('jute', { size: 3 })).status).toBe(200);
  expect((await change('jute', { size: 0 })).status).toBe(400);
  expect((await change('no-such-lamp', { size: 0 })).status).toBe(404);
});

const send = (body: RequestInit['body'], type?: string) =>
  answerInProcess(app, '/lamps', { method: 'POST', body: body ?? null, headers: type ? { 'content-type': type } : {} });

test('a missing body is bad input', async () => {
  const answer = await send(null);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ path: 'body', message: 'must be of type object' }] });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'a body of another type than JSON is a 415: %s',
  async (type) => {
    const answer = await send('{"name": "Jute", "lines": []}', type);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({
      title: 'Unsupported Media Type',
      code: 'wrong-type',
      detail: 'The body must be application/json.',
    });
  },
);

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'every spelling of the JSON content type is accepted: %s',
  async (type) => {
    expect((await send('{"name": "Jute", "lines": []}', type)).status).toBe(200);
  },
);

test('a body of 256 KB is accepted, a byte more is a 413', async () => {
  const padded = (bytes: number) => '{"name": "Jute", "lines": []}'.padEnd(bytes);
  expect((await send(padded(262_144), 'application/json')).status).toBe(200);
  const answer = await send(padded(262_145), 'application/json');
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    title: 'Payload Too Large',
    code: 'too-large',
    detail: 'The body must have at most 262144 bytes.',
  });
});

describe('a public read', () => {
  const readLamp = { ...findLamp, path: '/cached-lamps/:id', isCached: true } as const;
  const reads = Router();
  serve(reads, readLamp, async ({ params }) => ({ id: params.id }));
  const cacheControlOf = async (path: string) =>
    (await answerInProcess(express().use(followCall, router, reads, answerError), path)).headers.get('cache-control');

  afterEach(() => void vi.unstubAllEnvs());

  test('is asked for anew each time', async () => {
    expect(await cacheControlOf('/lamps/a')).toBe('no-cache');
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    expect(await cacheControlOf('/lamps/a')).toBe('no-cache');
  });

  test('that may be cached is kept for a minute in a deployment, unless somebody asks for a fresh one', async () => {
    expect(await cacheControlOf('/cached-lamps/a')).toBe('no-cache');
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    expect(await cacheControlOf('/cached-lamps/a')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
    expect(await cacheControlOf('/cached-lamps/a?fresh=1')).toBe('private, no-cache');
  });
});
