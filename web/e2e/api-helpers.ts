import type { StaffSettings } from '@aloghor/functions/contract/settings';
import type { FeaturedListName } from '@aloghor/functions/domain/products';
import type { Settings, SettingsPart } from '@aloghor/functions/domain/settings';
import { type Answer, type Asked, ask } from '@aloghor/functions/test/ask';
import { NOBODY, signIn } from '@aloghor/functions/test/people';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';

/** Direct access for tests: the database itself, and the admin's calls. */
const app: App = getApps()[0] ?? initializeApp();
const database = getFirestore(app);

/** Sets a product's price in taka, the way the admin's page does; returns the previous one. */
export async function setPrice(productId: string, price: number): Promise<number> {
  const { body: product } = await ask(NOBODY, `GET /item/${productId}`);
  await callAsAdmin(`PATCH /item/${productId}`, { name: product.name, desc: product.desc, price });
  return product.price;
}

/** Sets a part of the shop's settings, as the admin's page does. */
export async function setSettings<Part extends SettingsPart>(part: Part, values: Settings[Part]): Promise<void> {
  const { version } = (await staffSettings())[part];
  await callAsAdmin(`PATCH /settings/${part}`, { ...values, version });
}

/** All settings, as the admin's page reads them. */
export async function staffSettings(): Promise<StaffSettings> {
  return (await callAsAdmin('GET /settings/admin')).body;
}

/** Adds a product the way the admin's page does; answers its id. */
export async function addProduct(product: object): Promise<string> {
  return (await callAsAdmin('POST /products', product)).body.insertedId;
}

/** Deletes a product the way the admin's page does. */
export async function removeProduct(id: string): Promise<void> {
  await callAsAdmin(`DELETE /products/${id}`);
}

/** Sets what deliveries cost. */
export function setDelivery(delivery: Settings['delivery']): Promise<void> {
  return setSettings('delivery', delivery);
}

/** Sets the line above every page. */
export function setAnnouncement(announcement: Settings['announcement']): Promise<void> {
  return setSettings('announcement', announcement);
}

/** Writes a page about the shop, as the admin's page does; without texts it is as in a new shop. */
export async function setInfoPage(topic: string, page: object): Promise<void> {
  const { body } = await callAsAdmin(`GET /pages/admin/${topic}`);
  await callAsAdmin(`PATCH /pages/${topic}`, { ...page, version: body.version });
}

/** Sets the products of a featured list, at least five, the way the admin's page does. */
export async function feature(list: FeaturedListName, ids: string[]): Promise<void> {
  await callAsAdmin(`POST /${list}Products`, ids);
}

/** Hides a product from shoppers or shows it, the way the admin's page does. */
export async function setHidden(productId: string, hidden: boolean): Promise<void> {
  const { body: product } = await callAsAdmin(`GET /products/admin/${productId}`);
  const { name, desc, price } = product;
  await callAsAdmin(`PATCH /item/${productId}`, { name, desc, price, hidden });
}

/** Sets how many of a product are in stock, the way the admin's page does; null ends the counting. */
export async function setStock(productId: string, stock: number | null): Promise<void> {
  const { body: product } = await ask(NOBODY, `GET /item/${productId}`);
  const { name, desc, price } = product;
  await callAsAdmin(`PATCH /item/${productId}`, { name, desc, price, stock });
}

/** Sets a product's description as the admin's page does; returns the previous one. */
export async function changeText(productId: string, desc: string): Promise<string> {
  const { body: product } = await ask(NOBODY, `GET /item/${productId}`);
  await callAsAdmin(`PATCH /item/${productId}`, { name: product.name, desc, price: product.price });
  return product.desc;
}

/** Replaces a product's photo as the admin's page does. */
export async function changePhoto(productId: string, img: string): Promise<void> {
  const { body: product } = await ask(NOBODY, `GET /item/${productId}`);
  const { name, desc, price } = product;
  await callAsAdmin(`PATCH /item/${productId}`, { name, desc, price, img });
}

/** The orders of one e-mail address, as they are stored. */
export async function ordersOf(email: string) {
  const { docs } = await database.collection('orders').where('email', '==', email).get();
  return docs.map((doc) => ({ _id: doc.id, ...doc.data() }));
}

