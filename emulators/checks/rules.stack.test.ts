import { ACCOUNT_ROLES, hasPermission, withClaimsOf } from '@aloghor/functions/domain/roles';
import { environment } from '@aloghor/functions/test/environment';
import { COLLECTION_NAMES } from '@aloghor/functions/test/stored-documents';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

// Otherwise the client logs every expected rejection.
setLogLevel('silent');

// No rules are given: those of the running stack are tried, and stay as they are.
const [host = '', port] = environment('FIRESTORE_EMULATOR_HOST').split(':');
const rules = await initializeTestEnvironment({
  projectId: environment('GCLOUD_PROJECT'),
  firestore: { host, port: Number(port) },
});

const guest = databaseOf(rules.unauthenticatedContext());
const customer = signedIn('rules-customer');
const otherCustomer = signedIn('rules-other-customer');
const admin = signedIn('rules-admin', { admin: true });
const demotedAdmin = signedIn('rules-demoted', { admin: true });
const claimlessAdmin = signedIn('rules-claimless');
const strangerWithClaim = signedIn('rules-without-document', { admin: true });

function signedIn(uid: string, claims?: TokenOptions): Firestore {
  return databaseOf(rules.authenticatedContext(uid, claims));
}

function databaseOf(context: RulesTestContext): Firestore {
  // A cast: the library declares the older interface, but its objects work with the current functions.
  return context.firestore() as unknown as Firestore;
}

const EVERYONE: [string, Firestore][] = [
  ['a guest', guest],
  ['a customer', customer],
  ['another customer', otherCustomer],
  ['an admin', admin],
  ['a demoted admin', demotedAdmin],
  ['an admin by document only', claimlessAdmin],
  ['an admin by claim only', strangerWithClaim],
];

/** One in each collection of the API, and those with fields that the rules look at. */
const DOCUMENTS: Record<string, object> = {
  ...Object.fromEntries(COLLECTION_NAMES.map((name) => [`${name}/rules-any`, { name: 'any' }])),
  'users/rules-customer': { name: 'Customer', role: 'customer' },
  'users/rules-other-customer': { name: 'Other', role: 'customer' },
  'users/rules-admin': { name: 'Admin', role: 'admin' },
  'users/rules-demoted': { name: 'Demoted', role: 'customer' },
  'users/rules-claimless': { name: 'Claimless', role: 'admin' },
  'settings/notifications': { received: { isOff: true } },
  'settings/page-rules': { title: { en: 'Terms', bn: 'শর্ত' } },
  'carts/rules-customer_rules-product': { uid: 'rules-customer', quantity: 1 },
  'merges/rules-customer': { ids: ['merge-1'] },
  'desk/rules-own': { state: 'fake' },
  'orders/rules-own': { uid: 'rules-customer' },
  'orders/rules-others': { uid: 'rules-other-customer' },
  'orders/rules-guest': { uid: null },
  'orders/rules-own/notes/rules-note': { uid: 'rules-customer' },
};

/** All but the orders themselves. */
const CLOSED = Object.keys(DOCUMENTS).filter((path) => !/^orders\/[^/]+$/.test(path));

beforeAll(() =>
  writeUnruled((batch, database) => {
    for (const [path, content] of Object.entries(DOCUMENTS)) batch.set(doc(database, path), content);
  }),
);

afterAll(async () => {
  await writeUnruled((batch, database) => {
    for (const path of Object.keys(DOCUMENTS)) batch.delete(doc(database, path));
  });
  await rules.cleanup();
});

async function writeUnruled(write: (batch: ReturnType<typeof writeBatch>, database: Firestore) => void): Promise<void> {
  await rules.withSecurityRulesDisabled(async (context) => {
    const database = databaseOf(context);
    const batch = writeBatch(database);
    write(batch, database);
    await batch.commit();
  });
}

function collectionOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

// Without rules the emulator allows everything, and rules of one project do not count for another.
describe('the rules are in force', () => {
  test('a guest may not read what is there', async () => {
    await assertFails(getDoc(doc(guest, 'users/rules-admin')));
  });

  test('they are loaded for the project that the pages and the API use', async () => {
    const answer = await fetch(`${environment('SHOP_URL')}/__/firebase/init.json`);
    expect(await answer.json()).toMatchObject({ projectId: 'demo-aloghor' });
    expect(environment('GCLOUD_PROJECT')).toBe('demo-aloghor');
  });
});

