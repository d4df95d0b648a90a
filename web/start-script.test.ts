import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { bundledStart } from './start-script.ts';

const BUDGET_BYTES = 1_000;

let start: string;

beforeAll(async () => {
  start = await bundledStart();
});

test(`a page waits for at most ${BUDGET_BYTES} bytes of script before its first paint`, () => {
  expect(brotliCompressSync(start).length).toBeLessThanOrEqual(BUDGET_BYTES);
});

test.each([
  ['nobody', null, 'guest'],
  ['a customer', 'e30.e30.e30', 'customer'],
  ['an admin', `e30.${Buffer.from('{"admin":true}').toString('base64url')}.e30`, 'admin'],
])('marks the page of %s', (_who, token, visitor) => {
  expect(visitorWith({ getItem: () => token })).toBe(visitor);
});

test('where no storage is to be had, the page is marked as a guest’s', () => {
  const storage = {
    getItem: () => {
      throw new Error('The storage is switched off');
    },
  };
  expect(visitorWith(storage)).toBe('guest');
});

/** As whom the script marks a page of its own. */
function visitorWith(localStorage: { getItem: () => string | null }): string | undefined {
  const documentElement: { dataset: { visitor?: string } } = { dataset: {} };
  new Function('document', 'localStorage', 'addEventListener', start)(
    { documentElement, currentScript: { dataset: {} } },
    localStorage,
    () => {},
  );
  return documentElement.dataset.visitor;
}
