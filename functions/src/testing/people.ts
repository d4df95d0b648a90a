import { environment } from '../../../emulators/environment.ts';
import { ask } from './ask.ts';

/** Somebody who has an account, and a token. */
export interface Person {
  uid: string;
  email: string;
  token: string;
}

/** Whoever calls without a token. */
export const NOBODY = undefined;

/** One of the accounts that the shop is seeded with, with the identity provider's token. */
export function signIn(name: 'admin' | 'customer'): Promise<Person> {
  return accountFrom('signInWithPassword', { email: `${name}@aloghor.example`, password: `aloghor-${name}` });
}

/** A customer whom the shop has never seen. */
export function newCustomer(displayName?: string): Promise<Person> {
  const email = `customer-${crypto.randomUUID()}@example.com`;
  return accountFrom('signUp', { email, password: 'a secret', displayName });
}

/** The same person with the token that `POST /jwt` gives. */
export async function withSessionToken(person: Person): Promise<Person> {
  const { body } = await ask(person, 'POST /jwt', { email: person.email });
  return { ...person, token: body.token };
}

/** The same person with a token that says something else; the emulator's tokens bear no signature. */
export function withForgedToken(person: Person, changes: Record<string, unknown>): Person {
  const [header, payload] = person.token.split('.');
  const claims = { ...JSON.parse(Buffer.from(String(payload), 'base64url').toString()), ...changes };
  return { ...person, token: `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.` };
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
