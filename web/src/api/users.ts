import { queryOptions } from '@tanstack/react-query';
import { callWithToken } from './client.ts';

const ADMIN_CHECK_MS = 60_000;
/** So often while the role is not known. */
const FIRST_CHECK_MS = 5_000;
/** Longer than a server needs to start; what has not answered by then is asked again. */
const PATIENCE_MS = 15_000;

/**
 * Whether this e-mail is an admin's: asked at sign-in, on focus and every minute, and sooner as long as no answer has
 * come. An error is no answer: the one before stays.
 */
export function isAdminQuery(email: string | undefined) {
  return queryOptions({
    queryKey: ['isAdmin', email],
    queryFn: () =>
      callWithToken(
        'GET /users/admin/:email',
        { params: { email: email ?? '' } },
        { signal: AbortSignal.timeout(PATIENCE_MS) },
      ),
    select: ({ admin }) => admin,
    enabled: email !== undefined,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data ? ADMIN_CHECK_MS : FIRST_CHECK_MS),
    refetchOnWindowFocus: 'always',
    // Also without a network: that nothing is known then has to be found out too.
    networkMode: 'always',
    meta: { personal: true },
  });
}

/** Trades the identity provider's proof for the token that secured calls carry. */
export function fetchToken(email: string, identityToken: string) {
  return callWithToken('POST /jwt', { body: { email } }, { token: identityToken });
}

/** Makes the account known to the shop; `insertedId` is null when it already was. */
export function registerUser(
  user: { name?: string | undefined; email: string; photo?: string | undefined },
  identityToken: string,
  signal: AbortSignal,
) {
  return callWithToken('POST /users', { body: user }, { token: identityToken, signal });
}

/** Gives the caller another name. */
export function rename(name: string) {
  return callWithToken('PATCH /users/profile', { body: { name } });
}
