import { afterAll, expect, test } from 'vitest';
import { problemIn, read } from '../../test/api.ts';
import { call } from '../../test/ask.ts';
import { onlyProducts } from '../../test/catalogue.ts';
import { emptyStack, resetToSeed, seedIfEmpty } from '../../test/seed.ts';
import { catalogueHead, HEAD } from '../platform/database/collections.ts';

afterAll(resetToSeed);

test('GET /health is 200 when the database is seeded, and names what it has checked', async () => {
  await resetToSeed();
  const head = await catalogueHead.reference.doc(HEAD).get();
  expect(await read('/health')).toEqual({
    status: 'ok',
    release: '1.0.0',
    database: { ms: expect.any(Number) },
    catalogue: { version: head.get('version') },
  });
});

test('GET /health is 503 while the database holds nothing', async () => {
  await emptyStack();
  const answer = await call('/health');
  expect(answer.status).toBe(503);
  expect(await problemIn(answer)).toMatchObject({
    title: 'Service Unavailable',
    code: 'not-ready',
    detail: 'The database holds neither a catalogue nor an account.',
  });
});

test('a shop on its first day, with people and nothing to sell, is healthy', async () => {
  await emptyStack();
  await seedIfEmpty('people');
  expect(await read('/health')).toMatchObject({ status: 'ok' });
});

test('one product is enough for a catalogue', async () => {
  await onlyProducts({ lamp: {} });
  expect(await read('/health')).toMatchObject({ status: 'ok' });
});
