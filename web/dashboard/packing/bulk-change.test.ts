import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { expect, test } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { forEachOrder } from './bulk-change.ts';

const ORDERS = Array.from({ length: 9 }, (_, number) => ({ _id: `o${number}` }) as PackingOrder); // its id alone matters here
const ids = (orders: PackingOrder[]) => orders.map(({ _id }) => _id);

test('each order is changed once, at most four at a time', async () => {
  const changed: string[] = [];
  const counts: number[] = [];
  let underWay = 0;
  let most = 0;
  const change = async ({ _id }: PackingOrder) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    changed.push(_id);
  };
  const changes = await forEachOrder(ORDERS, change, (count) => counts.push(count));
  expect(changed.toSorted()).toEqual(ids(ORDERS));
  expect(most).toBe(4);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(changes).toEqual({ done: ORDERS, rejected: [], left: [], error: undefined });
});

test('a rejected order stops no other, and is reported with its error', async () => {
  const closed = new ApiError(409);
  const change = async ({ _id }: PackingOrder) => {
    if (_id === 'o2') throw closed;
  };
  const { done, rejected, left } = await forEachOrder(ORDERS, change, () => {});
  expect(ids(done)).toEqual(['o0', 'o1', 'o3', 'o4', 'o5', 'o6', 'o7', 'o8']);
  expect(rejected).toEqual([{ order: ORDERS[2], error: closed }]);
  expect(left).toEqual([]);
});

test.each([0, 503])('after an answer %i no more orders are sent, and the rest can be retried', async (status) => {
  const asked: string[] = [];
  const change = async ({ _id }: PackingOrder) => {
    asked.push(_id);
    if (_id === 'o4') throw new ApiError(status);
  };
  const { done, rejected, left, error } = await forEachOrder(ORDERS, change, () => {});
  expect(error).toEqual(new ApiError(status));
  expect(rejected).toEqual([]);
  expect(ids(left)).toContain('o4');
  expect([...ids(done), ...ids(left)].toSorted()).toEqual(ids(ORDERS));
  expect(asked.length).toBeLessThan(ORDERS.length);

  const after = await forEachOrder(
    left,
    async () => {},
    () => {},
  );
  expect(ids(after.done)).toEqual(ids(left));
});
