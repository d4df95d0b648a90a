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

/** Everything that the shop holds of a mobile number, on all pages of its orders. @throws {ApiError} */
export async function fetchAllData(mobileNumber: string) {
  const first = await callWithToken('POST /customers/export', { body: { mobileNumber } });
  const { orders, marked, scores, corrected } = first;
  const questions = new Map(first.questions.map((question) => [question._id, question]));
  for (let { next } = first; next !== undefined; ) {
    const page = await callWithToken('POST /customers/export', { body: { mobileNumber, cursor: next } });
    orders.push(...page.orders);
    for (const question of page.questions) questions.set(question._id, question);
    next = page.next;
  }
  return { mobileNumber, marked, orders, questions: [...questions.values()], scores, corrected };
}

/** Erases a mobile number, however many calls it takes; a repeat goes on where one broke off. */
export function useEraseNumber(mobileNumber: string, onErased: (orders: number) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      let orders = 0;
      for (let isMore = true; isMore; ) {
        const erased = await callWithToken('POST /customers/erase', { body: { mobileNumber } });
        orders += erased.erasedCount;
        isMore = erased.isMore && erased.erasedCount > 0;
      }
      return orders;
    },
    onSuccess: (orders) => {
      cache.removeQueries({ queryKey: ALL_ORDERS });
      onErased(orders);
    },
  });
}