/** The orders placed with one mobile number: how a guest's are found. */
export async function ordersOfMobile(mobileNumber: string) {
  const { docs } = await database.collection('orders').where('mobileNumber', '==', mobileNumber).get();
  return docs.map((doc) => doc.id);
}

/** The short number of an order. */
export async function orderNumberOf(id: string | undefined): Promise<string> {
  return String((await database.doc(`orders/${id}`).get()).get('number'));
}

/** Leaves the parcel of an order as where the call that asks its courier to cancel it has died so many milliseconds ago. */
export async function dieInCancellation(id: string, agoMs: number): Promise<void> {
  const cancellation = { at: Date.now() - agoMs, by: 'clerk@aloghor.example', answer: 'asked' };
  await database.doc(`desk/${id}`).update({ 'parcel.cancellation': cancellation, revision: FieldValue.increment(1) });
}

/** Leaves an order as where somebody has packed it so many milliseconds ago. */
export async function notePacked(id: string, by: string, agoMs: number): Promise<void> {
  const packed = { at: Date.now() - agoMs, by };
  await database.doc(`desk/${id}`).update({ packed, revision: FieldValue.increment(1) });
}

/** The stored cart lines of one e-mail address, as product and quantity. */
export async function cartOf(email: string) {
  const { docs } = await database.collection('carts').where('email', '==', email).get();
  return Object.fromEntries(docs.map((doc) => [doc.get('productId'), doc.get('quantity')]));
}

/** The shop's own document of a user; undefined where it has none. */
export async function userOf(email: string) {
  const { docs } = await database.collection('users').where('email', '==', email).get();
  return docs[0]?.data();
}

/** Proves that an address is its owner's, as the link of the e-mail does. */
export async function verifyAddressOf(email: string): Promise<void> {
  const auth = getAuth(app);
  await auth.updateUser((await auth.getUserByEmail(email)).uid, { emailVerified: true });
}

/** Sets a user's role, bypassing the checks of the shop's page. */
export async function setRole(email: string, role: 'admin' | 'customer'): Promise<void> {
  const auth = getAuth(app);
  const { uid } = await auth.getUserByEmail(email);
  await auth.setCustomUserClaims(uid, { admin: role === 'admin' });
  await database.collection('users').doc(uid).update({ role });
}

/** Adds this many lines of deleted products to a customer's cart. */
export async function fillCart(email: string, lines: number): Promise<void> {
  const { uid } = await getAuth(app).getUserByEmail(email);
  const batch = database.batch();
  for (let place = 0; place < lines; place++) {
    const productId = `made-${place}`;
    const known = { name: `Made Lamp ${place}`, img: '/icon-192.png', price: 100 };
    const line = { uid, email, productId, quantity: 1, addedAt: place, ...known };
    batch.set(database.doc(`carts/${uid}_${productId}`), line);
  }
  await batch.commit();
}

/** Makes a customer an admin, whose address counts as proved. */
export async function promote(email: string): Promise<void> {
  const auth = getAuth(app);
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { emailVerified: true });
  await callAsAdmin(`PATCH /users/admin/${uid}`);
}

/** Deletes an account at the identity provider, even while it is signed in. */
export async function deleteAccount(email: string): Promise<void> {
  const auth = getAuth(app);
  await auth.deleteUser((await auth.getUserByEmail(email)).uid);
}

/** Ends every session of an account, as after a change of its password. */
export async function endSessions(email: string): Promise<void> {
  const auth = getAuth(app);
  await auth.revokeRefreshTokens((await auth.getUserByEmail(email)).uid);
}

/** Places orders of one moon lamp, where nothing else is `said`, the way a guest's page does. */
export async function placeOrders(mobileNumber: string, count: number, said: object = {}): Promise<void> {
  const order = {
    name: 'Rupa Shopper',
    mobileNumber,
    orderItems: [{ _id: 'chandni-3d-printed-moon-lamp', quantity: 1 }],
    ...said,
  };
  for (let placed = 0; placed < count; placed += 1) {
    expectDone('POST /orders', await ask(NOBODY, 'POST /orders', order));
  }
}

