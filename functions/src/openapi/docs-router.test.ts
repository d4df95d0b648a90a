import { expect, test } from 'vitest';
import { answerInProcess } from '../../test/in-process-server.ts';
import { countReads } from '../../test/recordings.ts';
import { app } from '../app.ts';

const THROUGH_HOSTING = { 'x-forwarded-host': 'lamps.example' };

test.each([
  ['/api/openapi.json', 'application/json'],
  ['/api/docs', 'text/html'],
  ['/api/docs.css', 'text/css'],
])('%s is answered without a read, and again with 304', async (path, type) => {
  let first = new Response();
  const reads = await countReads(async () => {
    first = await answerInProcess(app, path, { headers: THROUGH_HOSTING });
  });
  expect(reads).toBe(0);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toContain(type);
  const again = await answerInProcess(app, path, {
    headers: { ...THROUGH_HOSTING, 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
