import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chosenProject } from '../src/backup/chosen-project.ts';
import { documentsAt, readTimeNow, writeDocuments } from '../src/backup/documents.ts';
import { filesOf } from '../src/backup/manifest.ts';
import { openProject, type Project } from '../src/backup/project.ts';
import { assertRoom, checkBackup, restoreBackup } from '../src/backup/restore-backup.ts';
import { writeBackup } from '../src/backup/write-backup.ts';
import { openOrderNumbers } from '../src/orders/order-numbers.ts';
import { database } from '../src/platform/database/firebase.ts';
import { read } from '../test/api.ts';
import { ask } from '../test/ask.ts';
import { BELOW, busyDay, OF_MONEY, OTHER_MOBILE } from '../test/busy-day.ts';
import { checksums } from '../test/checksums.ts';
import { environment } from '../test/environment.ts';
import { signedInAgain, signIn } from '../test/people.ts';
import { runScript } from '../test/run-command.ts';
import { emptyStack, resetToSeed } from '../test/seed.ts';
import { catalogue } from '../test/seed-data.ts';
import { COLLECTION_NAMES } from '../test/stored-documents.ts';

const SHOP = environment('GCLOUD_PROJECT');
const EMPTY = 'demo-restored';

/** How many files the pictures of the seed are. */
const PICTURES = new Set(
  catalogue.products
    .flatMap(({ share, ...product }) => [{ ...product, share }, ...(product.pictures ?? [])])
    .flatMap((one) => [one.img, one.thumbnail, 'share' in one ? one.share : undefined])
    .filter(Boolean),
).size;

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const saved = join(folder, 'saved');
const files = filesOf(saved);

let day: Awaited<ReturnType<typeof busyDay>>;
let before: Record<string, string>;
let shown: unknown;

beforeAll(async () => {
  await resetToSeed();
  day = await busyDay();
  await (await openProject(EMPTY)).empty();
  [before, shown] = await Promise.all([checksums(SHOP, BELOW), read('/products?limit=100')]);
  const { code, said } = await runScript('backup', ['--to', saved]);
  expect(said).toMatch(/^\d+ documents, 7 accounts and \d+ pictures are in /);
  expect(code).toBe(0);
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await (await openProject(EMPTY)).empty();
  await resetToSeed();
});

const restore = (...args: string[]) => runScript('restore', args);

test('a shop in another project is the same, document by document and account by account', async () => {
  expect(Object.keys(before)).toEqual(expect.arrayContaining(COLLECTION_NAMES));
  const host = await recordingHost();
  const { code, said } = await runScript('restore', [saved, '--project', EMPTY, '--yes'], { IMAGE_HOST_URL: host.url });
  expect(said).toContain(`into ${EMPTY} on the emulators.`);
  expect(said).toContain(`${EMPTY} is restored.`);
  expect(code).toBe(0);
  expect(await checksums(EMPTY, BELOW)).toEqual(before);
  expect(host.close().toSorted()).toEqual(readdirSync(files.pictures).toSorted());
});

test('references lead to the documents of the project that they are in', async () => {
  const project = await openProject(EMPTY);
  const query = { from: [{ collectionId: 'types' }] };
  expect(await project.askFirestore('runQuery', { structuredQuery: query })).toMatchObject([
    {
      document: {
        fields: {
          reference: { referenceValue: expect.stringMatching(`^projects/${EMPTY}/.*/products/`) },
          referenceValue: { stringValue: expect.stringContaining(`projects/${SHOP}/`) },
        },
      },
    },
  ]);
});

test('only its owner may read a backup', () => {
  const modes = Object.values(files).map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600, 0o700]);
  expect(statSync(saved).mode & 0o777).toBe(0o700);
  expect(readdirSync(files.pictures).map((name) => statSync(join(files.pictures, name)).mode & 0o777)).not.toContain(
    0o644,
  );
});

test('a shop that has lost everything sells again as before, and its people sign in as before', async () => {
  await emptyStack();
  expect((await restore(saved, '--yes')).said).toContain(`${SHOP} is restored.`);
  expect(await read('/products?limit=100')).toEqual(shown);
  const customer = await signedInAgain(day.customer);
  expect((await ask(customer, `GET /orders?email=${customer.email}`)).body).toHaveLength(1);
  const { status, body } = await ask(await signIn('admin'), `GET /orders/admin/${day.order}`);
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'Delivered' } });
  await expect(signedInAgain({ ...customer, email: 'closed@example.com' })).rejects.toThrow('USER_DISABLED');
});

