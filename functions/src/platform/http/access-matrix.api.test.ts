import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessMatrix, type Statuses } from '../../../test/access-matrix.ts';
import { problemIn } from '../../../test/api.ts';
import { callInProcess } from '../../../test/ask-in-process.ts';
import { environment } from '../../../test/environment.ts';
import { NOBODY, newCustomer, type Person, renewed, signIn, withForgedToken } from '../../../test/people.ts';
import { resetToSeed } from '../../../test/seed.ts';
import { dump } from '../../../test/stored-documents.ts';
import { createOwned, type Owned, validCall } from '../../../test/valid-call.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../domain/error-codes.ts';
import { isStaffPermission, type Role } from '../../domain/roles.ts';
import { users } from '../database/collections.ts';
import { firebase } from '../database/firebase.ts';

const PAST = { iat: 1_700_000_000, exp: 1_700_003_600, auth_time: 1_700_000_000 };

/** The column of the matrix for each caller. */
const COLUMNS = {
  nobody: 'nobody',
  garbage: 'badToken',
  'of another project': 'badToken',
  expired: 'badToken',
  disabled: 'badToken',
  customer: 'customer',
  'another customer': 'customer',
  unverified: 'customer',
  demoted: 'customer',
  'just promoted': 'promoted',
  admin: 'admin',
  clerk: 'clerk',
  packer: 'packer',
  'a customer with the claim of a clerk': 'customer',
  'a clerk without the claim': 'customer',
} as const;
type Who = keyof typeof COLUMNS;
const everyone = Object.keys(COLUMNS) as Who[]; // the keys of the very object

let people: Record<Who, Person | undefined>;
let owned: Owned;

beforeAll(async () => {
  await resetToSeed();
  const [admin, customer, clerk, packer] = await Promise.all([
    signIn('admin'),
    signIn('customer'),
    signIn('clerk'),
    signIn('packer'),
  ]);
  people = {
    nobody: NOBODY,
    garbage: { ...customer, token: 'hello' },
    'of another project': withForgedToken(customer, { aud: 'demo-other' }),
    expired: withForgedToken(customer, PAST),
    disabled: await newDisabled(),
    customer,
    'another customer': await newVerified(),
    unverified: await newCustomer(),
    demoted: await newDemoted(),
    'just promoted': await newPromoted(),
    admin,
    clerk,
    packer,
    'a customer with the claim of a clerk': await newWith({ staff: 'clerk' }, 'customer'),
    'a clerk without the claim': await newWith({}, 'clerk'),
  };
  owned = await createOwned(customer);
});

async function newVerified(): Promise<Person> {
  const person = await newCustomer();
  await getAuth(firebase).updateUser(person.uid, { emailVerified: true });
  return renewed(person);
}

async function newDisabled(): Promise<Person> {
  const person = await newVerified();
  await getAuth(firebase).updateUser(person.uid, { disabled: true });
  return person;
}

async function newPromoted(): Promise<Person> {
  const person = await newVerified();
  await getAuth(firebase).setCustomUserClaims(person.uid, { admin: true });
  await putRole(person, 'admin');
  return person;
}

/** The token still carries the claim. */
async function newDemoted(): Promise<Person> {
  const person = await renewed(await newPromoted());
  await putRole(person, 'customer');
  return person;
}

/** With these claims in account and token, and this role in the document. */
async function newWith(claims: object, role: Role): Promise<Person> {
  const person = await newVerified();
  await getAuth(firebase).setCustomUserClaims(person.uid, claims);
  await putRole(person, role);
  return renewed(person);
}

async function putRole({ uid, email }: Person, role: Role): Promise<void> {
  await users.reference.doc(uid).set({ name: '', email, role, createdAt: 1 });
}

type Call = (path: string, init: RequestInit) => Promise<Response>;

