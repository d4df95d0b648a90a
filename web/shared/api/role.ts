import { queryOptions } from '@tanstack/react-query';
import { timeoutSignal } from '../lib/timeout-signal.ts';
import { callWithToken } from './client.ts';

const ADMIN_CHECK_MS = 60_000;
/** The polling interval while the role is unknown. */
const FIRST_CHECK_MS = 5_000;
/** Longer than a cold start; an unanswered request is repeated after it. */
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * The role of the visitor with this e-mail: fetched at sign-in, on focus and every minute, and sooner until the first answer.
 * After an error the last answer stays.
 */
export function roleQuery(email: string | undefined) {
  return queryOptions({
    queryKey: ['role', email],
    queryFn: () =>
      callWithToken(
        'GET /users/admin/:email',
        { params: { email: 'me' } },
        { signal: timeoutSignal(ANSWER_TIMEOUT_MS) },
      ),
    select: ({ role }) => role,
    enabled: email !== undefined,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data ? ADMIN_CHECK_MS : FIRST_CHECK_MS),
    refetchOnWindowFocus: 'always',
    // Also while offline, so that the role is reported as unknown instead of pending.
    networkMode: 'always',
    meta: { personal: true },
  });
}
