import { sanitizeName } from '@aloghor/functions/domain/person-name';
import { type Auth, createUserWithEmailAndPassword, signOut, type User, updateProfile } from 'firebase/auth';
import { registerUser } from '../api/users.ts';
import { deviceStorage, parseStored } from '../lib/storage.ts';
import { timeoutSignal } from '../lib/timeout-signal.ts';
import { identityProvider } from './firebase.ts';
import {
  assertAccepted,
  isAccountRejected,
  isRejected,
  isStillSignedIn,
  withSignInErrors,
} from './provider-session.ts';
import { SignInError } from './sign-in-error.ts';

let registration: Promise<unknown> = Promise.resolve();

/** Settles when no registration is in progress: until then the shop may still reject an account of the provider. */
export function registrationEnded(): Promise<unknown> {
  return registration;
}

/**
 * Creates an account. An unreachable shop is no error: the account is registered there later.
 * @throws {SignInError} `taken` when the shop or the identity provider knows the address already.
 * @throws {ApiError} when the shop rejects the account
 */
export function register(name: string, email: string, password: string): Promise<void> {
  const registering = makeAccount(name, email, password);
  registration = registering.catch(() => undefined);
  return registering;
}

async function makeAccount(name: string, email: string, password: string): Promise<void> {
  const auth = await identityProvider();
  const { user } = await withSignInErrors(createUserWithEmailAndPassword(auth, email, password));
  const answer = await registerWithShop(auth, user, name);
  if (!isStillSignedIn(auth, user)) throw new SignInError('cancelled'); // signed out in another tab meanwhile
  if (answer === 'new') return assertAccepted(auth, user);
  if (answer === 'unanswered') return;
  if (answer === 'known') {
    await signOut(auth);
    throw new SignInError('taken');
  }
  // An account that the shop rejects would only make the next try end as 'taken'.
  await user.delete().catch(() => signOut(auth));
  throw answer;
}

/** The shop's answer to a registration, or the error by which it was rejected. No answer is not a rejection. */
type Answer = 'new' | 'known' | 'unanswered' | Error;

const STORAGE_KEY = 'introduction';
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** Longer than a cold start. */
const ANSWER_TIMEOUT_MS = 15_000;

/** A registration that the shop has not answered yet; stored, so that it outlives the page. */
interface PendingRegistration {
  uid: string;
  name: string | null;
}

/**
 * Registers the account with the shop. Without an answer it is retried in the background, even after the page was closed.
 * A sign-in without a name sends the name typed at the registration until the shop has received it.
 */
export async function registerWithShop(auth: Auth, user: User, typedName: string | null = null): Promise<Answer> {
  const name = typedName ?? pendingRegistration(user)?.name ?? null;
  const answer = await send(user, name);
  if (answer !== 'unanswered') close(user);
  else {
    deviceStorage.set(STORAGE_KEY, JSON.stringify({ uid: user.uid, name } satisfies PendingRegistration));
    void retryRegistration(auth, user);
  }
  return answer;
}

/** The account whose registration this page is retrying. */
let retryingFor: string | undefined;

/** Retries with growing pauses, until the shop answers or the visitor signs out. */
export async function retryRegistration(auth: Auth, user: User): Promise<void> {
  if (!pendingRegistration(user) || retryingFor === user.uid) return;
  retryingFor = user.uid;
  for (let ms = FIRST_PAUSE_MS; retryingFor === user.uid; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const open = pendingRegistration(user); // another tab may have had an answer meanwhile
    if (!open || !isStillSignedIn(auth, user)) retryingFor = undefined;
    else if ((await send(user, open.name)) !== 'unanswered') close(user);
  }
}

function close(user: User): void {
  retryingFor = undefined;
  if (pendingRegistration(user)) deviceStorage.remove(STORAGE_KEY);
}

function pendingRegistration({ uid }: User): PendingRegistration | undefined {
  const open = parseStored(deviceStorage.get(STORAGE_KEY)) as PendingRegistration | null; // a cast: only this file writes it
  return open?.uid === uid ? open : undefined;
}

async function send(user: User, name: string | null): Promise<Answer> {
  try {
    if (name && user.displayName !== name) {
      await updateProfile(user, { displayName: name });
      await user.getIdToken(true); // also notifies the watchers of the name
    }
    const { displayName, email, photoURL } = user;
    const known = sanitizeName(name ?? displayName ?? '');
    const account = { name: known, email: email ?? '', photo: photoURL ?? undefined };
    const { insertedId } = await registerUser(account, await user.getIdToken(), timeoutSignal(ANSWER_TIMEOUT_MS));
    return insertedId === null ? 'known' : 'new';
  } catch (error) {
    return error instanceof Error && (isAccountRejected(error) || isRejected(error)) ? error : 'unanswered';
  }
}
