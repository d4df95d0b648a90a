import type { OrderConflict } from '@aloghor/functions/contract/orders';
import { nameOf } from '../lib/product-texts.ts';
import { tOrdering } from '../locale/messages.ts';

/** Of which products too few pieces are left, by name, and that nothing was ordered. */
export function shortText({ short = [], lines = [] }: OrderConflict): string {
  const namesOf = (isSoldOut: boolean) =>
    short
      .filter((one) => one.isSoldOut === isSoldOut)
      .flatMap(({ _id }) => lines.filter((line) => line._id === _id).map(nameOf))
      .join(', ');
  const [soldOut, fewer] = [namesOf(true), namesOf(false)];
  return [soldOut && tOrdering.soldOut(soldOut), fewer && tOrdering.fewerLeft(fewer), tOrdering.changeCart]
    .filter(Boolean)
    .join(' ');
}
