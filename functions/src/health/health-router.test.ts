import { expect, test, vi } from 'vitest';
import { answerInProcess } from '../testing/answer-in-process.ts';

test('a database that does not answer makes the shop unavailable, soon', {
  timeout: 15_000,
}, async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1'); // nobody listens there
  vi.stubEnv('GCLOUD_PROJECT', 'demo-aloghor');
  const { app } = await import('../app.ts');
  const asked = performance.now();

  const answer = await answerInProcess(app, '/api/health');

  expect(performance.now() - asked).toBeLessThan(10_000);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'The database does not answer, or holds no catalogue.',
  });
});
