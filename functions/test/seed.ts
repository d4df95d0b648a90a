import { openAsBlob } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Contents, catalogueDocuments } from '../src/catalogue/catalogue-documents.ts';
import { CategorySettings } from '../src/contract/categories.ts';
import { FeaturedIds } from '../src/contract/featured-lists.ts';
import { uploadImage } from '../src/contract/images.ts';
import { addProduct } from '../src/contract/product-changes.ts';
import { SETTINGS_SCHEMAS } from '../src/contract/settings.ts';
import { withArticleKey } from '../src/domain/article-number.ts';
import { FIRST_CATEGORIES } from '../src/domain/categories.ts';
import { linesThatStayed } from '../src/domain/order-outcomes.ts';
import { isDelivered } from '../src/domain/order-status.ts';
import { FEATURED_LISTS } from '../src/domain/products.ts';
import { isStaff, withClaimsOf } from '../src/domain/roles.ts';
import { SMALL_PICTURE_FIELDS } from '../src/domain/small-pictures.ts';
import { storedFields } from '../src/products/fields-after.ts';
import { userKeys } from '../src/users/search-keys.ts';
import { environment } from './environment.ts';
import { catalogue, PEOPLE, type Pictured, SEED_DATA, seededSettings } from './seed-data.ts';

/** The first product of the catalogue is the newest, each further one a minute older. */
const NEWEST = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

/** Longer than any transaction takes: half a minute. */
const TRIES_OF_REMOVING = 300;
const PAUSE_MS = 100;

const SEEDED_COLLECTIONS = ['products', 'featured', 'users'];

/** By their paths. */
type Documents = Map<string, object>;

/**
 * Resets the stack of the environment to its state after the first start, except for the counter of order numbers:
 * running servers have reserved some, and another server would reserve the same ones again. Without a parameter: Vitest
 * rejects a hook that has one.
 */
export function resetToSeed(): Promise<void> {
  return resetTo('shop');
}

/** The same with nobody's data but people's: a shop on its first day. */
export function resetToPeople(): Promise<void> {
  return resetTo('people');
}

async function resetTo(what: Seed): Promise<void> {
  await withApp(async (app) => {
    const counter = getFirestore(app).doc('counters/orderNumbers');
    const counted = (await counter.get()).data();
    await emptyStack();
    await fillWith(what, app);
    if (counted) await counter.set(counted);
  });
}

/** Removes every document and every account; pictures stay, their addresses are those of the next seed. */
export async function emptyStack(): Promise<void> {
  const accounts = `${environment('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${environment('GCLOUD_PROJECT')}/accounts`;
  await Promise.all([emptyDatabase(), removeAll(accounts)]);
}

/** Removes every document. */
export async function emptyDatabase(): Promise<void> {
  const database = `projects/${environment('GCLOUD_PROJECT')}/databases/(default)`;
  await removeAll(`${environment('FIRESTORE_EMULATOR_HOST')}/emulator/v1/${database}/documents`);
}

