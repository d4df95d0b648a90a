import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { answerInProcess } from '../../../test/in-process-server.ts';
import { recordCalls } from '../../../test/recordings.ts';
import { app } from '../../app.ts';
import { followCall } from './calls.ts';
import { lineOf } from './log-calls.ts';

const ID = '3f2a91bc-0d1e-4f5a-8b6c-7d8e9f0a1b2c';

const ask = (path: string, headers: Record<string, string> = {}) => answerInProcess(app, path, { headers });

test('a call gets a new id, which its answer and its record have', async () => {
  const ids: unknown[] = [];
  const records = await recordCalls(2, async () => {
    for (const path of ['/api/carts', '/api/nowhere']) ids.push((await ask(path)).headers.get('x-request-id'));
  });
  expect(new Set(ids).size).toBe(2);
  expect(records.map(({ id }) => id)).toEqual(ids);
});

test("the caller's own id is taken over", async () => {
  expect((await ask('/api/carts', { 'x-request-id': ID.toUpperCase() })).headers.get('x-request-id')).toBe(ID);
});

test.each(['rahim@example.com', `${ID} 01712345678`, '1', ''])(
  'an id that could be anything else is not: %j',
  async (sent) => {
    const { headers } = await ask('/api/carts', { 'x-request-id': sent });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(headers.get('x-request-id')).not.toBe(ID);
  },
);

test('a call is recorded once, by its endpoint, with why it was rejected and nothing that was sent', async () => {
  const records = await recordCalls(2, async () => {
    await ask('/api/users/admin/rahim@example.com?q=01712345678', { 'x-request-id': ID });
    await ask('/api/rahim@example.com');
  });
  expect(records).toEqual([
    {
      id: ID,
      method: 'GET',
      endpoint: 'GET /users/admin/:email',
      status: 401,
      code: 'not-signed-in',
      durationMs: expect.any(Number),
      addresses: 0,
      reads: 0,
      writes: 0,
    },
    expect.objectContaining({ endpoint: 'unknown', status: 404, code: 'no-such-address' }),
  ]);
  expect(JSON.stringify(records)).not.toMatch(/rahim|01712345678/);
});

test('how many addresses came with a call is recorded, and none of them', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.4' };
  const records = await recordCalls(1, () => ask('/api/carts', headers));
  expect(records).toMatchObject([{ addresses: 2 }]);
  expect(JSON.stringify(records)).not.toMatch(/203\.|198\./);
});

test('a call whose caller hangs up is recorded as that', async () => {
  const server = createServer(express().use(followCall, () => asked.destroy()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // an address with a port, as it listens on one
  const asked = get({ port, host: '127.0.0.1' });
  const records = await recordCalls(1, () => once(asked, 'error'));
  expect(records).toMatchObject([{ status: 499 }]);
  server.close();
});

test.each([
  [200, 12, 'INFO', { isSlow: false, isRejected: false }],
  [404, 999, 'INFO', { isSlow: false, isRejected: false }],
  [200, 1_000, 'INFO', { isSlow: true, isRejected: false }],
  [401, 2, 'WARNING', { isSlow: false, isRejected: true }],
  [403, 2, 'WARNING', { isSlow: false, isRejected: true }],
  [409, 2, 'WARNING', { isSlow: false, isRejected: true }],
  [429, 2, 'WARNING', { isSlow: false, isRejected: true }],
  [503, 4_000, 'ERROR', { isSlow: true, isRejected: false }],
])('the line of a %i after %i ms says how bad it is, and counts', (status, durationMs, severity, counted) => {
  const endpoint = 'GET /item/:id';
  const call = { id: ID, method: 'HEAD', endpoint, status, durationMs, addresses: 2, reads: 1, writes: 0 };
  expect(lineOf(call)).toEqual({
    severity,
    message: `GET /item/:id ${status}`,
    httpRequest: { requestMethod: 'HEAD', status, latency: `${durationMs / 1_000}s` },
    call: { id: ID, row: endpoint, durationMs, addresses: 2, reads: 1, writes: 0, ...counted },
  });
});
