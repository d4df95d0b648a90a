/** Why somebody could not come in. */
export type Refusal = 'taken' | 'invalid' | 'offline' | 'cancelled';

/** Apart from the identity provider's code, so that the login pages know it when nothing more can be loaded. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}
