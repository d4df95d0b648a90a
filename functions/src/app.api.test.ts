import { beforeAll, describe, expect, test } from 'vitest';
import { problemIn, read } from '../test/api.ts';
import { ask, call } from '../test/ask.ts';
import { signIn } from '../test/people.ts';
import { resetToSeed } from '../test/seed.ts';

const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: ['LED Fan'], img: '/lamp.webp' };

beforeAll(resetToSeed);

test.each(['/', '/nowhere', '/item', '/item/a/b', '/products/x', '/api/products'])(
  'an unknown path is a 404 problem: %s',
  async (path) => {
    const answer = await call(path);
    expect(answer.status).toBe(404);
    expect(await problemIn(answer)).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'no-such-address',
      detail: 'There is no such address.',
      instance: `urn:uuid:${answer.headers.get('x-request-id')}`,
    });
  },
);

test.each(['/products?limit=1', '/products?limit=0', '/item/no-such-lamp', '/nowhere'])(
  'every response has nosniff: %s',
  async (path) => {
    expect((await call(path)).headers.get('x-content-type-options')).toBe('nosniff');
  },
);

describe.each(['/products', '/products?limit=2', '/categories', '/item/dhoya-smoked-glass-pendant', '/bestProducts'])(
  'a cached GET %s',
  (path) => {
    test('must be revalidated each time', async () => {
      expect((await call(path)).headers.get('cache-control')).toBe('no-cache');
    });

    test('is answered 304 while nothing has changed', async () => {
      const etag = String((await call(path)).headers.get('etag'));
      const again = await call(path, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      const other = await call(path, { headers: { 'if-none-match': '"something else"' } });
      expect(other.status).toBe(200);
    });

    test('is sent again after an admin has changed a product', async () => {
      const etag = String((await call(path)).headers.get('etag'));
      expect((await ask(await signIn('admin'), 'POST /products', LAMP)).status).toBe(200);
      const again = await call(path, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(200);
      expect(again.headers.get('etag')).not.toBe(etag);
    });
  },
);

test('HEAD answers as GET does, without the body', async () => {
  const [got, head] = [await call('/products?limit=2'), await call('/products?limit=2', { method: 'HEAD' })];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['etag', 'link', 'content-type', 'content-length', 'cache-control']) {
    expect(head.headers.get(name), name).toBe(got.headers.get(name));
  }
  expect((await call('/item/no-such-lamp', { method: 'HEAD' })).status).toBe(404);
});

test.each(['', '/api'])(
  "the function's own address answers too, with this in front of the path: '%s'",
  async (prefix) => {
    const answer = await fetch(`${process.env.FUNCTIONS_URL}${prefix}/item/dhoya-smoked-glass-pendant`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(await read('/item/dhoya-smoked-glass-pendant'));
  },
);
