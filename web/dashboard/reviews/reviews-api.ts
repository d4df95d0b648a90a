import type { InputOf } from '@aloghor/functions/contract/calls';
import type { ReviewConflict, StaffReview } from '@aloghor/functions/contract/reviews';
import type { ReviewState } from '@aloghor/functions/domain/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callPageWithToken, callWithToken } from '../../shared/api/client.ts';
import { statsQuery } from '../../shared/api/stats.ts';
import { conflictIn } from '../form/not-saved.ts';
import { pageQuery, TABLE_ROWS } from '../table/paging.tsx';

export type ReviewChange = InputOf<'PATCH /reviews/:id'>['body'];

/** A page of the reviews of a state, or of all, the newest first. */
export function reviewsQuery(state: ReviewState | undefined, cursor: string | undefined) {
  return pageQuery(['reviews', 'inbox', state, cursor], () =>
    callPageWithToken('GET /reviews/admin', { query: { limit: TABLE_ROWS, state, cursor } }),
  );
}

/** Shows, hides or answers a review. The lists are refetched when they are opened again, the number in the menu at once. */
export function useChangeReview(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewChange) => callWithToken('PATCH /reviews/:id', { params: { id }, body }),
    onSuccess(_, { state }) {
      if (state) void cache.invalidateQueries({ queryKey: statsQuery.queryKey }); // it may have waited
      return cache.invalidateQueries({ queryKey: ['reviews'], refetchType: 'none' });
    },
  });
}

/** The review as somebody else has changed it; undefined for any other error. */
export function reviewOfConflict(error: unknown): StaffReview | undefined {
  return conflictIn<ReviewConflict>(error)?.review;
}