/** Places a guest's order, of two lamps where nothing else is `said`, ahead of all others in the queue of calls; answers its id. */
export async function placeFirstCall(mobileNumber: string, name: string, said: object = {}): Promise<string> {
  const orderItems = [{ _id: 'chandni-3d-printed-moon-lamp' }, { _id: 'dhoya-smoked-glass-pendant', quantity: 2 }];
  const deliveryAddress = 'House 7, Road 3, Dhanmondi, Dhaka';
  const answer = await ask(NOBODY, 'POST /orders', { name, mobileNumber, deliveryAddress, orderItems, ...said });
  expectDone('POST /orders', answer);
  await queueFirst(answer.body.insertedId);
  return answer.body.insertedId;
}

/** Puts an order ahead of all others in the queue of calls, also of those that other journeys put first and left there. */
export async function queueFirst(orderId: string): Promise<void> {
  const waiting = database.collection('desk').where('callAt', '>=', 0).orderBy('callAt');
  const [first] = (await waiting.limit(1).get()).docs;
  await queueAt(orderId, first ? first.get('callAt') - 1_000 : Date.now());
}

/** Puts an order into the queue of calls as if it had been placed at this time, in milliseconds. */
export async function queueAt(orderId: string, time: number): Promise<void> {
  await database.collection('desk').doc(orderId).update({ callAt: time, createdAt: time });
}

/** How many orders are to be called now. */
export async function countDue(): Promise<number> {
  const due = database.collection('desk').where('callAt', '>=', 0).where('callAt', '<=', Date.now());
  return (await due.count().get()).data().count;
}

/** How many of a product are in stock. */
export async function stockLeft(productId: string): Promise<number> {
  return (await database.collection('stock').doc(productId).get()).get('count');
}

/** What the desk knows of an order. */
export async function deskOf(orderId: string) {
  return (await database.collection('desk').doc(orderId).get()).data();
}

/** Guest orders of a mobile number that its owner has confirmed on the telephone. */
export async function placeConfirmed(mobileNumber: string, count: number): Promise<void> {
  await placeOrders(mobileNumber, count);
  for (const id of await ordersOfMobile(mobileNumber)) await recordCall(id, 'confirmed');
}

/** Stores so many copies of an order, in the shop alone, not in its figures. Returns what removes them. */
export async function copyOrder(id: string, amount: number): Promise<() => Promise<void>> {
  const copies = Array.from({ length: amount }, (_, place) => `${id}-${place}`);
  // At once, not one by one: at each write the emulator reads anew what every page follows.
  const made = database.batch();
  const removed = database.batch();
  for (const collection of ['orders', 'desk']) {
    const stored = await database.collection(collection).doc(id).get();
    for (const copy of copies) {
      const reference = database.doc(`${collection}/${copy}`);
      removed.delete(reference);
      if (stored.exists) made.set(reference, stored.data() ?? {});
    }
  }
  await made.commit();
  return async () => void (await removed.commit());
}

/** Records what came of a call, the way another admin's page does, also while somebody works on the order. */
export async function recordCall(orderId: string, outcome: string): Promise<void> {
  await callAsAdmin(`POST /desk/${orderId}/claim`, { takeOver: true });
  await callAsAdmin(`POST /desk/${orderId}/calls`, { outcome });
}

/** Notes that an order is packed, the way the admin's page does. */
export async function setPacked(orderId: string): Promise<void> {
  await callAsAdmin(`POST /orders/admin/${orderId}/packed`, { packed: true });
}

/** Refuses an order on the telephone, so long ago that its buyer may be called again. */
export async function refuseLongAgo(orderId: string): Promise<void> {
  await recordCall(orderId, 'refused');
  await database.doc(`desk/${orderId}`).update({ attempts: [] });
}

/** Sets an order's status the way the admin's page does. */
export async function setStatus(orderId: string, status: string): Promise<void> {
  await callAsAdmin(`PATCH /orders/admin/${orderId}?status=${encodeURIComponent(status)}`);
}

export async function reopenOrder(orderId: string): Promise<void> {
  await callAsAdmin(`POST /orders/admin/${orderId}/reopen`);
}

/** Counts what has come back of a delivered order, by product id, the way another admin's page does. */
export async function countReturned(orderId: string, quantities: Record<string, number>): Promise<void> {
  const cameBack = Object.entries(quantities).map(([_id, quantity]) => ({ _id, quantity }));
  await callAsAdmin(`POST /orders/admin/${orderId}/counted`, { reason: 'other', cameBack });
}

