import { createUserWithEmailAndPassword, signOut } from 'firebase/auth';
import { identityProvider } from './firebase.ts';
import { refusing } from './provider-errors.ts';
import { registerWithShop } from './register-with-shop.ts';
import { isStillSignedIn } from './shop-token.ts';
import { SignInError } from './sign-in-error.ts';

let registration: Promise<unknown> = Promise.resolve();

/** Settles when no registration is in progress: until then the shop may still refuse an account of the provider. */
export function registrationEnded(): Promise<unknown> {
  return registration;
}

/**
 * Creates an account. An unreachable shop is no refusal: the account is registered there later.
 * @throws {SignInError} `taken` when the shop or the identity provider knows the address already.
 */
export function register(name: string, email: string, password: string): Promise<void> {
  const registering = makeAccount(name, email, password);
  registration = registering.catch(() => undefined);
  return registering;
}

async function makeAccount(name: string, email: string, password: string): Promise<void> {
  const auth = await identityProvider();
  const { user } = await refusing(createUserWithEmailAndPassword(auth, email, password));
  const answer = await registerWithShop(auth, user, name);
  if (!isStillSignedIn(auth, user)) throw new SignInError('cancelled'); // signed out in another tab meanwhile
  if (answer === 'new' || answer === 'unanswered') return;
  await signOut(auth);
  throw new SignInError('taken');
}