test('all documents are of one moment, whatever is written meanwhile', async () => {
  const project = await openProject(SHOP);
  const now = await readTimeNow(project);
  const found: string[] = [];
  for await (const { path } of documentsAt(project, now)) {
    if (found.length === 0) await database.doc('users/customer').delete();
    if (found.length === 0) await database.doc('users/newcomer').set({ name: 'New' });
    found.push(path);
  }
  await database.doc('users/newcomer').delete();
  expect(found).toContain('users/customer');
  expect(found).not.toContain('users/newcomer');
  expect(found).toHaveLength(JSON.parse(readFileSync(files.manifest, 'utf8')).documents.lines);
});

test.each<[string, (copied: typeof files) => void, RegExp]>([
  [
    'cut',
    ({ documents }) => writeFileSync(documents, readFileSync(documents).subarray(0, -9)),
    /documents.* is damaged/,
  ],
  ['swapped', ({ accounts, documents }) => copyFileSync(documents, accounts), /accounts.* is damaged/],
  ['broken off', ({ manifest }) => rmSync(manifest), /is no backup, or one that broke off/],
  ['scrawled', ({ manifest }) => writeFileSync(manifest, '{"format":1}'), /manifest\.json is not valid/],
  ['blurred', ({ pictures }) => writeFileSync(firstIn(pictures), ''), /\.(webp|jpg) is damaged/],
  [
    'incomplete',
    ({ pictures }) => rmSync(firstIn(pictures)),
    new RegExp(`is damaged: of ${PICTURES} pictures it has ${PICTURES - 1}`),
  ],
])('a backup that is %s is rejected', async (name, change, sentence) => {
  await expect(checkBackup(copyOf(name, change))).rejects.toThrow(sentence);
});

function copyOf(name: string, change: (copied: typeof files) => void): string {
  const copy = join(folder, name);
  cpSync(saved, copy, { recursive: true });
  change(filesOf(copy));
  return copy;
}

const firstIn = (pictures: string) => join(pictures, readdirSync(pictures)[0] ?? '');

test('nothing is written over other data, or unasked', async () => {
  await (await openProject(EMPTY)).empty();
  const full = await checksums(SHOP, BELOW);
  const damaged = copyOf('damaged', ({ documents }) => writeFileSync(documents, 'x'));
  const [unasked, cut, over] = await Promise.all([
    restore(saved, '--project', EMPTY),
    restore(damaged, '--project', EMPTY, '--yes'),
    restore(saved, '--yes'),
  ]);
  expect([unasked.code, cut.code, over.code]).toEqual([1, 1, 1]);
  expect(unasked.said).toContain('Nothing was restored: say y, or --yes where nobody can answer.');
  expect(cut.said).toContain('documents.ndjson.gz is damaged: nothing was restored.');
  expect(over.said).toContain(`${SHOP} holds documents and accounts already: nothing was restored.`);
  expect(await checksums(EMPTY, [])).toEqual(await checksums('demo-never-used', []));
  expect(await checksums(SHOP, BELOW)).toEqual(full);
});

test('accounts alone are other data, too', async () => {
  const project = await openProject('demo-accounts');
  await project.askAccounts(`v1/projects/${project.id}/accounts`, { email: 'somebody@example.com' });
  const wishes = { isOverwriting: false, isEmptying: false, imageHost: undefined };
  await expect(assertRoom(project, wishes)).rejects.toThrow('demo-accounts holds accounts already');
  await project.empty();
  await assertRoom(project, wishes);
});

test('a backup that cannot be made leaves nothing, and none takes the place of another', async () => {
  const project = await openProject(SHOP);
  const wishes = { at: undefined, withPasswords: true, imageHost: undefined };
  await expect(writeBackup(project, saved, wishes)).rejects.toThrow('is there already: name a new folder.');
  expect((await checkBackup(saved)).pictures).toBe(PICTURES);
  const never = join(folder, 'never');
  await expect(writeBackup(project, never, { ...wishes, at: 'yesterday' })).rejects.toThrow(' refuses: ');
  expect(existsSync(never)).toBe(false);
});

