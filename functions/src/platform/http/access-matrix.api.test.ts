import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessMatrix, type Caller, type Statuses } from '../../../test/access-matrix.ts';
import { problemIn } from '../../../test/api.ts';
import { callInProcess } from '../../../test/ask-in-process.ts';
import { environment } from '../../../test/environment.ts';
import { NOBODY, newCustomer, type Person, renewed, signIn, withForgedToken } from '../../../test/people.ts';
import { resetToSeed } from '../../../test/seed.ts';
import { dump } from '../../../test/stored-documents.ts';
import { createOwned, type Owned, validCall } from '../../../test/valid-call.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { chunksOf } from '../../domain/chunks-of.ts';
import type { ErrorCode } from '../../domain/error-codes.ts';
import { type CallerRole, isStaffPermission, type Role } from '../../domain/roles.ts';
import { users } from '../database/collections.ts';
import { firebase } from '../database/firebase.ts';

const PAST = { iat: 1_700_000_000, exp: 1_700_003_600, auth_time: 1_700_000_000 };

/** The column of the matrix for each caller. */
const COLUMNS = {
  guest: 'guest',
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
} as const satisfies Record<CallerRole, Caller> & Record<string, Caller>;
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
    guest: NOBODY,
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

function expectedOf(who: Who, { access }: Endpoint, statuses: Statuses): string {
  const status = statuses[COLUMNS[who]];
  const codes: Partial<Record<number, ErrorCode>> = {
    400: 'bad-input',
    401: who === 'guest' ? 'not-signed-in' : 'token-refused',
    403: isStaffPermission(access) || access === 'user' ? 'not-permitted' : 'not-for-staff',
    404: 'not-found',
    415: 'wrong-type',
  };
  const code = codes[status];
  return code ? `${status} ${code}` : String(status);
}

type Line = ReturnType<typeof accessMatrix>[number];

/** How long a test may take that makes hundreds of calls. */
const ALL_CALLS_MS = 120_000;

/** Endpoints that are asked at the same time, each by all its callers. */
const AT_ONCE = 8;

/** `GET /users as clerk: 200, not 403 not-permitted`: each of these callers whom an endpoint answers otherwise than expected. */
async function wrongAnswers(
  lines: readonly Line[],
  callersOf: (line: Line) => readonly Who[],
  outcomeOf: (who: Who, line: Line) => Promise<string>,
  expected: (who: Who, line: Line) => string = (who, [, endpoint, statuses]) => expectedOf(who, endpoint, statuses),
): Promise<string[]> {
  expect(lines.length).toBeGreaterThan(5);
  const wrong: string[] = [];
  for (const some of chunksOf(lines, AT_ONCE)) {
    const pairs = some.flatMap((line) => callersOf(line).map((who) => ({ who, line })));
    const answers = pairs.map(async ({ who, line }) => {
      const outcome = await outcomeOf(who, line).catch((error: Error) => error.message);
      return outcome === expected(who, line) ? [] : [`${line[0]} as ${who}: ${outcome}, not ${expected(who, line)}`];
    });
    wrong.push(...(await Promise.all(answers)).flat());
  }
  return wrong;
}

const withoutInput = ([, { path }]: Line) => path.replace(/:\w+/, 'somebody');

test('without input, every endpoint grants and rejects access as the matrix says', {
  timeout: ALL_CALLS_MS,
}, async () => {
  const stored: string[] = [];
  const ask = async (who: Who, line: Line) => {
    const [name, { access, method }] = line;
    const { outcome, cacheControl } = await callAs(who, method, withoutInput(line));
    const wanted = access === 'anyone' && method === 'GET' ? 'no-cache' : 'no-store';
    if (outcome === '200' && cacheControl !== wanted) stored.push(`${name} as ${who}: ${cacheControl}, not ${wanted}`);
    return outcome;
  };
  expect(await wrongAnswers(accessMatrix(), () => everyone, ask)).toEqual([]);
  expect(stored).toEqual([]);
});

describe('with valid input on an existing resource', () => {
  const askRightly = async (who: Who, [, endpoint]: Line) => {
    const { path, body } = validCall(endpoint, owned);
    return (await callAs(who, endpoint.method, path, body)).outcome;
  };

  test('every endpoint rejects as the matrix says, and changes nothing', { timeout: ALL_CALLS_MS }, async () => {
    const before = await dump();
    const rejected = ([, , statuses]: Line) => everyone.filter((who) => [401, 403].includes(statuses[COLUMNS[who]]));
    expect(await wrongAnswers(accessMatrix(), rejected, askRightly)).toEqual([]);
    expect(await dump()).toEqual(before);
  });

  test('no endpoint does anything for another customer', { timeout: ALL_CALLS_MS }, async () => {
    const before = await dump();
    const personal = accessMatrix().filter(
      ([, { access }]) => access !== 'anyone' && access !== 'courier' && !isStaffPermission(access),
    );
    const expected = (_who: Who, [, { path }]: Line) => {
      if (path.includes(':id')) return '404 not-found';
      return path.includes(':') ? '403 not-permitted' : '403 not-yours';
    };
    expect(await wrongAnswers(personal, () => ['another customer'], askRightly, expected)).toEqual([]);
    expect(await dump()).toEqual(before);
  });
});

test.each([
  ['through Hosting', () => `${environment('SHOP_URL')}/api`],
  ["at the function's own address", () => environment('FUNCTIONS_URL')],
  ["at the function's own address, with Hosting's prefix", () => `${environment('FUNCTIONS_URL')}/api`],
])('access is the same %s', { timeout: ALL_CALLS_MS }, async (_where, address) => {
  const call: Call = (path, init) => fetch(`${address()}${path}`, init);
  const ask = async (who: Who, line: Line) =>
    (await callAs(who, line[1].method, withoutInput(line), undefined, call)).outcome;
  const ofEachAccess = accessMatrix().filter(([, { access }], place, all) => {
    return all.findIndex(([, other]) => other.access === access) === place;
  });
  const callers = ['guest', 'garbage', 'customer', 'demoted', 'admin', 'clerk', 'packer'] as const;
  expect(await wrongAnswers(ofEachAccess, () => callers, ask)).toEqual([]);
});
