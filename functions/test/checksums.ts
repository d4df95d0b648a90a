import { createHash } from 'node:crypto';
import { Firestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { DocumentReference, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** A checksum of each collection, and of `accounts`, by name; it does not depend on the project's name. */
export async function checksums(project: string, below: string[]): Promise<Record<string, string>> {
  const firestore = new Firestore({ projectId: project, useBigInt: true }); // tells integers from doubles
  const roots = await firestore.listCollections();
  const everything = [...roots, ...below.map((name) => firestore.collectionGroup(name))];
  const found = await Promise.all(everything.map((documents) => documents.get()));
  const named = found.map(({ docs }, place) => [roots[place]?.id ?? `below/${place}`, sumOf(docs)]);
  await firestore.terminate();
  return { ...Object.fromEntries(named), accounts: await accountsSum(project) };
}

function sumOf(documents: QueryDocumentSnapshot[]): string {
  return checksum(documents.map((document) => [document.ref.path, distinct(document.data())]));
}

/** Identity, ways to sign in and permissions of each account, without the validity of its tokens. */
async function accountsSum(projectId: string): Promise<string> {
  const app = initializeApp({ projectId }, `checksums-${crypto.randomUUID()}`);
  const { users } = await getAuth(app).listUsers();
  await deleteApp(app);
  return checksum(users.map((user) => user.toJSON()).map(withoutTokens));
}

function withoutTokens(user: object): object {
  const metadata = 'metadata' in user && { ...(user.metadata as object), lastRefreshTime: undefined }; // an object always
  return { ...user, metadata, tokensValidAfterTime: undefined };
}

function checksum(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** A form of the value that stays distinct in JSON. */
function distinct(value: unknown): unknown {
  if (typeof value === 'bigint') return `integer ${value}`;
  if (typeof value === 'number') return `double ${Object.is(value, -0) ? '-0' : value}`;
  if (value instanceof DocumentReference) return `reference ${value.path}`;
  if (Array.isArray(value)) return value.map(distinct);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return [value.constructor.name, value];
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([key, field]) => [key, distinct(field)]);
}
