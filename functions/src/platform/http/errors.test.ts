import express from 'express';
import { expect, test, vi } from 'vitest';
import { INSTANCE } from '../../../test/api.ts';
import { answerInProcess } from '../../../test/in-process-server.ts';
import { DatabaseBusy } from '../database/database-timeouts.ts';

// Before the logger is loaded, which keeps a reference to the console's functions.
const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
const { followCall } = await import('./calls.ts');
const { ApiError, answerError, BadInput, Conflict, Forbidden, NotFound, Unavailable } = await import('./errors.ts');

function answerTo(error: unknown, path = '/') {
  const app = express().use(followCall);
  app.get('/users/admin/:email', () => {
    throw error;
  });
  app.use(() => {
    throw error;
  });
  app.use(answerError);
  return answerInProcess(app, path);
}

test.each([
  [new ApiError('not-signed-in', 'Who are you?'), 401, 'not-signed-in', 'Unauthorized', 'Who are you?'],
  [new Forbidden('not-yours', 'Not yours.'), 403, 'not-yours', 'Forbidden', 'Not yours.'],
  [new NotFound('product'), 404, 'not-found', 'Not Found', 'There is no such product.'],
  [new BadInput([{ path: 'limit', message: 'must be 1' }]), 400, 'bad-input', 'Bad Request', 'limit must be 1.'],
  [new Unavailable('not-ready', 'Not now.'), 503, 'not-ready', 'Service Unavailable', 'Not now.'],
  [new DatabaseBusy(), 503, 'busy', 'Service Unavailable', 'The database is too busy. Try again later.'],
])('an error is answered as a problem', async (error, status, code, title, detail) => {
  const answer = await answerTo(error);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await answer.json()).toMatchObject({ type: 'about:blank', title, status, code, detail });
  expect(logged).not.toHaveBeenCalled();
});

test.each([new DatabaseBusy(), new Unavailable('not-ready', 'Not now.')])(
  'a 503 says when to try again: %s',
  async (error) => {
    expect((await answerTo(error)).headers.get('retry-after')).toBe('5');
  },
);

test.each([4, 8, 10, 14])("Firestore's own passing errors are a 503: %d", async (code) => {
  const answer = await answerTo(Object.assign(new Error('out of reach'), { code }));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'busy' });
});

test.each([3, 5, 6, 7])('its others are not: %d', async (code) => {
  expect((await answerTo(Object.assign(new Error('a mistake'), { code }))).status).toBe(500);
});

test('a conflict has the current state', async () => {
  const answer = await answerTo(new Conflict('price-changed', 'The total is 90 now.', { totalPrice: 90 }));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    instance: INSTANCE,
    title: 'Conflict',
    status: 409,
    code: 'price-changed',
    detail: 'The total is 90 now.',
    totalPrice: 90,
  });
});

test('a 401 names the kind of token that is needed', async () => {
  const answer = await answerTo(new ApiError('not-signed-in', 'Who are you?'));
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test.each([new Error('the key is 123'), { secret: 123 }, 'at secret.ts:123'])(
  'an unexpected error reveals no internals',
  async (error) => {
    const answer = await answerTo(error);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      instance: INSTANCE,
      title: 'Internal Server Error',
      status: 500,
      code: 'internal-error',
      detail: 'Something went wrong on our side.',
    });
  },
);

test('an unexpected error is one line in the log, with its stack and without what the caller sent', async () => {
  logged.mockClear();
  await answerTo(new Error('out of oil'), '/users/admin/rahim@example.com?token=123');
  expect(logged).toHaveBeenCalledOnce();
  const line = String(logged.mock.calls[0]);
  expect(JSON.parse(line)).toEqual({
    severity: 'ERROR',
    message: expect.stringMatching(/^Error: out of oil\n +at /),
    method: 'GET',
    path: '/users/admin/:email',
    requestId: expect.any(String),
  });
  expect(line).not.toMatch(/rahim|token/);
});
