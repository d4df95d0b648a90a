import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { callWithToken } from '../../shared/api/client.ts';
import { messagesQuery, orderQuery } from '../orders/orders-api.ts';
import { renewOrder } from './desk-api.ts';

vi.mock(import('../../shared/api/client.ts'), async (load) => ({ ...(await load()), callWithToken: vi.fn() }));

test('after a change of an order its page and the messages about it are asked for again, also without an answer', async () => {
  vi.mocked(callWithToken).mockRejectedValue(new Error('offline'));
  const cache = new QueryClient();
  const queries = [orderQuery('x7'), messagesQuery('x7'), messagesQuery('other')];
  for (const { queryKey } of queries) cache.setQueryData<unknown>(queryKey, {});
  await renewOrder(cache, 'x7');
  expect(queries.map(({ queryKey }) => cache.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, false]);
});