test('a disk that takes no more is told in a sentence, and leaves nothing that looks like a backup', async () => {
  const never = join(folder, 'too-large');
  const { code, said } = await runScript('backup', ['--to', never], {}, { fileBlocks: 16 });
  expect(said).toBe(
    `The disk takes no file of this size: nothing was saved in ${never}. Make room, or choose another place with --to.\n`,
  );
  expect(code).toBe(1);
  expect(existsSync(never)).toBe(false);
});

test('what is missing is said in a sentence', async () => {
  const { code, said } = await restore(saved, '--everything');
  expect(said).toContain("Unknown option '--everything'");
  expect(code).toBe(1);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  await expect(chosenProject({}, 'backup')).rejects.toThrow('Set both FIRESTORE_EMULATOR_HOST and');
  vi.stubEnv('GCLOUD_PROJECT', '');
  await expect(chosenProject({}, 'backup')).rejects.toThrow('Say of which project: npm run backup -- --project');
  vi.unstubAllEnvs();
});

test('a restore that breaks off says so, leaves no open shop, and can be done again', async () => {
  const project = await openProject(EMPTY);
  await project.empty();
  let commits = 0;
  const failing: Project = {
    ...project,
    askFirestore: async (method, body) => {
      if (method === 'commit' && ++commits === 2) throw new Error('The connection is cut.');
      return project.askFirestore(method, body);
    },
  };
  const manifest = await checkBackup(saved);
  const wishes = { isOverwriting: false, isEmptying: false, imageHost: undefined };
  await expect(restoreBackup(failing, saved, manifest, wishes)).rejects.toThrow(
    `${EMPTY} is restored in part only, do not use it: The connection is cut. Do the same again with --overwrite`,
  );
  const partly = await checksums(EMPTY, BELOW);
  expect(partly).not.toHaveProperty('catalogue');

  await restoreBackup(project, saved, manifest, { ...wishes, isOverwriting: true });
  expect(await checksums(EMPTY, BELOW)).toEqual(before);
});

const counting = database.doc('counters/orderNumbers');

test('a backup that is written over a shop which has sold on gives no order number out twice', async () => {
  await counting.set({ next: 100_060 });
  expect((await restore(saved, '--overwrite', '--yes')).code).toBe(0);
  expect(await openOrderNumbers()()).toBe('L-2060');
});

test.each<[string, object | undefined, string]>([
  ['a larger counter stays', { next: 100_060 }, 'L-2060'],
  ['a smaller one counts on from the saved one', { next: 3 }, 'F-1000'],
  ['a lost one is found again from the orders', undefined, 'K-1421'],
  ['one that is no number is found again from the orders', { next: 'many' }, 'K-1421'],
])('of two counters of order numbers %s', async (_what, counter, next) => {
  const later = database.doc('orders/later');
  await later.set({ number: 'K-1020', createdAt: Date.now() });
  await counting.delete();
  if (counter) await counting.set(counter);
  await restoreCounter({ integerValue: '45000' });
  expect(await openOrderNumbers()()).toBe(next);
  await later.delete();
});

test('the counter of invoices is never lowered, and found again from the orders', async () => {
  const invoices = database.doc('counters/invoices');
  const restored = async () => {
    await restoreCounter({ integerValue: '40' }, invoices.path);
    return (await invoices.get()).get('next');
  };
  await invoices.set({ next: 52 });
  expect(await restored()).toBe(52);
  await invoices.set({ next: 7 });
  expect(await restored()).toBe(40);
  const later = database.doc('orders/later');
  await later.set({ invoice: { serial: 61, at: 1 } });
  await invoices.delete();
  expect(await restored()).toBe(61);
  await Promise.all([later.delete(), invoices.delete()]);
});

test('a counter of a backup that is no number leaves the one that is there', async () => {
  await counting.set({ next: 100_060 });
  await restoreCounter({ stringValue: 'many' });
  expect(await openOrderNumbers()()).toBe('L-2060');
});

async function restoreCounter(next: object, path = counting.path): Promise<void> {
  async function* lines() {
    yield JSON.stringify({ path, fields: { next } });
  }
  expect(await writeDocuments(await openProject(SHOP), lines(), SHOP)).toBe(1);
}

test('who was calling about an order when it was saved does not hold it after a restore', async () => {
  const [state, claim] = [{ stringValue: 'toCall' }, { mapValue: { fields: { by: { stringValue: 'c@x.example' } } } }];
  async function* lines() {
    yield JSON.stringify({ path: 'desk/claimed', fields: { state, claim } });
  }
  expect(await writeDocuments(await openProject(SHOP), lines(), SHOP)).toBe(1);
  const claimed = database.doc('desk/claimed');
  expect((await claimed.get()).data()).toEqual({ state: 'toCall' });
  await claimed.delete();
});

