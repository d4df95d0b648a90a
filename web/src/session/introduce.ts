import { asName } from '@aloghor/functions/domain/as-name';
import { type Auth, type User, updateProfile } from 'firebase/auth';
import { registerUser } from '../api/users.ts';
import { isRefusal, isRefusedAs } from '../lib/api-error.ts';
import { isAccountRefused } from './provider-refusals.ts';
import { isHere } from './shop-token.ts';

/** What the shop says to an account. Unanswered is no refusal. */
type Answer = 'new' | 'known' | 'refused' | 'unanswered';

const STORAGE_KEY = 'introduction';
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** Longer than a server needs to start. */
const PATIENCE_MS = 15_000;

/** An account that the shop has not heard of yet, because it could not be reached; kept, so that it outlives the page. */
interface Introduction {
  uid: string;
  name: string | null;
}

/**
 * Makes the account known to the shop. What gets no answer is repeated quietly, also after the page was closed. A
 * sign-in without a name gives the one that was typed when the account was made, as long as the shop has not heard it.
 */
export async function introduce(auth: Auth, user: User, typedName: string | null = null): Promise<Answer> {
  const name = typedName ?? openIntroduction(user)?.name ?? null;
  const answer = await send(user, name);
  if (answer !== 'unanswered') close(user);
  else {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ uid: user.uid, name } satisfies Introduction));
    void finishIntroduction(auth, user);
  }
  return answer;
}

/** Whose introduction this page is repeating. */
let repeatedFor: string | undefined;

/** Repeats what got no answer, with longer and longer pauses, until the shop answers or the person goes. */
export async function finishIntroduction(auth: Auth, user: User): Promise<void> {
  if (!openIntroduction(user) || repeatedFor === user.uid) return;
  repeatedFor = user.uid;
  for (let ms = FIRST_PAUSE_MS; repeatedFor === user.uid; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const open = openIntroduction(user); // it may have been answered meanwhile
    if (!open || !isHere(auth, user)) repeatedFor = undefined;
    else if ((await send(user, open.name)) !== 'unanswered') close(user);
  }
}

function close(user: User): void {
  repeatedFor = undefined;
  if (openIntroduction(user)) localStorage.removeItem(STORAGE_KEY);
}

function openIntroduction({ uid }: User): Introduction | undefined {
  const open: Introduction | null = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'); // written here alone
  return open?.uid === uid ? open : undefined;
}

async function send(user: User, name: string | null): Promise<Answer> {
  try {
    if (name && user.displayName !== name) {
      await updateProfile(user, { displayName: name });
      await user.getIdToken(true); // and tells the watchers the name
    }
    const { displayName, email, photoURL } = user;
    const known = asName(name ?? displayName ?? '');
    const account = { name: known, email: email ?? '', photo: photoURL ?? undefined };
    const { insertedId } = await registerUser(account, await user.getIdToken(), AbortSignal.timeout(PATIENCE_MS));
    return insertedId === null ? 'known' : 'new';
  } catch (error) {
    if (isRefusedAs(error, 'too-many')) return 'unanswered'; // too many from this address: later it is taken
    return isAccountRefused(error) || isRefusal(error) ? 'refused' : 'unanswered';
  }
}
