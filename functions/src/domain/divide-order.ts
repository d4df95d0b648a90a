import { type Amount, isAmount, isDeducted, signedTaka } from './amounts.ts';
import { linesThatStayed, partOfLines } from './order-outcomes.ts';
import { orderTotal, sumOfTaka } from './orders.ts';

export interface Line {
  _id: string;
  price: number;
  quantity: number;
}

/** What an order shares with another one. `taken`: by product id, what was taken from the stock for it. */
export interface Shared<One extends Line, Sum extends Amount> {
  lines: readonly One[];
  amounts: readonly Sum[];
  taken?: Readonly<Record<string, number>> | undefined;
}

/** The same as it becomes, with its total in taka. */
export interface Share<One extends Line, Sum extends Amount> {
  lines: One[];
  totalPrice: number;
  amounts: Sum[];
  taken: Record<string, number> | undefined;
}

/**
 * An order without these quantities, and the order that they go into: together they have its lines, its sums, and what was
 * taken from the stock. A charge stays with the first, and so does what is taken off, up to what is to be paid there. What came
 * ahead stays the same share of what it came for.
 */
export function dividedOrder<One extends Line, Sum extends Amount>(
  { lines, amounts, taken }: Shared<One, Sum>,
  going: readonly { _id: string; quantity: number }[],
): Record<'stays' | 'goes', Share<One, Sum>> {
  const [stays, goes] = [linesThatStayed(lines, going), partOfLines(lines, going)];
  const sums = dividedAmounts(amounts, orderTotal(stays), orderTotal([...lines]));
  const quantities = dividedQuantities(taken, stays);
  return {
    stays: { lines: stays, totalPrice: orderTotal(stays), amounts: sums.stays, taken: quantities.stays },
    goes: { lines: goes, totalPrice: orderTotal(goes), amounts: sums.goes, taken: quantities.goes },
  };
}

function dividedAmounts<Sum extends Amount>(amounts: readonly Sum[], totalPrice: number, before: number) {
  const charges = amounts.filter((amount) => !isDeducted(amount));
  let left = sumOfTaka([totalPrice, ...charges.map(signedTaka)]);
  const stays: Sum[] = [];
  const goes: Sum[] = [];
  for (const amount of amounts) {
    const taka = isDeducted(amount) ? Math.min(amount.taka, left) : amount.taka;
    if (isDeducted(amount)) left = sumOfTaka([left, -taka]);
    const [own, other] = sharesOf(amount, taka, before);
    stays.push(own);
    goes.push(other);
  }
  return { stays: stays.filter(saysSomething), goes: goes.filter(saysSomething) };
}

/** An amount as two, the first of so many taka. `before`: the sum of the products before they were divided. */
function sharesOf<Sum extends Amount>(amount: Sum, taka: number, before: number): [Sum, Sum] {
  const rest = sumOfTaka([amount.taka, -taka]);
  const shares: [Sum, Sum] = [
    { ...amount, taka },
    { ...amount, taka: rest },
  ];
  if (!isAmount(amount, 'received')) return shares;
  const { paidFor = before } = amount;
  const own = sumOfTaka([(paidFor * taka) / amount.taka]);
  const [stays, goes] = shares;
  return [
    { ...stays, paidFor: own },
    { ...goes, paidFor: sumOfTaka([paidFor, -own]) },
  ];
}

function saysSomething(amount: Amount): boolean {
  return amount.taka > 0 || isAmount(amount, 'mayBeZero');
}

function dividedQuantities(taken: Shared<Line, Amount>['taken'] = {}, staying: readonly Line[]) {
  const wanted = new Map(staying.map(({ _id, quantity }) => [_id, quantity]));
  const kept = (id: string, quantity: number) => Math.min(quantity, wanted.get(id) ?? 0);
  return {
    stays: someQuantities(taken, kept),
    goes: someQuantities(taken, (id, quantity) => quantity - kept(id, quantity)),
  };
}

function someQuantities(taken: Readonly<Record<string, number>>, of: (id: string, quantity: number) => number) {
  const some = Object.entries(taken).flatMap(([id, quantity]) => {
    const part = of(id, quantity);
    return part > 0 ? [[id, part] as const] : [];
  });
  return some.length > 0 ? Object.fromEntries(some) : undefined;
}