/** The attempts that the rules allow, by caller and path: none, where nobody may do it. */
async function allowed(paths: readonly string[], attempt: (database: Firestore, path: string) => Promise<unknown>) {
  const attempts = paths.flatMap((path) => EVERYONE.map(([who, database]) => ({ who, path, database })));
  const outcomes = await Promise.all(
    attempts.map(async ({ who, path, database }) => {
      const isDenied = await assertFails(attempt(database, path)).then(
        () => true,
        () => false,
      );
      return isDenied ? [] : [`${who}: ${path}`];
    }),
  );
  return outcomes.flat();
}

describe('what is not an order', () => {
  test('is read by nobody', async () => {
    expect(await allowed(CLOSED, (database, path) => getDoc(doc(database, path)))).toEqual([]);
  });

  test('is listed by nobody', async () => {
    expect(await allowed(CLOSED, (database, path) => getDocs(collection(database, collectionOf(path))))).toEqual([]);
  });
});

describe('an order', () => {
  test('is read by its owner', async () => {
    await assertSucceeds(getDoc(doc(customer, 'orders/rules-own')));
  });

  test('is read by an admin', async () => {
    await assertSucceeds(getDoc(doc(admin, 'orders/rules-own')));
  });

  test.each([
    ['a guest', guest],
    ['another customer', otherCustomer],
    ['a demoted admin whose token still carries the claim', demotedAdmin],
    ['an admin by document only', claimlessAdmin],
    ['an admin by claim only', strangerWithClaim],
  ])('is not read by %s', async (_who, database) => {
    await assertFails(getDoc(doc(database, 'orders/rules-own')));
  });

  test('of a guest is read by an admin', async () => {
    await assertSucceeds(getDoc(doc(admin, 'orders/rules-guest')));
  });

  test.each([
    ['a guest', guest],
    ['a customer', customer],
    ['a demoted admin', demotedAdmin],
  ])('of a guest is not read by %s', async (_who, database) => {
    await assertFails(getDoc(doc(database, 'orders/rules-guest')));
  });
});

describe('the orders', () => {
  function ownedBy(database: Firestore, uid: string | null) {
    return query(collection(database, 'orders'), where('uid', '==', uid));
  }

  test('of their own are listed by a customer', async () => {
    const { docs } = await assertSucceeds(getDocs(ownedBy(customer, 'rules-customer')));
    expect(docs.map(({ id }) => id)).toEqual(['rules-own']);
  });

  test('of everybody are listed by an admin', async () => {
    const { docs } = await assertSucceeds(getDocs(collection(admin, 'orders')));
    expect(docs.map(({ id }) => id)).toEqual(expect.arrayContaining(['rules-guest', 'rules-others', 'rules-own']));
  });

  test.each([
    ['a guest', guest],
    ['a customer', customer],
    ['a demoted admin', demotedAdmin],
    ['an admin by document only', claimlessAdmin],
    ['an admin by claim only', strangerWithClaim],
  ])('of everybody are not listed by %s', async (_who, database) => {
    await assertFails(getDocs(collection(database, 'orders')));
  });

  test('of another customer are not listed by a customer', async () => {
    await assertFails(getDocs(ownedBy(customer, 'rules-other-customer')));
  });

  test('of guests are not listed by a customer, nor by a guest', async () => {
    await assertFails(getDocs(ownedBy(customer, null)));
    await assertFails(getDocs(ownedBy(guest, null)));
  });
});

/** The first orders of the queue of calls, as the desk's page asks for them. */
function firstCalls(database: Firestore, count = 100) {
  return query(collection(database, 'desk'), where('callAt', '>=', 0), orderBy('callAt'), limit(count));
}

/** The order that was placed last, which may wait behind all these. */
function lastPlaced(database: Firestore) {
  return query(collection(database, 'desk'), orderBy('createdAt', 'desc'), limit(1));
}

/** The orders that are put aside, as their list follows them. */
function firstAside(database: Firestore) {
  return query(collection(database, 'desk'), where('asideSince', '>=', 0), orderBy('asideSince'), limit(100));
}

