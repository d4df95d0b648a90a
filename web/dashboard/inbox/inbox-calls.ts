import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPageWithToken } from '../../shared/api/client.ts';
import { TABLE_ROWS } from '../table/table-rows.ts';

/** A page of the questions that people asked, newest first. */
export function questionsQuery(cursor: string | undefined) {
  return queryOptions({
    queryKey: ['inbox', 'questions', cursor],
    queryFn: () => callPageWithToken('GET /questions', { query: { limit: TABLE_ROWS, cursor } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** A page of the newsletter's subscribers, newest first. */
export function subscribersQuery(cursor: string | undefined) {
  return queryOptions({
    queryKey: ['inbox', 'subscribers', cursor],
    queryFn: () => callPageWithToken('GET /subscribers', { query: { limit: TABLE_ROWS, cursor } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}
