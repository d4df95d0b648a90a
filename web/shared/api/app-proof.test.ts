import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json([]));

beforeEach(() => {
  vi.resetModules(); // each shop is another build
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', { getItem: () => null });
  fetched.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A shop that is built with this key, and proves itself with this token. */
async function shopWith(key: string, token: string | undefined) {
  vi.stubEnv('VITE_APP_CHECK_KEY', key);
  const [{ proveAppWith }, client] = await Promise.all([import('./app-proof.ts'), import('./client.ts')]);
  const prove = vi.fn(async () => token);
  proveAppWith(prove);
  return { ...client, prove };
}

const proofs = () => fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('X-Firebase-AppCheck'));

const SUBSCRIBER = { body: { email: 'rahim@example.com' } };

describe('a shop that is built with a key of App Check', () => {
  test('proves each call that writes, beside its other headers', async () => {
    const { call, callWithToken } = await shopWith('a-key', 'proof');
    await call('POST /subscribers', SUBSCRIBER, { headers: { 'Idempotency-Key': 'one' } });
    await callWithToken('DELETE /carts', {}, { token: "rahim's" });
    expect(proofs()).toEqual(['proof', 'proof']);
    const [first, second] = fetched.mock.calls.map(([, { headers }]) => new Headers(headers));
    expect(first?.get('Idempotency-Key')).toBe('one');
    expect(second?.get('Authorization')).toBe("Bearer rahim's");
  });

  test('sends what outlives the page at once, with the proof of the call before', async () => {
    const { callWithToken } = await shopWith('a-key', 'proof');
    const claim = { params: { id: 'x7' } };
    await callWithToken('POST /desk/:id/claim', { ...claim, body: {} });
    const given = callWithToken('DELETE /desk/:id/claim', claim, { keepalive: true });
    expect(proofs()).toEqual(['proof', 'proof']); // before the page could wait for anything
    await given;
  });

  test('does not let those wait that only read', async () => {
    const { callPage, prove } = await shopWith('a-key', 'proof');
    await callPage('GET /products', { query: { limit: 24 } });
    expect(proofs()).toEqual([null]);
    expect(prove).not.toHaveBeenCalled();
  });

  test('sends a call without a proof where none comes: the server decides', async () => {
    const { call } = await shopWith('a-key', undefined);
    await call('POST /subscribers', SUBSCRIBER);
    expect(proofs()).toEqual([null]);
  });
});

test('a shop without a key proves nothing', async () => {
  const { call, prove } = await shopWith('', 'proof');
  await call('POST /subscribers', SUBSCRIBER);
  expect(proofs()).toEqual([null]);
  expect(prove).not.toHaveBeenCalled();
});
