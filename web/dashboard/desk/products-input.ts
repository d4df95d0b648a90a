import type { DeskOrder } from '@aloghor/functions/contract/desk';
import type { ChosenProduct } from '../order-products/chosen-product.ts';
import type { ProductsInput } from './drafts.ts';

type Lines = DeskOrder['order']['orderItems'];

/** The lines of an order as they are typed, the added ones last; one that is dropped has the quantity 0. */
export function typedLines(lines: Lines, { quantities = {}, added = [] }: ProductsInput): ChosenProduct[] {
  const all = [...lines, ...added.filter(isNewIn(lines)).map((product) => ({ ...product, quantity: 0 }))];
  return all.map(({ quantity, ...product }) => ({ ...product, quantity: quantities[product._id] ?? quantity }));
}

/** What is typed when the lines are to become these: a product that the order has keeps the order's price. */
export function inputOf(lines: Lines, wanted: readonly ChosenProduct[]): ProductsInput {
  const before = new Map(lines.map(({ _id, quantity }) => [_id, quantity]));
  const changed = wanted.filter(({ _id, quantity }) => quantity !== before.get(_id));
  return {
    quantities: Object.fromEntries(changed.map(({ _id, quantity }) => [_id, quantity])),
    added: wanted.filter(isNewIn(lines)).map(({ quantity, ...product }) => product),
  };
}

function isNewIn(lines: Lines) {
  return ({ _id }: { _id: string }) => !lines.some((line) => line._id === _id);
}
