import { translatedNamesOf } from '../src/contract/translations.ts';
import type { Amount } from '../src/domain/amounts.ts';
import { orderNumberAt } from '../src/domain/order-number.ts';
import { newOrder } from '../src/orders/order-document.ts';
import { searchKeys } from '../src/orders/search-keys.ts';
import type { Stored } from '../src/platform/database/collection.ts';
import type { OrderDocument, ProductDocument } from '../src/platform/database/collections.ts';
import { type Customer, GUEST, type Guest } from '../src/platform/http/access.ts';
import { idOfKey } from '../src/platform/http/idempotency-key.ts';
import { PEOPLE, type SeededRequest } from './seed-data.ts';

export type Product = Stored<ProductDocument>;

/** @throws where no product has this name */
export type ProductNamed = (name: string) => Product;

export function namesOf(products: readonly Product[]): ProductNamed {
  const byName = new Map(products.map((product) => [product.name, product]));
  return (name) => {
    const product = byName.get(name);
    if (!product) throw new Error(`An order names an unknown product: ${name}`);
    return product;
  };
}

interface Placed {
  productNamed: ProductNamed;
  /** In milliseconds. */
  at: number;
  amountsOf?: (total: number) => Amount[];
}

/** An order of the seed as its buyer placed it, the one at this place among all of them, and its id. */
export function placeSeeded(
  { buyer: name, uid, mobileNumber, address: deliveryAddress, district, thana, lines: wanted }: SeededRequest,
  place: number,
  { productNamed, at, amountsOf }: Placed,
): { id: string; order: OrderDocument } {
  const lines = wanted.map(({ product, quantity }) => {
    const { _id, name, translations, article, img, price } = productNamed(product);
    return { _id, name, ...translatedNamesOf(translations), ...(article && { article }), img, price, quantity };
  });
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const given = { orderNumber: orderNumberAt(place), now: at, amounts: amountsOf?.(total) };
  const request = { name, mobileNumber, deliveryAddress, place: { district, ...(thana && { thana }) } };
  const order = newOrder(buyerOf(uid), request, lines, given);
  const id = idOfKey(uid ?? null, `seeded-${place}`);
  return { id, order: { ...order, searchKeys: searchKeys(id, order) } };
}

function buyerOf(uid: string | undefined): Guest | Customer {
  const person = PEOPLE.find((one) => one.uid === uid);
  if (!person) return GUEST;
  return { uid: person.uid, email: person.email, name: person.name, role: 'customer' };
}
