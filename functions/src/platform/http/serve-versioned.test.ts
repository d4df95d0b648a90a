import express, { Router } from 'express';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { answerInProcess } from '../../../test/in-process-server.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { answerError, NotFound } from './errors.ts';
import { serveVersioned } from './serve-versioned.ts';

const findLamp = endpoint({
  method: 'GET',
  path: '/lamps/:id',
  access: 'anyone',
  summary: 'A lamp',
  query: z.object({ size: z.optional(z.coerce.number('must be a number')) }),
  reply: z.object({ id: z.string() }),
});

const answer = vi.fn((_source: { version: string }, { params }: { params: { id: string } }) => {
  if (params.id === 'gone') throw new NotFound('lamp');
  return { id: params.id };
});
let version: string;
const currentSource = vi.fn(async (_wish: { isFresh: boolean }) => ({ version }));

const router = Router();
serveVersioned(router, findLamp, currentSource, answer);
const app = express().use(router, answerError);

const get = (path: string, kept?: string | null) =>
  answerInProcess(app, path, { headers: kept ? { 'if-none-match': kept } : {} });

beforeEach(() => {
  version = 'first';
  answer.mockClear();
  currentSource.mockClear();
});

afterEach(() => void vi.unstubAllEnvs());

describe('a list that is asked for as a whole', () => {
  const listLamps = endpoint({
    method: 'GET',
    path: '/lamps',
    access: 'anyone',
    summary: 'All lamps',
    query: z.object({ size: z.optional(z.coerce.number('must be a number')), fresh: z.optional(z.string()) }),
    reply: z.array(z.string()),
  });
  const list = vi.fn((source: { version: string }) => [source.version]);
  const lists = Router();
  let source = { version: 'first' };
  serveVersioned(lists, listLamps, async () => source, list);
  const ask = async (path: string) => (await answerInProcess(express().use(lists, answerError), path)).json();

  test('is made once for a version, whatever a caller makes up', async () => {
    for (const path of ['/lamps', '/lamps?unknown=1', '/lamps?fresh=1', '/lamps?fresh=2'])
      expect(await ask(path)).toEqual(['first']);
    expect(list).toHaveBeenCalledOnce();
    expect(await ask('/lamps?size=3')).toEqual(['first']);
    expect(list).toHaveBeenCalledTimes(2);
    source = { version: 'second' };
    expect(await ask('/lamps')).toEqual(['second']);
  });

  test('which is too long for a function is tried once for a version, and told each time', async () => {
    source = { version: 'x'.repeat(32_000_000) };
    list.mockClear();
    for (const path of ['/lamps', '/lamps?fresh=1']) {
      expect(await ask(path)).toMatchObject({
        status: 400,
        code: 'bad-input',
        detail: 'limit must be given: the whole list is longer than an answer may be.',
      });
    }
    expect(list).toHaveBeenCalledOnce();
  });
});

test('an answer is tagged with the version it was made from', async () => {
  const { status, headers } = await get('/lamps/a');
  expect(status).toBe(200);
  expect(headers.get('etag')).toBe('W/"first"');
});

test.each(['W/"first"', '"first"', '"other", W/"first"'])(
  'a matching If-None-Match is answered 304: %s',
  async (kept) => {
    const again = await get('/lamps/a', kept);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe('W/"first"');
    expect(answer).not.toHaveBeenCalled();
  },
);

test('the tag of another version is answered in full', async () => {
  const { headers } = await get('/lamps/a');
  version = 'second';
  const again = await get('/lamps/a', headers.get('etag'));
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual({ id: 'a' });
  expect(again.headers.get('etag')).toBe('W/"second"');
});

test('another deployment has another tag for the same version', async () => {
  const { headers } = await get('/lamps/a');
  vi.stubEnv('K_REVISION', 'api-00002');
  expect((await get('/lamps/a', headers.get('etag'))).status).toBe(200);
});

test.each([
  ['/lamps/gone', 404],
  ['/lamps/a?size=x', 400],
])('an error has no tag, and none to be kept: %s', async (path, status) => {
  const error = await get(path);
  expect(error.status).toBe(status);
  expect(error.headers.get('etag')).not.toBe('W/"first"');
  expect(error.headers.get('cache-control')).toBeNull();
});

describe.each([undefined, 'W/"first"'])('with If-None-Match: %s', (kept) => {
  test('on the emulators it is revalidated each time', async () => {
    expect((await get('/lamps/a', kept)).headers.get('cache-control')).toBe('no-cache');
  });

  test('in a deployment the network keeps it for a minute, and for another while it asks for the newer one', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    expect((await get('/lamps/a', kept)).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
  });

  test('a fresh answer is stored by no cache, anywhere', async () => {
    expect((await get('/lamps/a?fresh=1', kept)).headers.get('cache-control')).toBe('private, no-cache');
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    expect((await get('/lamps/a?fresh=2', kept)).headers.get('cache-control')).toBe('private, no-cache');
  });
});

test('isFresh is passed on to the source', async () => {
  await get('/lamps/a');
  await get('/lamps/a?fresh=1');
  expect(currentSource.mock.calls).toEqual([[{ isFresh: false }], [{ isFresh: true }]]);
});
