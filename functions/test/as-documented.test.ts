import { describe, expect, test } from 'vitest';
import { asDocumented } from './as-documented.ts';

const HEADERS = { 'x-request-id': 'of-this-call', 'cache-control': 'no-store' };
const HEALTHY = { status: 'ok', release: '1.0.0', database: { ms: 3 }, catalogue: { version: '1' } };
const PROBLEM = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  code: 'not-found',
  detail: 'There is no such product.',
  instance: 'urn:uuid:of-this-call',
};

function answer(body: object, status = 200, headers: object = HEADERS) {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { ...headers, 'content-type': type } });
}

test('an answer as described passes, and can still be read', async () => {
  const passed = await asDocumented('/health?fresh=1', undefined, answer(HEALTHY));
  expect(await passed.json()).toEqual(HEALTHY);
  await asDocumented('/item/moon', undefined, answer(PROBLEM, 404));
});

test('a list of products may lack what its `fields` do not name, and nothing else', async () => {
  const moon = { _id: 'moon', price: 50 };
  await asDocumented('/products?fields=_id,price', undefined, answer([moon]));
  await expect(asDocumented('/products?limit=1', undefined, answer([moon]))).rejects.toThrow(
    "required property 'name'",
  );
});

test('an unknown address is answered with a problem', async () => {
  await asDocumented('/nowhere', undefined, answer({ ...PROBLEM, code: 'no-such-address' }, 404));
  await expect(asDocumented('/nowhere', undefined, answer({ code: 'not-found' }, 404))).rejects.toThrow('Problem');
});

describe('fails', () => {
  test.each([
    ['a field renamed', '/health', answer({ ...HEALTHY, status: undefined, state: 'ok' }), 'status'],
    ['a field that is not described', '/health', answer({ ...HEALTHY, more: 1 }), 'additional properties'],
    ['an undescribed status', '/health', answer(PROBLEM, 404), 'get 404 is not described'],
    ['a code of another endpoint', '/item/moon', answer({ ...PROBLEM, code: 'cart-full' }, 404), 'allowed values'],
    ['a header that is missing', '/health', answer(HEALTHY, 200, { 'x-request-id': 'a' }), 'lacks the described Cache'],
  ])('%s', async (_what, path, given, message) => {
    await expect(asDocumented(path, undefined, given)).rejects.toThrow(message);
  });
});
