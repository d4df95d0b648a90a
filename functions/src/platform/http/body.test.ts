import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { expect, test } from 'vitest';
import { answerInProcess, platformBody } from '../../../test/in-process-server.ts';
import { jsonOf } from './body.ts';
import { followCall } from './calls.ts';
import { answerError } from './errors.ts';

const app = express().use(followCall);
app.post('/', async (asked, response) => void response.json({ got: await jsonOf(asked) }));
app.use(answerError);

const JSON_TYPE = { 'content-type': 'application/json' };

async function post(body: RequestInit['body'], headers: Record<string, string> = JSON_TYPE, listener = app) {
  const options = {
    method: 'POST',
    headers,
    body: body ?? null,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  };
  return (await answerInProcess(listener, '/', options as RequestInit)).json();
}

/** Sent without a Content-Length. */
const inChunks = (...chunks: string[]) => new Blob(chunks).stream();

test.each([
  ['{"a": "জুট"}', { got: { a: 'জুট' } }],
  ['\uFEFF[1]', { got: [1] }],
  ['', {}],
  [null, {}],
])('a body is what its JSON says: %j', async (body, answer) => {
  expect(await post(body)).toEqual(answer);
});

test('a body may come in chunks', async () => {
  expect(await post(inChunks('[1,', '2]'))).toEqual({ got: [1, 2] });
});

test.each([
  ['is no JSON', '{"a": ', JSON_TYPE, 'bad-input', 'body must be JSON.'],
  ['is of another type', 'a=1', { 'content-type': 'text/plain' }, 'wrong-type', 'The body must be application/json.'],
  [
    'is compressed',
    gzipSync('{}'),
    { ...JSON_TYPE, 'content-encoding': 'gzip' },
    'wrong-type',
    'The body must be sent uncompressed.',
  ],
  ['is too long', ' '.repeat(262_145), JSON_TYPE, 'too-large', 'The body must have at most 262144 bytes.'],
  [
    'turns out too long',
    inChunks(' '.repeat(262_145)),
    JSON_TYPE,
    'too-large',
    'The body must have at most 262144 bytes.',
  ],
])('a body that %s is rejected', async (_what, body, headers, code, detail) => {
  expect(await post(body, headers)).toMatchObject({ code, detail });
});

test('a body of just the maximum is read', async () => {
  expect(await post(`[]${' '.repeat(262_142)}`)).toEqual({ got: [] });
});

test('a body that the platform has read is taken from there', async () => {
  const platform = express().use(...platformBody, app);
  expect(await post('[1]', JSON_TYPE, platform)).toEqual({ got: [1] });
  expect(await post(`[]${' '.repeat(262_143)}`, JSON_TYPE, platform)).toMatchObject({ code: 'too-large' });
});

test('a caller who hangs up in the middle is waited for no longer', async () => {
  let outcome: Promise<unknown> = Promise.resolve();
  const server = createServer(
    express().use((asked) => {
      outcome = jsonOf(asked).catch((error: Error) => error.message);
      sender.destroy();
    }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // an address with a port, as it listens on one
  const sender = request({ port, host: '127.0.0.1', method: 'POST', headers: { ...JSON_TYPE, 'content-length': 9 } });
  sender.write('[1');
  await once(sender, 'error');
  expect(await outcome).toBe('body must arrive whole.');
  server.close();
});
