import { environment } from '../../../emulators/environment.ts';

/** Somebody who has an account, with the identity provider's token. */
export interface Person {
  uid: string;
  email: string;
  token: string;
}

export const NOBODY = undefined;

/** One of the accounts that the shop is seeded with. */
export function signIn(name: 'admin' | 'customer'): Promise<Person> {
  return accountFrom('signInWithPassword', { email: `${name}@aloghor.example`, password: `aloghor-${name}` });
}

/** A customer whom the shop has never seen. */
export function newCustomer(displayName?: string): Promise<Person> {
  const email = `customer-${crypto.randomUUID()}@example.com`;
  return accountFrom('signUp', { email, password: 'a secret', displayName });
}

async function accountFrom(method: string, account: object): Promise<Person> {
  const provider = `http://${environment('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${provider}/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`${method} was answered ${answer.status}: ${await answer.text()}`);
  const { localId, email, idToken } = (await answer.json()) as Record<'localId' | 'email' | 'idToken', string>;
  return { uid: localId, email, token: idToken };
}
