import { callWithToken } from './client.ts';

/** Exchanges the identity provider's ID token for the token of secured calls. */
export function fetchToken(email: string, identityToken: string) {
  return callWithToken('POST /jwt', { body: { email } }, { token: identityToken });
}

/** Registers the account with the shop; `insertedId` is null when it was registered before. */
export function registerUser(
  user: { name?: string | undefined; email: string; photo?: string | undefined },
  identityToken: string,
  signal: AbortSignal,
) {
  return callWithToken('POST /users', { body: user }, { token: identityToken, signal });
}

/** Changes the caller's name. */
export function rename(name: string) {
  return callWithToken('PATCH /users/profile', { body: { name } });
}
