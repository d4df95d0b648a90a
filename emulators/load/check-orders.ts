// Compares what buyers were told with what the database holds.

import type { Told } from './buyers.ts';

/** An order as the database holds it. */
export interface Kept {
  _id: string;
  lines: { _id: string; price: number; quantity: number }[];
  totalPrice: number;
}

/** How many orders are wrong, and in which way. */
export interface Faults {
  /** Acknowledged, but not there. */
  lost: number;
  /** More than one order for one press of a button, or orders of nobody. */
  double: number;
  /** Of other lines than ordered, or of another sum than that of their lines. */
  wrongTotals: number;
}

/** `idOf` is the id that an order of this buyer has; a buyer who got no answer may have one order or none. */
export function checkOrders(told: Told[], kept: Kept[], idOf: (told: Told) => string): Faults {
  const keptById = new Map(kept.map((order) => [order._id, order]));
  const expected = new Map(told.map((one) => [idOf(one), one]));
  const acknowledged = told.flatMap(({ ids }) => ids);
  const foreign = kept.filter(({ _id }) => !expected.has(_id)).length;
  const doubled = told.filter((one) => one.ids.some((id) => id !== idOf(one))).length;
  return {
    lost: acknowledged.filter((id) => !keptById.has(id)).length,
    double: foreign + doubled,
    wrongTotals: kept.filter((order) => !isAsOrdered(order, expected.get(order._id))).length,
  };
}

function isAsOrdered({ lines, totalPrice }: Kept, told: Told | undefined): boolean {
  const asked = told?.buyer.lines ?? lines;
  const sum = asked.reduce((taka, { price, quantity }) => taka + Math.round(price * 100) * quantity, 0) / 100;
  const isSame = (one: Kept['lines'][number], other: Kept['lines'][number] | undefined) =>
    one._id === other?._id && one.price === other.price && one.quantity === other.quantity;
  const areSame = lines.length === asked.length && lines.every((line, place) => isSame(line, asked[place]));
  return totalPrice === sum && areSame;
}

export function inWords({ lost, double, wrongTotals }: Faults): string {
  return `${lost} lost, ${double} double, ${wrongTotals} wrong totals`;
}
