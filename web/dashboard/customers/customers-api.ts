import type { InputOf } from '@aloghor/functions/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { ALL_ORDERS } from '../cache.ts';
import { pageQuery } from '../table/paging.tsx';

/** A page of the orders of a mobile number, newest first; with the first one, what became of them. */
export function customerQuery(mobileNumber: string, cursor?: string) {
  return pageQuery([...ALL_ORDERS, 'customer', mobileNumber, cursor], async () => {
    const { orders, next, ...ofNumber } = await callWithToken('POST /customers', { body: { mobileNumber, cursor } });
    return { reply: orders, next, total: undefined, ...ofNumber };
  });
}

type Marks = Omit<InputOf<'POST /customers/marks'>['body'], 'mobileNumber'>;

/** Sets the marks of a mobile number; resolves after the page shows them. */
export function useMarkNumber(mobileNumber: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (marks: Marks) => callWithToken('POST /customers/marks', { body: { mobileNumber, ...marks } }),
    onSettled: () => cache.invalidateQueries({ queryKey: ALL_ORDERS }),
  });
}
