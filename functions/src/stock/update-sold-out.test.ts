import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateSoldOut } from './update-sold-out.ts';

const inCatalogueTransaction = vi.hoisted(() => vi.fn());
const logError = vi.hoisted(() => vi.fn());

vi.mock('../catalogue/write-catalogue.ts', () => ({ BY_BUYERS: {}, inCatalogueTransaction }));
vi.mock('firebase-functions/logger', () => ({ error: logError }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('eight products at once take no more of the answer than one, where the catalogue is late', async () => {
  inCatalogueTransaction.mockImplementation(() => new Promise(() => {}));
  const done = vi.fn();
  void updateSoldOut(Array.from({ length: 8 }, (_, place) => `lamp-${place}`)).then(done);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(done).toHaveBeenCalledOnce();
  expect(logError.mock.calls.map(([, { id }]) => id)).toHaveLength(8);
});

test('one that cannot be updated does not keep the others from it', async () => {
  inCatalogueTransaction.mockRejectedValueOnce(new Error('busy')).mockResolvedValue(undefined);
  await updateSoldOut(['jute', 'moon']);
  expect(inCatalogueTransaction).toHaveBeenCalledTimes(2);
  expect(logError.mock.calls.map(([, { id }]) => id)).toEqual(['jute']);
});
