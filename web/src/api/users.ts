import { createUser, isAdmin, requestToken, updateProfile } from '@aloghor/functions/contract/users';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

const ADMIN_CHECK_MS = 60_000;

/** Whether this e-mail is an admin's: asked at sign-in, on focus and every minute. */
export function isAdminQuery(email: string | undefined) {
  return queryOptions({
    queryKey: ['isAdmin', email],
    queryFn: () => call(isAdmin, { params: { email: email ?? '' } }),
    select: ({ admin }) => admin,
    enabled: email !== undefined,
    staleTime: 0,
    refetchInterval: ADMIN_CHECK_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** Trades the identity provider's proof for the token that secured calls carry. */
export function fetchToken(email: string, identityToken: string) {
  return call(requestToken, { body: { email } }, { token: identityToken });
}

/** Makes the account known to the shop; `insertedId` is null when it already was. */
export function registerUser(
  user: { name?: string | undefined; email: string; photo?: string | undefined },
  identityToken: string,
) {
  return call(createUser, { body: user }, { token: identityToken });
}

/** Gives the caller another name. */
export function rename(name: string) {
  return call(updateProfile, { body: { name } });
}