test('emptying first leaves nothing of what was there, and is for emulators alone', async () => {
  const project = await openProject(EMPTY);
  await project.askFirestore('commit', { writes: [{ update: { name: `${project.root}/left/over`, fields: {} } }] });
  const wishes = { isOverwriting: false, isEmptying: true, imageHost: undefined };
  await expect(assertRoom({ ...project, isLocal: false }, wishes)).rejects.toThrow('Only emulators are emptied');
  await restoreBackup(project, saved, await checkBackup(saved), wishes);
  expect(await checksums(EMPTY, BELOW)).toEqual(before);
});

test('a number that was erased after the backup is erased anew by a restore, here and in another project', async () => {
  const admin = await signIn('admin');
  const active = (await ask(admin, 'GET /allOrders')).body as { _id: string; mobileNumber: string }[];
  for (const { _id, mobileNumber } of active)
    if (mobileNumber === '01712345678') await ask(admin, `PATCH /orders/admin/${_id}?status=Cancel`);
  for (const mobileNumber of ['01712345678', OTHER_MOBILE])
    expect((await ask(admin, 'POST /customers/erase', { mobileNumber })).status).toBe(200);
  expect(JSON.stringify(await everythingIn(SHOP))).not.toContain(OF_MONEY);
  const later = { name: 'Later', mobileNumber: '01712345678', orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };
  await ask(undefined, 'POST /orders', later);

  const { said } = await restore(saved, '--project', EMPTY, '--yes', '--empty-first');
  expect(said).toContain(`${EMPTY} is restored.`);
  const texts = async (project: string) => JSON.stringify(await everythingIn(project));
  for (const gone of ['01712345678', OTHER_MOBILE, OF_MONEY]) expect(await texts(EMPTY)).not.toContain(gone);
  expect((await restore(saved, '--yes', '--empty-first')).said).toContain(`${SHOP} is restored.`);
  for (const gone of ['01712345678', OTHER_MOBILE, OF_MONEY]) expect(await texts(SHOP)).not.toContain(gone);
  const restored = (await database.doc(`orders/${day.order}`).get()).data();
  expect(restored).toMatchObject({
    status: 'Delivered',
    lines: [{ _id: 'dhoya-smoked-glass-pendant' }],
    mobileNumber: '',
  });
  expect(restored).not.toHaveProperty('name');
  expect((await database.collection('erasures').get()).size).toBeGreaterThanOrEqual(2); // and for the next restore
});

test('a restore that cannot ask the project of the backup what it has erased writes nothing, unless that is said to be gone', async () => {
  const project = await openProject(EMPTY);
  await project.empty();
  const manifest = { ...(await checkBackup(saved)), project: 'gone/shop' };
  const wishes = { isOverwriting: false, isEmptying: false, imageHost: undefined };
  await expect(restoreBackup(project, saved, manifest, wishes)).rejects.toThrow(
    /^gone\/shop does not say which numbers it has erased since: .* If that project is no more, say --source-gone\.$/s,
  );
  expect(await everythingIn(EMPTY)).toEqual([]);
  await restoreBackup(project, saved, manifest, { ...wishes, isSourceGone: true });
  const { types: _withReferences, ...others } = before;
  expect(await checksums(EMPTY, BELOW)).toMatchObject(others);
});

async function everythingIn(project: string): Promise<unknown[]> {
  const opened = await openProject(project);
  const all: unknown[] = [];
  for await (const document of documentsAt(opened, await readTimeNow(opened))) all.push(document);
  return all;
}

/** An image host that names pictures as ours does, and returns at its end which it has received. */
async function recordingHost() {
  const names: string[] = [];
  const server = createServer(async (request, response) => {
    const headers = { 'content-type': String(request.headers['content-type']) };
    const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
    const image = form.get('image') as File; // as the contract of image hosts says
    const hash = createHash('sha256').update(Buffer.from(await image.arrayBuffer()));
    const name = `${hash.digest('hex').slice(0, 12)}.${image.name.split('.').at(-1)}`;
    names.push(name);
    response.end(JSON.stringify({ success: true, data: { display_url: `http://pictures.example/${name}` } }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
    return names;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }; // as it listens on a port
}
