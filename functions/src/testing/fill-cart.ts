import { lineId } from '../carts/cart-line.ts';
import { carts } from '../database/collections.ts';
import type { Person } from './people.ts';

/** Adds this many lines of non-existing products, `made-0`, `made-1` and so on, to a customer's cart. */
export async function fillCart({ uid, email }: Person, lines: number): Promise<void> {
  const batch = carts.reference.firestore.batch();
  for (let place = 0; place < lines; place++) {
    const productId = `made-${place}`;
    const known = { name: `Made Lamp ${place}`, img: '/made.webp', price: 100 };
    const document = { uid, email, productId, quantity: 1, addedAt: place, ...known };
    batch.set(carts.reference.doc(lineId(uid, productId)), document);
  }
  await batch.commit();
}