describe('the queue of calls', () => {
  test.each([
    ['a guest', guest],
    ['a customer', customer],
    ['a demoted admin', demotedAdmin],
    ['an admin by document only', claimlessAdmin],
    ['an admin by claim only', strangerWithClaim],
  ])('is not listed by %s', async (_who, database) => {
    await assertFails(getDocs(firstCalls(database)));
  });

  test('is listed by an admin, a hundred orders at most', async () => {
    await assertSucceeds(getDocs(firstCalls(admin)));
    await assertFails(getDocs(firstCalls(admin, 101)));
    await assertFails(getDocs(query(collection(admin, 'desk'), where('callAt', '>=', 0))));
  });
});

describe('only roles with the permission read', () => {
  const LISTS = [
    ['the orders of everybody', 'orders:read', (database: Firestore) => collection(database, 'orders')],
    ['the queue of calls', 'desk:work', firstCalls],
    ['the order that was placed last', 'desk:work', lastPlaced],
    ['the orders that are put aside', 'desk:work', firstAside],
  ] as const;

  const ATTEMPTS = LISTS.flatMap(([what, permission, listed]) =>
    ACCOUNT_ROLES.map((role) => ({ what, permission, listed, role })),
  );

  test.each(ATTEMPTS)('$what: $role', async ({ permission, listed, role }) => {
    const uid = `rules-role-${role}-${permission}`;
    await writeUnruled((batch, database) => batch.set(doc(database, `users/${uid}`), { name: '', role }));
    onTestFinished(() => writeUnruled((batch, database) => batch.delete(doc(database, `users/${uid}`))));
    const documents = getDocs(listed(signedIn(uid, withClaimsOf(role))));
    await (hasPermission(role, permission) ? assertSucceeds(documents) : assertFails(documents));
  });
});

describe.each([
  ['orders', (database: Firestore) => collection(database, 'orders')],
  ['desk', firstCalls],
] as const)('an open listener of an admin to %s', (name, listed) => {
  const setRole = (role: string) =>
    writeUnruled((batch, database) => batch.update(doc(database, 'users/rules-admin'), { role }));
  const placeOrder = (id: string) =>
    writeUnruled((batch, database) => batch.set(doc(database, `${name}/${id}`), { uid: null, callAt: 0 }));

  /** Listens to the documents: their ids, and the error that ended it. Resolves after the first snapshot. */
  async function listen(): Promise<string[]> {
    const heard: string[] = [];
    await new Promise<void>((open) => {
      const stop = onSnapshot(
        listed(admin),
        ({ docs }) => {
          heard.push(...docs.map(({ id }) => id));
          open();
        },
        ({ code }) => heard.push(code),
      );
      onTestFinished(stop);
    });
    return heard;
  }

  afterEach(async () => {
    await setRole('admin');
    await writeUnruled((batch, database) => {
      for (const id of ['rules-first', 'rules-second']) batch.delete(doc(database, `${name}/${id}`));
    });
  });

  test('receives a new order', async () => {
    const heard = await listen();
    await placeOrder('rules-first');
    await vi.waitUntil(() => heard.includes('rules-first'), 20_000);
  });

  test('is closed by a demotion, and receives no later order', async () => {
    const heard = await listen();
    await setRole('customer');
    await placeOrder('rules-second');
    await vi.waitUntil(() => heard.includes('permission-denied'), 20_000);
    expect(heard).not.toContain('rules-second');
  });
});

describe('nobody writes from a browser, whatever it is', () => {
  const ALL = [...CLOSED, 'orders/rules-own', 'inventions/of-somebody'];
  const OWNED = { uid: 'rules-customer' };

  // Rules know these three: whatever else a client calls is one of them.
  test.each<[string, (database: Firestore, path: string) => Promise<unknown>]>([
    ['creates', (database, path) => setDoc(doc(database, `${collectionOf(path)}/rules-new`), OWNED)],
    ['changes', (database, path) => updateDoc(doc(database, path), { role: 'admin' })],
    ['deletes', (database, path) => deleteDoc(doc(database, path))],
  ])('%s', async (_what, attempt) => {
    expect(await allowed(ALL, attempt)).toEqual([]);
  });
});