/** The emulator refuses it while a transaction goes on. */
async function removeAll(address: string): Promise<void> {
  for (let left = TRIES_OF_REMOVING; ; left -= 1) {
    const answer = await fetch(`http://${address}`, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
    if (answer.ok) return;
    if (answer.status !== 409 || left === 0) throw new Error(`DELETE ${address} was answered ${answer.status}`);
    await setTimeout(PAUSE_MS);
  }
}

/** What is to sell; the same with its first orders and reviews; or only the people: a shop on its first day. */
export type Seed = 'shop' | 'shop-with-orders' | 'people';

/** Seeds an empty database and leaves any other unchanged. Returns whether it was empty. */
export async function seedIfEmpty(what: Seed = 'shop'): Promise<boolean> {
  return withApp(async (app) => {
    const empty = await isEmpty(getFirestore(app));
    if (empty) await fillWith(what, app);
    return empty;
  });
}

/** Writes the catalogue and the people; whatever stands under the same ids is replaced. */
export async function seed(): Promise<void> {
  await withApp((app) => fillWith('shop', app));
}

export async function withApp<Result>(use: (app: App) => Promise<Result>): Promise<Result> {
  const app = initializeApp({ projectId: environment('GCLOUD_PROJECT') }, `seed-${crypto.randomUUID()}`);
  getFirestore(app).settings({ ignoreUndefinedProperties: true }); // as the shop's own
  try {
    return await use(app);
  } finally {
    await deleteApp(app);
  }
}

async function isEmpty(firestore: Firestore): Promise<boolean> {
  const found = await Promise.all(SEEDED_COLLECTIONS.map((name) => firestore.collection(name).limit(1).get()));
  return found.every(({ empty }) => empty);
}

async function fillWith(what: Seed, app: App): Promise<void> {
  if (what === 'people') return fillWithPeople(app);
  const originals = await seededOriginals();
  await writeAccounts(app);
  // Last and atomically: an interrupted seed leaves an empty database, so the next start seeds again.
  await writeDocuments(getFirestore(app), await (what === 'shop' ? shopDocuments : soldDocuments)(originals));
}

/** The catalogue with the addresses of its pictures, by image host: the pictures are uploaded once to each. */
const seeded = new Map<string, Contents>();

async function seededOriginals(): Promise<Contents> {
  const host = environment('IMAGE_HOST_URL');
  const originals = seeded.get(host) ?? originalsOf(await uploadPictures());
  seeded.set(host, originals);
  return originals;
}

async function shopDocuments(originals: Contents): Promise<Documents> {
  return new Map([...originalDocuments(originals), ...(await copyDocuments(originals)), ...userDocuments()]);
}

/** The same with settings, the first orders, what buyers say of them, and what follows from both. */
async function soldDocuments(originals: Contents): Promise<Documents> {
  // Imported late, because parts of the server read the database's address from the environment on load.
  const { costsOfOrders, firstOrders, profitDaysOf, salesDaysOf } = await import('./seed-orders.ts');
  const { deskOfSeed } = await import('./seed-desk.ts');
  const { payoutsOfSeed } = await import('./seed-payouts.ts');
  const now = Date.now();
  const { orders: first, reviews, ratings, ledger } = firstOrders(originals.products, now);
  const { orders: current, desks, numberMarks, workDays } = deskOfSeed(originals.products, first.size, now);
  const { parcels, payouts } = payoutsOfSeed({ orders: current, desks }, now);
  const orders = new Map([...first, ...current]);
  const costs = new Map(catalogue.products.map(({ name, cost }) => [slug(name), cost === undefined ? {} : { cost }]));
  const rated = originals.products.map((product) => {
    const rating = ratings.get(product._id);
    return { ...product, ...costs.get(product._id), ...(rating && { rating }) };
  });
  const orderCosts = costsOfOrders(orders, rated);
  const delivered = [...orders.values()].filter(({ status }) => isDelivered(status));
  const sold = delivered.flatMap(({ lines, outcome }) => linesThatStayed(lines, outcome?.cameBack));
  return new Map<string, object>([
    ...(await shopDocuments({
      ...originals,
      products: rated,
      settings: { ...originals.settings, ...settingsOfSeed() },
    })),
    ...inCollection('orders', orders),
    ...inCollection('desk', desks),
    ...inCollection('parcels', parcels),
    ...inCollection('payouts', payouts),
    ...inCollection('numberMarks', numberMarks),
    ...inCollection('workDays', workDays),
    ...inCollection('reviews', reviews),
    ...inCollection('ledger', ledger),
    ...sold.map(({ _id, name, translations, img }) => [`sales/${_id}`, { name, translations, img }] as const),
    ...inCollection('salesDays', salesDaysOf(orders)),
    ...inCollection('orderCosts', orderCosts),
    ...inCollection('profitDays', profitDaysOf(orders, orderCosts)),
    ['counters/orderNumbers', { next: orders.size }],
  ]);
}

function inCollection(name: string, documents: ReadonlyMap<string, object>): [string, object][] {
  return [...documents].map(([id, document]) => [`${name}/${id}`, document]);
}

function settingsOfSeed(): Contents['settings'] {
  const { legal, delivery, advance, riders } = seededSettings;
  return {
    legal: SETTINGS_SCHEMAS.legal.parse(legal),
    delivery: SETTINGS_SCHEMAS.delivery.parse(delivery),
    advance: SETTINGS_SCHEMAS.advance.parse(advance),
    riders: SETTINGS_SCHEMAS.riders.parse(riders),
  };
}

async function fillWithPeople(app: App): Promise<void> {
  await writeAccounts(app);
  await writeDocuments(getFirestore(app), userDocuments());
}

async function writeDocuments(firestore: Firestore, documents: Documents): Promise<void> {
  const batch = firestore.batch();
  for (const [path, document] of documents) batch.set(firestore.doc(path), document);
  await batch.commit();
}

/** Everything that shoppers see, parsed by the contract: a mistake in the file fails here, naming its field. */
function originalsOf(pictures: Map<string, string>): Contents {
  const products = catalogue.products.map((entry, place) => {
    const all = entry.pictures?.map(({ alt, ...picture }) => ({ ...hosted(picture, pictures), alt }));
    const product = addProduct.body.parse({ ...entry, ...hosted(entry, pictures), pictures: all });
    const { stock, hidden, cost, ...shown } = product;
    return { _id: slug(entry.name), ...storedFields(shown), createdAt: NEWEST - place * MINUTE_MS };
  });
  const list = catalogue.categories.map((entry) => {
    return { ...FIRST_CATEGORIES.find(({ name }) => name === entry.name), ...hosted(entry, pictures) };
  });
  const settings = { categories: CategorySettings.parse({ list }) };
  return { products, featured: featuredLists(products.map(({ _id }) => _id)), settings };
}

/** The addresses in place of the names. */
function hosted(pictured: Pictured, pictures: Map<string, string>) {
  const named = [['img', pictured.img], ...SMALL_PICTURE_FIELDS.map((size) => [size, pictured[size]])] as const;
  return Object.fromEntries(named.flatMap(([field, name]) => (name ? [[field, pictures.get(name)]] : [])));
}

function featuredLists(products: string[]): Contents['featured'] {
  return Object.fromEntries(
    FEATURED_LISTS.map((list) => {
      const ids = FeaturedIds.parse(catalogue.featured[list].map(slug));
      const unknown = ids.filter((id) => !products.includes(id));
      if (unknown.length > 0)
        throw new Error(`The featured list ${list} names unknown products: ${unknown.join(', ')}`);
      return [list, ids];
    }),
  );
}

function originalDocuments({ products, featured, settings }: Contents): Documents {
  return new Map<string, object>([
    ...products.map(({ _id, ...product }) => [`products/${_id}`, withArticleKey(product)] as const),
    ...Object.entries(featured).map(([list, data]) => [`featured/${list}`, { data }] as const),
    ...Object.entries(settings).map(([part, values]) => [`settings/${part}`, Object(values)] as const),
  ]);
}

/** The catalogue's documents. */
async function copyDocuments(originals: Contents): Promise<Documents> {
  const { head, shards } = await catalogueDocuments(originals);
  return new Map<string, object>([
    ['catalogue/head', head],
    ...[...shards].map(([id, shard]) => [`catalogueShards/${id}`, shard] as const),
  ]);
}

function userDocuments(): Documents {
  return new Map(
    PEOPLE.map(({ uid, name, email, role }) => {
      return [`users/${uid}`, { name, email, role, createdAt: NEWEST, searchKeys: userKeys({ name, email }) }] as const;
    }),
  );
}

async function writeAccounts(app: App): Promise<void> {
  const auth = getAuth(app);
  await auth.deleteUsers(PEOPLE.map(({ uid }) => uid));
  await Promise.all(
    PEOPLE.map(async ({ uid, name, email, password, role }) => {
      await auth.createUser({ uid, displayName: name, email, emailVerified: true, password });
      if (isStaff(role)) await auth.setCustomUserClaims(uid, withClaimsOf(role));
    }),
  );
}

/** The address of each picture of the catalogue, by its name there. */
async function uploadPictures(): Promise<Map<string, string>> {
  const further = catalogue.products.flatMap((product) => product.pictures ?? []);
  const entries: Pictured[] = [...catalogue.products, ...further, ...catalogue.categories];
  const named = entries.flatMap((entry) => [entry.img, ...SMALL_PICTURE_FIELDS.map((size) => entry[size])]);
  const names = new Set(named.filter((name) => name !== undefined));
  return new Map(await Promise.all([...names].map(async (name) => [name, await upload(name)] as const)));
}

async function upload(name: string): Promise<string> {
  const form = new FormData();
  form.set('image', await openAsBlob(fileURLToPath(new URL(name, SEED_DATA))), name);
  const answer = await fetch(environment('IMAGE_HOST_URL'), { method: 'POST', body: form });
  return uploadImage.reply.parse(await answer.json()).data.display_url;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
