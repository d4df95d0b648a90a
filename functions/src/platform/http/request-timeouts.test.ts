import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { app } from '../../app.ts';
import { answerError } from './errors.ts';
import { limitTime, TIME_LIMITS_SETTING, type TimeLimits } from './request-timeouts.ts';

const GENEROUS: TimeLimits = { body: 10_000, upload: 10_000, rendering: 10_000, call: 10_000 };

/** Sends the start of a call over a socket of its own, and the rest never. Resolves when the server ends the connection. */
async function sendHalf(listener: express.Express, limits: Partial<TimeLimits>, head: string) {
  const before = listener.get(TIME_LIMITS_SETTING);
  listener.set(TIME_LIMITS_SETTING, { ...GENEROUS, ...limits });
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    listener.set(TIME_LIMITS_SETTING, before);
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // an address with a port, as it listens on one
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const start = performance.now();
  socket.write(`${head}\r\nHost: shop.example\r\nContent-Length: 100\r\n\r\n{"half":`);
  const answer = await text(socket);
  return { answer, ms: performance.now() - start };
}

const problemIn = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

const JSON_POST = 'POST /api/orders HTTP/1.1\r\nContent-Type: application/json';

test('a body that does not arrive in time is rejected, and its connection ended', async () => {
  const { answer, ms } = await sendHalf(app, { body: 300 }, JSON_POST);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(problemIn(answer)).toMatchObject({ code: 'too-slow', detail: 'The body must arrive within 0.3 seconds.' });
  expect(ms).toBeGreaterThanOrEqual(290);
});

test.each([
  ['an unknown address', 'POST /api/no/such/address HTTP/1.1', 404],
  ['a caller without access', 'POST /api/images HTTP/1.1', 401],
  ['a call that reads', 'GET /api/openapi.json HTTP/1.1', 200],
])('the connection of a body that nobody wants ends in time, too: %s', async (_what, head, status) => {
  const { answer, ms } = await sendHalf(app, { body: 300 }, head);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(ms).toBeGreaterThanOrEqual(290);
});

test('many slow bodies at once are all rejected', async () => {
  const all = await Promise.all(Array.from({ length: 80 }, () => sendHalf(app, { body: 300 }, JSON_POST)));
  expect(new Set(all.map(({ answer }) => answer.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']));
});

test('a call that does not end is answered when its time is over, and what comes later is dropped', async () => {
  let goOn = () => {};
  const stuck = express().use(limitTime);
  stuck.use(async (_request, response) => {
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    response.json('late');
  });
  stuck.use(answerError);
  const { answer } = await sendHalf(stuck, { call: 200 }, JSON_POST);
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(problemIn(answer)).toMatchObject({ code: 'busy' });
  goOn();
  expect(await sendHalf(stuck, { call: 200 }, JSON_POST)).toMatchObject({ answer: expect.stringContaining(' 503 ') });
});
