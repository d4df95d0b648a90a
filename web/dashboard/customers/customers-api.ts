import { callWithToken } from '../../shared/api/client.ts';
import { ALL_ORDERS } from '../cache.ts';
import { pageQuery } from '../table/paging.tsx';

/** A page of the orders of a mobile number, newest first; with the first one, what became of them. */
export function customerQuery(mobileNumber: string, cursor?: string) {
  return pageQuery([...ALL_ORDERS, 'customer', mobileNumber, cursor], async () => {
    const { orders, next, history } = await callWithToken('POST /customers', { body: { mobileNumber, cursor } });
    return { reply: orders, next, history, total: undefined };
  });
}
