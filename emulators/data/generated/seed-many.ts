// Makes a seeded shop big.
import { withArticleKey } from '@aloghor/functions/domain/article-number';
import { chunksOf } from '@aloghor/functions/domain/chunks-of';
import { DELIVERED_STATUS } from '@aloghor/functions/domain/order-status';
import type {
  OrderDocument,
  ProductDocument,
  ReviewDocument,
} from '@aloghor/functions/src/platform/database/collections';
import { withApp } from '@aloghor/functions/test/seed';
import { FieldPath, type Firestore, getFirestore } from 'firebase-admin/firestore';
import pMap from 'p-map';
import { Problem } from '../../shop/problem.ts';
import { GENERATED_PREFIX, type Generated, generatedProducts } from './generated-products.ts';

/** How many products serve as models: as many as the seed has. */
const MODELS_MAXIMUM = 60;

/** At most 500 in Firestore. */
const BATCH_SIZE = 250;
const BATCHES_AT_ONCE = 4;

/** What to do when not everything was written; a repeat writes the same ids. */
export const GOES_ON = 'Run the same command again: it writes what is missing.';

export interface Amounts {
  /** In all, with the seeded ones. */
  products: number;
  /** Generated ones, of generated products. */
  orders?: number;
}

/** Adds seed data that looks real, products and orders with reviews, up to these amounts; doing it again changes only the orders' dates. */
export async function seedMany({ products, orders = 0 }: Amounts): Promise<void> {
  await withApp(async (app) => {
    const firestore = getFirestore(app);
    const missing = Math.max(products - (await countOwn(firestore)), 0);
    const generated = generatedProducts(await modelsIn(firestore), missing);
    if (orders > 0 && generated.length === 0)
      throw new Problem('Orders are of generated products: say a greater number of those.');
    if (orders > 0) await writeOrders(firestore, generated, orders);
    await writeProducts(firestore, generated);
  });
}

/** How many products were not generated. */
async function countOwn(firestore: Firestore): Promise<number> {
  const all = firestore.collection('products');
  const generated = all.orderBy(FieldPath.documentId()).startAt(GENERATED_PREFIX).endAt(`${GENERATED_PREFIX}\uf8ff`);
  const [inAll, ours] = await Promise.all([all.count().get(), generated.count().get()]);
  return inAll.data().count - ours.data().count;
}

/** Some of the products that were not generated, the newest first. */
async function modelsIn(firestore: Firestore): Promise<ProductDocument[]> {
  const { docs } = await firestore.collection('products').orderBy('createdAt', 'desc').limit(MODELS_MAXIMUM).get();
  // As the seed and the shop write them.
  return docs.filter(({ id }) => !id.startsWith(GENERATED_PREFIX)).map((doc) => doc.data() as ProductDocument);
}

/** What must follow when products are written without the API. Their ratings are those of the reviews that are there. */
async function writeProducts(firestore: Firestore, generated: Generated<ProductDocument>[]): Promise<void> {
  // Imported late, because these read the database's address from the environment on load.
  const { ratingsOf } = await import('@aloghor/functions/test/seed-orders');
  const { docs } = await firestore.collection('reviews').get();
  const ratings = ratingsOf(docs.map((review) => review.data() as ReviewDocument)); // as the seed and the shop write them
  const products = generated.map(({ id, document }) => {
    const rating = ratings.get(id);
    return { id, document: withArticleKey(rating ? { ...document, rating } : document) };
  });
  await writeAll(firestore, { products });
  const { rebuildCatalogue } = await import('@aloghor/functions/src/catalogue/rebuild-catalogue');
  await rebuildCatalogue();
}

async function writeOrders(firestore: Firestore, of: Generated<ProductDocument>[], amount: number): Promise<void> {
  const products = of.map(({ id, document: { name, img, price } }) => ({ _id: id, name, img, price, quantity: 1 }));
  // Imported late for the same reason: both use parts of the server.
  const { desksOf, generatedOrders, salesOf } = await import('./generated-orders.ts');
  const { withReviews } = await import('./generated-reviews.ts');
  const { paymentsOf } = await import('@aloghor/functions/test/seed-orders');
  const { orders, reviews } = withReviews(generatedOrders(products, amount, Date.now()));
  const ledger = orders
    .flatMap(({ id, document }) => paymentsOf(id, document))
    .map(([id, document]) => ({ id, document }));
  await writeAll(firestore, { orders, desk: desksOf(orders), reviews, ledger, sales: salesOf(orders) });
  await countSalesAnew(firestore);
}

/** Of all delivered orders: a repeat has moved those of its generated ones to other days. */
async function countSalesAnew(firestore: Firestore): Promise<void> {
  const { salesDaysOf } = await import('@aloghor/functions/test/seed-orders'); // late for the same reason
  const [{ docs }] = await Promise.all([
    firestore.collection('orders').where('status', '==', DELIVERED_STATUS).get(),
    firestore.recursiveDelete(firestore.collection('salesDays')),
    firestore.recursiveDelete(firestore.collection('salesSums')), // the shop sums them up again
  ]);
  const days = salesDaysOf(docs.map((order) => [order.id, order.data() as OrderDocument] as const)); // as the shop writes them
  await writeAll(firestore, { salesDays: [...days].map(([id, document]) => ({ id, document })) });
}

/** In batches, so that the first failing one ends the work and says how far it came. */
async function writeAll(firestore: Firestore, collections: Record<string, Generated<object>[]>): Promise<void> {
  const writes = Object.entries(collections).flatMap(([name, documents]) => documents.map((one) => ({ name, ...one })));
  let written = 0;
  const write = async (some: typeof writes) => {
    const batch = firestore.batch();
    for (const { name, id, document } of some) batch.set(firestore.collection(name).doc(id), document);
    await batch.commit();
    written += some.length;
  };
  try {
    await pMap(chunksOf(writes, BATCH_SIZE), write, { concurrency: BATCHES_AT_ONCE });
  } catch (error) {
    const { message } = error as Error;
    throw new Problem(`${written} of ${writes.length} documents were written, then it failed: ${message}. ${GOES_ON}`);
  }
}
