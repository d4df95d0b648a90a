import { getAuth } from 'firebase-admin/auth';
import { dayOf } from '../src/domain/day-of.ts';
import {
  counters,
  logos,
  MIGRATIONS_LEDGER,
  meta,
  notified,
  numberScores,
  ORDER_NUMBERS,
  outbox,
  outsideServices,
} from '../src/platform/database/collections.ts';
import { database, firebase } from '../src/platform/database/firebase.ts';
import { type Answer, type Asked, ask, statusCall } from './ask.ts';
import { environment } from './environment.ts';
import { NOBODY, newCustomer, type Person, signIn } from './people.ts';

const PENDANT = 'dhoya-smoked-glass-pendant';
const MOBILE = '01712345678';

/** Of an order that a courier delivers. */
export const OTHER_MOBILE = '01812345679';

/** Stands in all that is written of the money of both. */
export const OF_MONEY = 'Her brother pays the rest';

/** More than Firestore writes in one request. */
const MANY = 620;

/** Writes documents into every collection of a seeded shop, into subcollections, and values of every type. */
export async function busyDay(): Promise<{ customer: Person; order: string }> {
  const [customer, admin] = [await newCustomer('রহিম \u2028 Uddin'), await signIn('admin')];
  const counted = {
    name: 'Counted',
    desc: 'A lamp.',
    price: 900,
    categories: ['Table Lamp'],
    img: '/lamp.webp',
    stock: 3,
  };
  await done(admin, 'POST /products', counted);
  const cells = {
    name: 'Filed',
    description: 'A lamp.',
    price: '900',
    categories: 'Table Lamp',
    picture: '/lamp.webp',
  };
  const file = { importId: 'lamps-of-a-busy-day', fileName: 'lamps.csv', rows: [{ row: 2, cells }] };
  await done(admin, 'POST /products/import', file);
  const { name, desc, price } = await done(admin, `GET /products/admin/${PENDANT}`);
  await done(admin, `PATCH /item/${PENDANT}`, { name, desc, price, cost: 1_900 });
  const order = { name: 'Rahim', mobileNumber: MOBILE, orderItems: [{ _id: PENDANT }] };
  await done(customer, 'POST /users', { name: 'Rahim', email: customer.email });
  await done(customer, 'POST /carts/merge', {
    mergeId: 'the-first-merge',
    entries: [{ ItemId: PENDANT, quantity: 2 }],
  });
  await done(customer, 'POST /carts', { productId: 'jute-double-drum-pendant', quantity: 3 });
  const { insertedId } = await done(NOBODY, 'POST /orders', order);
  await done(customer, 'POST /orders', order, { 'idempotency-key': crypto.randomUUID() });
  await done(admin, statusCall(insertedId, 'Delivered'));
  await done(admin, `POST /orders/admin/${insertedId}/payment`, { received: true });
  await done(admin, 'GET /stats/sales'); // which keeps the sum of the days that are over
  await done(NOBODY, 'POST /reviews', { orderId: insertedId, mobileNumber: MOBILE, productId: PENDANT, stars: 5 });
  const { stock, riders } = await done(admin, 'GET /settings/admin');
  await done(admin, 'PATCH /settings/stock', { ...stock, lowStock: 7 });
  await done(admin, 'PATCH /settings/riders', { ...riders, people: [{ name: 'Karim' }] });
  await settleDay(admin, await done(NOBODY, 'POST /orders', order));
  const another = { mobileNumber: OTHER_MOBILE, deliveryAddress: 'House 9, Road 3', place: { district: 'Dhaka' } };
  await bookParcel(admin, await done(NOBODY, 'POST /orders', { ...order, ...another }));
  await done(NOBODY, 'POST /questions', { name: 'Karim', email: 'karim@example.com', question: 'When?' });
  await done(NOBODY, 'POST /subscribers', { email: 'karim@example.com' });
  await done(admin, 'POST /customers/marks', { mobileNumber: MOBILE, marks: ['callFirst'] });
  await done(admin, 'POST /customers/erase', { mobileNumber: '01700000009' });
  await addAccounts();
  await addTypes();
  await countNumbers();
  await leaveNotification(insertedId);
  const ran = { 'a-migration': { release: '1.1.0', startedAt: 1, doneAt: 2, changed: 3 } };
  await logos.reference
    .doc('a-logo')
    .set({ file: Buffer.from('<svg/>'), icons: { 'icon-192.png': Buffer.from('icon') } });
  await meta.reference.doc(MIGRATIONS_LEDGER).set({ ran });
  await notified.reference.doc('a-number-and-day').set({ notices: [insertedId], removeAt: new Date(9) });
  await numberScores.reference.doc('a-hash').set({ at: 7, removeAt: new Date(9) });
  return { customer, order: insertedId };
}

