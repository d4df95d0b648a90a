import { lineId } from '../src/carts/cart-line.ts';
import { carts } from '../src/platform/database/collections.ts';
import type { Person } from './people.ts';

/** Adds this many lines of non-existing products, `made-0`, `made-1` and so on, to a customer's cart. */
export function fillCart(person: Person, lines: number): Promise<void> {
  return putInCart(
    person,
    Array.from({ length: lines }, (_, place) => `made-${place}`),
  );
}

/** Adds a piece of each product to a customer's cart, without a look at the product. */
export async function putInCart({ uid, email }: Pick<Person, 'uid' | 'email'>, productIds: string[]): Promise<void> {
  const batch = carts.reference.firestore.batch();
  for (const [place, productId] of productIds.entries()) {
    const known = { name: `Made Lamp ${place}`, img: '/made.webp', price: 100 };
    const document = { uid, email, productId, quantity: 1, addedAt: place, ...known };
    batch.set(carts.reference.doc(lineId(uid, productId)), document);
  }
  await batch.commit();
}
