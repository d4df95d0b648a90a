import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import express, { type Request, Router } from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';

initializeApp();
const database = getFirestore();
const head = database.doc('catalogue/head');
const carts = database.collection('bareCarts');
const orders = database.collection('bareOrders');

/** There the shop looks at each call whether its catalogue is that of now; else its memory answers. */
const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';

/** As many as an order of the shop has. */
const SEARCH_KEYS = Array.from({ length: 60 }, (_, place) => `key ${place}`);
const ALREADY_EXISTS = 6;

const calls = Router();

/** The baseline for the shop's own latencies: asks the services for the same, answers as many bytes, and checks nothing. */
export const bare = onRequest({ region: 'asia-south1' }, express().use('/bare', calls).use(calls));

calls.get(['/products', '/item/:id'], async (request, response) => {
  if (isEmulated) await database.runTransaction((transaction) => transaction.getAll(head), { readOnly: true });
  response.type('json').send(answers()[`GET ${request.url}`]);
});

calls.post('/carts', async (request, response) => {
  const uid = await uidOf(request);
  const { productId, quantity } = request.body;
  const line = carts.doc(`${uid}_${productId}`);
  await database.runTransaction(async (transaction) => {
    const [product, before] = await transaction.getAll(database.doc(`products/${productId}`), line);
    const { name, img, price } = product?.data() ?? {};
    const known = { uid, productId, addedAt: Date.now(), name, img, price };
    if (before?.exists) return void transaction.set(line, { ...known, quantity: 1 + before.get('quantity') });
    await carts.where('uid', '==', uid).count().get();
    transaction.create(line, { ...known, quantity });
  });
  response.json({ insertedId: line.id });
});

calls.post('/orders', async (request, response) => {
  const uid = await uidOf(request);
  const { orderItems, ...words } = request.body;
  const key = request.get('idempotency-key') ?? randomUUID();
  const id = createHash('sha256').update(`${uid} ${key}`).digest('hex').slice(0, 24);
  const ids: string[] = orderItems.map(({ _id }: { _id: string }) => _id);
  const [earlier, ...products] = await database.getAll(
    orders.doc(id),
    ...ids.map((one) => database.doc(`products/${one}`)),
  );
  if (!earlier?.exists) {
    const lines = products.map((product) => ({ ...product.data(), quantity: 1 }));
    const batch = database
      .batch()
      .create(orders.doc(id), { ...words, uid, lines, searchKeys: SEARCH_KEYS, createdAt: Date.now() });
    if (uid) for (const one of ids) batch.delete(carts.doc(`${uid}_${one}`));
    await batch.commit().catch(unlessThere);
  }
  response.json({ insertedId: id });
});

calls.get('/orders', async (request, response) => {
  const { docs } = await orders
    .where('uid', '==', await uidOf(request))
    .orderBy('createdAt', 'desc')
    .get();
  response.json(docs.map((one) => one.data()));
});

calls.post('/orders/track', async (request, response) => {
  response.json((await orders.doc(request.body.id).get()).data());
});

/** Null without a token. */
async function uidOf(request: Request): Promise<string | null> {
  const token = request.get('authorization')?.replace('Bearer ', '');
  return token ? (await getAuth().verifyIdToken(token, true)).uid : null;
}

let kept: Record<string, string> | undefined;

/** The shop's response bodies, by method and address. */
function answers(): Record<string, string> {
  kept ??= JSON.parse(readFileSync(process.env.BARE_ANSWERS ?? '', 'utf8')) as Record<string, string>; // as it was written
  return kept;
}

function unlessThere(error: Error & { code?: number }): void {
  if (error.code !== ALREADY_EXISTS) throw error;
}
