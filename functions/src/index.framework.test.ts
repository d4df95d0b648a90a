import { gzipSync } from 'node:zlib';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { askServer } from '../test/in-process-server.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

// Before the logger is loaded, which keeps references to the console's functions.
const logged = vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {}));

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-aloghor');
  const { api } = await import('./index.ts');
  http('api', api as HttpFunction); // a cast: the two packages disagree on whether a request without a body has one
});

/** What Cloud Functions runs, in this process. */
const ask = (path: string, init?: RequestInit) => askServer(getTestServer('api'), path, init);

test.each([['/nowhere'], ['/api/carts'], ['/orders', { method: 'POST', body: '{}' }]])(
  "the function's own address lets no browser guess a type, and does not name its software: %s",
  async (path, init?: RequestInit) => {
    const { headers } = await ask(path, init);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test.each<[string, Uint8Array<ArrayBuffer> | string, Record<string, string>, number, object]>([
  ['no JSON', '{', {}, 400, { code: 'bad-input', detail: 'body must be JSON.' }],
  ['of an unknown compression', '{', { 'content-encoding': 'lamp' }, 415, { code: 'wrong-type' }],
  ['no JSON, and compressed', gzipSync('{'), { 'content-encoding': 'gzip' }, 415, { code: 'wrong-type' }],
])(
  'a body is rejected by us and not by the platform, which would have read and inflated it before: %s',
  async (_what, body, headers, status, problem) => {
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    const answer = await ask('/orders', init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject(problem);
  },
);

test.each(['/%zz', '/api/no/such/%E0%A4%A', '/api/%'])(
  'a path that cannot be decoded is our own 404: %s',
  async (path) => {
    logged.mockClear();
    const answer = await ask(path);
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(text)).toMatchObject({ status: 404, detail: expect.stringMatching(/^There is no such /) });
    expect(text).not.toContain(path);
    expect(text).not.toMatch(/\bat .+:\d+/);
    await vi.waitUntil(() => logged.mock.calls.length > 0);
    expect(JSON.parse(String(logged.mock.calls[0]))).toMatchObject({ httpRequest: { status: 404 } });
  },
);

test('a call is one line in the log, which belongs to the trace of its request', async () => {
  logged.mockClear();
  const answer = await ask('/nowhere/rahim@example.com', {
    headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
  });
  await vi.waitUntil(() => logged.mock.calls.length > 0);
  expect(logged).toHaveBeenCalledOnce();
  expect(JSON.parse(String(logged.mock.calls[0]))).toEqual({
    severity: 'INFO',
    message: 'unknown 404',
    'logging.googleapis.com/trace': `projects/demo-aloghor/traces/${TRACE}`,
    httpRequest: { requestMethod: 'GET', status: 404, latency: expect.stringMatching(/^[\d.]+s$/) },
    call: {
      id: answer.headers.get('x-request-id'),
      row: 'unknown',
      code: 'no-such-address',
      durationMs: expect.any(Number),
      addresses: 0,
      reads: 0,
      writes: 0,
      isSlow: false,
      isRejected: false,
    },
  });
});
