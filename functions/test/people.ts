import type { Role } from '../src/domain/roles.ts';
import { ask } from './ask.ts';
import { environment } from './environment.ts';

/** An account with a token. */
export interface Person {
  uid: string;
  email: string;
  token: string;
  /** The refresh token, for renewing the token. */
  refreshToken: string;
}

/** Of every new customer. */
export const PASSWORD = 'a secret';

/** A caller without a token. */
export const NOBODY = undefined;

/** One of the accounts that the shop is seeded with, with the identity provider's token. */
export function signIn(name: Role): Promise<Person> {
  return accountFrom('signInWithPassword', { email: `${name}@aloghor.example`, password: `aloghor-${name}` });
}

/** A new account without a document. */
export function newCustomer(displayName?: string): Promise<Person> {
  return customerWith(`customer-${crypto.randomUUID()}@example.com`, displayName);
}

/** The same with this address. */
export function customerWith(email: string, displayName?: string): Promise<Person> {
  return accountFrom('signUp', { email, password: PASSWORD, displayName });
}

/** The same new customer, after another sign-in. */
export function signedInAgain({ email }: Person): Promise<Person> {
  return accountFrom('signInWithPassword', { email, password: PASSWORD });
}

/** The same person with a renewed token. */
export async function renewed(person: Person): Promise<Person> {
  const { id_token } = await askProvider('securetoken.googleapis.com/v1/token', {
    grant_type: 'refresh_token',
    refresh_token: person.refreshToken,
  });
  return { ...person, token: id_token };
}

/** The same person with the token of `POST /jwt`. */
export async function withSessionToken(person: Person): Promise<Person> {
  const { body } = await ask(person, 'POST /jwt', { email: person.email });
  return { ...person, token: body.token };
}

/** The same person with changed claims; the emulator's tokens are unsigned. */
export function withForgedToken(person: Person, changes: Record<string, unknown>): Person {
  const [header, payload] = person.token.split('.');
  const claims = { ...JSON.parse(Buffer.from(String(payload), 'base64url').toString()), ...changes };
  return { ...person, token: `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.` };
}

async function accountFrom(method: string, account: object): Promise<Person> {
  const path = `identitytoolkit.googleapis.com/v1/accounts:${method}`;
  const { localId, email, idToken, refreshToken } = await askProvider(path, { ...account, returnSecureToken: true });
  return { uid: localId, email, token: idToken, refreshToken };
}

// biome-ignore lint/suspicious/noExplicitAny: each call has another answer
async function askProvider(path: string, body: object): Promise<any> {
  const answer = await fetch(`http://${environment('FIREBASE_AUTH_EMULATOR_HOST')}/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