/** Books a confirmed order with a courier. Returns the parcel's consignment, the order's number, and taka to collect. */
export async function bookWith(courier: string, orderId: string) {
  const { body: checked } = await callAsAdmin('POST /parcels/check', { courier, ids: [orderId] });
  const { toCollect, number } = checked.rows[0];
  const { body: booked } = await callAsAdmin('POST /parcels', { courier, orders: [{ _id: orderId, toCollect }] });
  return { number, toCollect, consignmentId: booked.rows[0].parcel.consignmentId };
}

/** The same, and has it delivered. */
export async function deliverByCourier(orderId: string, courier = 'steadfast') {
  const booked = await bookWith(courier, orderId);
  await setStatus(orderId, 'Delivered');
  return booked;
}

/** Shows a review of a product that waits, the way the admin's page does. */
export async function showReview(productId: string): Promise<void> {
  const { body } = await callAsAdmin('GET /reviews/admin?state=waiting');
  const review = body.find((one: { productId: string }) => one.productId === productId);
  await callAsAdmin(`PATCH /reviews/${review._id}`, { state: 'shown', revision: review.revision });
}

/** Writes that an order's money was received, or takes it back, the way the admin's page does. */
export async function setPayment(orderId: string, received: boolean): Promise<void> {
  await callAsAdmin(`POST /orders/admin/${orderId}/payment`, { received });
}

/** Sets an order's delivery charge the way the admin's desk does. */
export async function setCharge(orderId: string, taka: number): Promise<void> {
  await callAsAdmin(`POST /orders/admin/${orderId}/amounts`, { amounts: [{ kind: 'delivery', taka }] });
}

/** Writes that taka came ahead of an order, the way the admin's desk does. */
export async function setAdvance(orderId: string, taka: number): Promise<void> {
  const advance = { kind: 'advance', taka, transaction: 'BKX7' };
  await callAsAdmin(`POST /orders/admin/${orderId}/amounts`, { amounts: [advance] });
}

/** Changes how many of a product are in an order, as its buyer asks on the telephone. */
export async function correctQuantity(orderId: string, productId: string, quantity: number): Promise<void> {
  await callAsAdmin(`PATCH /orders/admin/${orderId}/corrections`, { lines: [{ _id: productId, quantity }] });
}

async function callAsAdmin(what: Asked, body?: object): Promise<Answer> {
  const answer = await ask(await signIn('admin'), what, body);
  expectDone(what, answer);
  return answer;
}

function expectDone(what: Asked, { status, body }: Answer): void {
  if (status !== 200) throw new Error(`${what} was answered ${status}: ${JSON.stringify(body)}`);
}

/** What the identity provider has sent to an address. */
export async function mailsTo(email: string): Promise<string[]> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; requestType: string }[] };
  return oobCodes.filter((code) => code.email === email).map(({ requestType }) => requestType);
}

/** Stores a notification about this order that could not be sent. */
export async function noteFailedNotification(orderNumber: string): Promise<void> {
  const now = Date.now();
  const given = { event: 'outForDelivery', askedAt: now, tries: 6, failedAt: now, failure: 'notTaken' };
  await database
    .collection('outbox')
    .doc(`${orderNumber}_outForDelivery`)
    .set({ orderId: orderNumber, number: orderNumber, ...given });
}

/** Stores this many reviews of a product, hidden unless said otherwise, each with its number; answers how they are removed. */
export async function putReviews(
  product: { _id: string; name: string; img: string },
  count: number,
  given: object = {},
) {
  const { _id: productId, name, img } = product;
  const documents = Array.from({ length: count }, (_, place) => database.doc(`reviews/${productId}-${place}`));
  const batch = database.batch();
  for (const [place, document] of documents.entries()) {
    const said = { stars: 4, text: `Review number ${place + 1}`, at: place + 1, returned: false };
    const order = { orderId: `order-${place}`, number: `A-${place}`, productId, product: { name, img } };
    batch.set(document, { ...said, ...order, state: 'hidden', revision: 0, ...given });
  }
  await batch.commit();
  return () => Promise.all(documents.map((document) => document.delete()));
}