async function done(
  who: Person | undefined,
  what: Asked,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer['body']> {
  const answer = await ask(who, what, body, headers);
  if (answer.status >= 400) throw new Error(`${what} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A rider brings an order to its buyer, and its money to the shop. */
async function settleDay(admin: Person, { insertedId: _id }: Answer['body']): Promise<void> {
  await done(admin, `POST /orders/admin/${_id}/rider`, { rider: 'Karim' });
  await done(admin, statusCall(_id, 'Delivered'));
  const { toCollect: taka } = await done(admin, `GET /orders/admin/${_id}` as Asked);
  const day = dayOf(Date.now());
  const sheet = { rider: 'Karim', day, orders: [{ _id, taka }], handedOver: taka - 20, note: OF_MONEY };
  const { _id: settlement } = await done(admin, 'POST /riders/settlements', sheet);
  await done(admin, `POST /riders/settlements/${settlement}/close`, { reason: OF_MONEY });
}

/** An order is confirmed, booked with a courier, who has refused the shop's keys before, delivered, and paid out. */
async function bookParcel(admin: Person, { insertedId: _id }: Answer['body']): Promise<void> {
  await done(admin, `POST /desk/${_id}/calls`, { outcome: 'confirmed' });
  const { rows } = await done(admin, 'POST /parcels/check', { courier: 'steadfast', ids: [_id] });
  await done(admin, 'POST /parcels', { courier: 'steadfast', orders: [{ _id, toCollect: rows[0].toCollect }] });
  await done(admin, statusCall(_id, 'Delivered'));
  const row = { invoice: rows[0].number, collected: rows[0].toCollect - 50, charge: 70, reason: OF_MONEY };
  const { _id: payout } = await done(admin, 'POST /settlements', {
    courier: 'steadfast',
    day: '2026-11-20',
    rows: [row],
  });
  await done(admin, `POST /settlements/${payout}/accept`);
  await done(admin, `PATCH /settlements/${payout}/rows/0`, { kind: 'tooLittle', closed: OF_MONEY });
  await done(admin, 'POST /couriers/pick-ups', { courier: 'steadfast', parcels: 12, note: 'By the back door.' });
  await outsideServices.reference.doc('steadfast').set({ keys: 'a-hash-of-others', until: 9 });
}

/** The shop of the tests sends no notifications. */
function leaveNotification(orderId: string): Promise<unknown> {
  const notification = { orderId, event: 'delivered', askedAt: 7, dueAt: 8, tries: 0 } as const;
  return outbox.reference.doc(`${orderId}_delivered`).set(notification);
}

/** The server may have reserved the numbers of these orders before the database was emptied. */
async function countNumbers(): Promise<void> {
  const [counter] = await counters.get([ORDER_NUMBERS]);
  if (!counter) await counters.reference.doc(ORDER_NUMBERS).set({ next: 2_000 });
}

async function addAccounts(): Promise<void> {
  const auth = getAuth(firebase);
  await auth.createUser({ uid: 'closed', email: 'closed@example.com', password: 'a secret', disabled: true });
  await auth.setCustomUserClaims('closed', { admin: false, desk: { floor: 2 } });
  const google = { providerId: 'google.com', uid: '1234', email: 'g@example.com', displayName: 'G' };
  await auth.importUsers([{ uid: 'by-google', email: 'g@example.com', emailVerified: true, providerData: [google] }]);
}

/** As Firestore's JSON, because its client for Node writes no whole double. */
async function addTypes(): Promise<void> {
  const root = `projects/${environment('GCLOUD_PROJECT')}/databases/(default)/documents`;
  const fields = {
    integer: { integerValue: '9007199254740993' },
    double: { doubleValue: 5 },
    signed: { doubleValue: '-0' },
    notANumber: { doubleValue: 'NaN' },
    endless: { doubleValue: '-Infinity' },
    nothing: { nullValue: null },
    time: { timestampValue: '2026-01-01T00:00:00.123456Z' },
    bytes: { bytesValue: '/wD+' },
    place: { geoPointValue: { latitude: 23.75, longitude: 0 } },
    reference: { referenceValue: `${root}/products/${PENDANT}` },
    referenceValue: { stringValue: `${root}/not/a-reference` },
    text: { stringValue: 'line\u2028line\r\n"\\ আলোঘর 💡 \u0000' },
    nested: {
      mapValue: {
        fields: { 'a.b`c': { arrayValue: { values: [{ mapValue: { fields: { none: { arrayValue: {} } } } }] } } },
      },
    },
    vector: {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 0.1 }] } },
        },
      },
    },
  };
  const names = ['types/all', 'types/none/below/one', 'types/all/below/two/deeper/three'];
  const answer = await fetch(`http://${environment('FIRESTORE_EMULATOR_HOST')}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: names.map((name) => ({ update: { name: `${root}/${name}`, fields } })) }),
  });
  if (!answer.ok) throw new Error(`The types were answered ${answer.status}: ${await answer.text()}`);
  const writer = database.bulkWriter();
  for (let place = 0; place < MANY; place++) void writer.set(database.doc(`many/${place}`), { place });
  await writer.close();
}

/** The collections that stand below documents. */
export const BELOW = ['below', 'deeper'];
