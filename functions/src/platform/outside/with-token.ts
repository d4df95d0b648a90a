import { keysId } from './refused-keys.ts';

/** What a service gives who signs in; `expiresIn` in seconds, absent where it does not say. */
export interface SignedIn {
  kind: 'signedIn';
  token: string;
  expiresIn?: number | undefined;
}

/** A token is given up so long before it expires: longer than a call takes. */
const EARLY_MS = 10 * 60_000;

/** How long a token is kept whose service does not say how long it is valid. */
const UNTOLD_SECONDS = 60 * 60;

/** Signed in, or on the way to it, by the service and its keys. */
const kept = new Map<string, { answer: Promise<{ kind: string }>; until: number }>();

/**
 * Calls a service with the token that it gives for these keys. This process signs in once, also where several calls begin at the
 * same time, and keeps the token until shortly before it expires. One that the service refuses earlier is replaced, once.
 */
export async function withToken<Failed extends { kind: string }, Answer extends { kind: string }>(
  service: string,
  keys: string,
  signIn: () => Promise<SignedIn | Failed>,
  call: (token: string) => Promise<Answer>,
  mayReplace = true,
): Promise<Answer | Failed> {
  const id = keysId(service, keys);
  const known = kept.get(id) as Kept<Failed> | undefined; // a cast: what one service answers when it is signed in to
  const isOlder = known !== undefined && known.until > Date.now();
  const current = isOlder ? known : signInOnce(id, signIn);
  const signedIn = await current.answer;
  if (!isSignedIn(signedIn)) return signedIn;
  const answer = await call(signedIn.token);
  if (answer.kind !== 'keysRefused') return answer;
  if (kept.get(id) === current) kept.delete(id);
  return isOlder && mayReplace ? withToken(service, keys, signIn, call, false) : answer;
}

interface Kept<Failed> {
  answer: Promise<SignedIn | Failed>;
  until: number;
}

function signInOnce<Failed extends { kind: string }>(id: string, signIn: () => Promise<SignedIn | Failed>) {
  const entry: Kept<Failed> = { answer: signIn(), until: Number.POSITIVE_INFINITY };
  kept.set(id, entry);
  const settle = (answer?: SignedIn | Failed) => {
    if (answer && isSignedIn(answer))
      entry.until = Date.now() + (answer.expiresIn ?? UNTOLD_SECONDS) * 1_000 - EARLY_MS;
    else if (kept.get(id) === entry) kept.delete(id);
  };
  entry.answer.then(settle, () => settle());
  return entry;
}

function isSignedIn<Failed extends { kind: string }>(answer: SignedIn | Failed): answer is SignedIn {
  return answer.kind === 'signedIn';
}