/** The status, with the code of an error, which has to be a proper problem. */
async function callAs(who: Who, method: string, path: string, body?: unknown, call: Call = callInProcess) {
  const token = people[who]?.token;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const answer = await call(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (answer.ok) return { outcome: String(answer.status), cacheControl: answer.headers.get('cache-control') };
  const { code } = await problemIn(answer);
  return { outcome: `${answer.status} ${code}`, cacheControl: 'no-store' };
}

function expectedOf(who: Who, { access }: Endpoint, status: number): string {
  const codes: Partial<Record<number, ErrorCode>> = {
    400: 'bad-input',
    401: who === 'nobody' ? 'not-signed-in' : 'token-refused',
    403: isStaffPermission(access) || access === 'user' ? 'admins-only' : 'not-for-admins',
    404: 'not-found',
    415: 'wrong-type',
  };
  const code = codes[status];
  return code ? `${status} ${code}` : String(status);
}

function expectedOfEach(callers: readonly Who[], endpoint: Endpoint, statuses: Statuses) {
  return callers.map((who) => `${who}: ${expectedOf(who, endpoint, statuses[COLUMNS[who]])}`);
}

describe('without input', () => {
  test.each(accessMatrix())('%s grants and rejects access as the matrix says', async (_name, endpoint, statuses) => {
    const path = endpoint.path.replace(/:\w+/, 'somebody');
    const answers = await Promise.all(
      everyone.map(async (who) => ({ who, ...(await callAs(who, endpoint.method, path)) })),
    );
    expect(answers.map(({ who, outcome }) => `${who}: ${outcome}`)).toEqual(
      expectedOfEach(everyone, endpoint, statuses),
    );

    const isPublicRead = endpoint.access === 'anyone' && endpoint.method === 'GET';
    for (const { outcome, cacheControl } of answers) {
      if (outcome === '200') expect(cacheControl).toBe(isPublicRead ? 'no-cache' : 'no-store');
    }
  });
});

describe('with valid input on an existing resource', () => {
  let before: Awaited<ReturnType<typeof dump>>;

  beforeAll(async () => {
    before = await dump();
  });

  afterAll(async () => {
    expect(await dump()).toEqual(before);
  });

  test.each(accessMatrix())('%s rejects as the matrix says, and changes nothing', async (_name, endpoint, statuses) => {
    const { path, body } = validCall(endpoint, owned);
    const rejected = everyone.filter((who) => [401, 403].includes(statuses[COLUMNS[who]]));
    const answers = rejected.map(async (who) => `${who}: ${(await callAs(who, endpoint.method, path, body)).outcome}`);
    expect(await Promise.all(answers)).toEqual(expectedOfEach(rejected, endpoint, statuses));
  });

  const personal = accessMatrix().filter(([, { access }]) => access !== 'anyone' && !isStaffPermission(access));

  test.each(personal)('%s does nothing for another customer', async (_name, endpoint) => {
    const { path, body } = validCall(endpoint, owned);
    const { outcome } = await callAs('another customer', endpoint.method, path, body);
    const named = endpoint.path.includes(':id') ? '404 not-found' : '403 admins-only';
    expect(outcome).toBe(endpoint.path.includes(':') ? named : '403 not-yours');
  });
});

describe.each([
  ['through Hosting', () => `${environment('SHOP_URL')}/api`],
  ["at the function's own address", () => environment('FUNCTIONS_URL')],
  ["at the function's own address, with Hosting's prefix", () => `${environment('FUNCTIONS_URL')}/api`],
])('%s', (_where, address) => {
  const call: Call = (path, init) => fetch(`${address()}${path}`, init);
  const ofEachAccess = accessMatrix().filter(([, { access }], place, all) => {
    return all.findIndex(([, other]) => other.access === access) === place;
  });

  test.each(ofEachAccess)('access is the same: %s', async (_name, endpoint, statuses) => {
    const path = endpoint.path.replace(/:\w+/, 'somebody');
    for (const who of ['nobody', 'garbage', 'customer', 'demoted', 'admin', 'clerk', 'packer'] as const) {
      const { outcome } = await callAs(who, endpoint.method, path, undefined, call);
      expect([who, outcome]).toEqual([who, expectedOf(who, endpoint, statuses[COLUMNS[who]])]);
    }
  });
});
