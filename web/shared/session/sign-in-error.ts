/** Why a sign-in failed. */
export type SignInFailure =
  | 'taken'
  | 'invalid'
  | 'wrongEmail'
  | 'weakPassword'
  | 'tooMany'
  | 'disabled'
  | 'otherWay'
  | 'popupBlocked'
  | 'otherBrowser'
  | 'unavailable'
  | 'offline'
  | 'unknown'
  | 'cancelled';

/** In a file without the identity provider's SDK, so that the login pages have it even when that fails to load. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure) {
    super(reason);
    this.reason = reason;
  }
}
