import type { Express } from 'express';
import { beforeAll, expect, test, vi } from 'vitest';
import { INSTANCE } from '../../test/api.ts';
import { answerInProcess } from '../../test/in-process-server.ts';

let app: Express;

beforeAll(async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1'); // no server listens there
  vi.stubEnv('GCLOUD_PROJECT', 'demo-aloghor');
  ({ app } = await import('../app.ts'));
});

// Long for a busy machine, yet shorter than the 40 seconds for which Firestore's client retries.
test('a database that does not answer makes /health a 503 soon', { timeout: 30_000 }, async () => {
  const answer = await answerInProcess(app, '/api/health');

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    instance: INSTANCE,
    title: 'Service Unavailable',
    status: 503,
    code: 'not-ready',
    detail: 'The database did not answer within 4 seconds.',
  });
});
