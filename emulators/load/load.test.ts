import { expect, test } from 'vitest';
import { callTable } from './run-load.ts';

test('a rejected call is an error, one that was cut on purpose is none, and neither hides in the times', () => {
  const made = { kind: 'POST /orders', ms: 10, status: 200, isCut: false };
  const all = [made, made, { ...made, ms: 20, status: 503 }, { ...made, ms: 1, status: 0, isCut: true }];
  expect(callTable([...all, { ...made, kind: 'GET /products' }]).rows).toEqual([
    ['GET /products', 1, 0, 10, 10, 10],
    ['POST /orders', 3, 1, 10, 20, 20],
  ]);
});
