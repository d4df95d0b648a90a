import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { answerInProcess } from '../test/in-process-server.ts';
import { app } from './app.ts';

/** Like a server that runs the app inside an Express of its own. */
const insideExpress: RequestListener = (request, response) => {
  response.setHeader('X-Powered-By', 'Express');
  app(request, response);
};

test.each(['/nowhere', '/api/nowhere', '/', '/api', '/api/'])('an unknown path is a 404 problem: %s', async (path) => {
  const answer = await answerInProcess(app, path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    code: 'no-such-address',
    detail: 'There is no such address.',
    instance: `urn:uuid:${answer.headers.get('x-request-id')}`,
  });
});

test.each(['%E0%A4%A', '%ED%A0%80'])('a path that cannot be decoded is a 404 too: %s', async (id) => {
  const answer = await answerInProcess(app, `/api/item/${id}`);
  expect(answer.status).toBe(404);
});

test.each(['GET', 'OPTIONS'])('no answer lets a page of another origin read it: %s', async (method) => {
  const headers = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' };
  const answer = await answerInProcess(app, '/api/openapi.json', { method, headers });
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('no response has an X-Powered-By header, not even one set by the outer server', async () => {
  const answer = await answerInProcess(insideExpress, '/api/nowhere');
  expect(answer.headers.get('x-powered-by')).toBeNull();
});
