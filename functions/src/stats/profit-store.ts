import { FieldPath } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Reply } from '../contract/endpoint.ts';
import type { getOrderProfit, getProfit } from '../contract/profit.ts';
import { translatedNamesOf } from '../contract/translations.ts';
import { type DayRange, timesOf } from '../domain/day-ranges.ts';
import { COST_KINDS } from '../domain/ledger.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { EARNED_FIGURES, type EarnedFigure, earningsOf, PRODUCT_FIGURES, profitOf } from '../domain/profit.ts';
import { findCosts } from '../orders/order-costs.ts';
import { sumByKey } from '../orders/order-quantities.ts';
import { findOrder } from '../orders/orders-store.ts';
import { ledger, profitDays, sales } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';

type Spent = Reply<typeof getOrderProfit>['spent'];
type Sums = Record<EarnedFigure, number>;
type ProductProfit = Reply<typeof getProfit>['products'][number];

const Numbers = z.optional(z.record(z.string(), z.number()));
const EarnedOnDay = z.object({ sums: Numbers, pieces: Numbers, sold: Numbers, cost: Numbers, uncosted: Numbers });

/** Behind every part of a day. */
const LAST_PART = '~';

/**
 * What was earned in a range. Costs one read for each part of a day in which something was, at most sixteen a day, a sum for
 * each kind of costs, and one for each product that the shop does not have any more.
 */
export async function findProfit(range: DayRange): Promise<Reply<typeof getProfit>> {
  const [found, spent] = await Promise.all([
    profitDays.find((all) => all.orderBy(FieldPath.documentId()).startAt(range.from).endAt(`${range.to}_${LAST_PART}`)),
    spentWithin(range),
  ]);
  const days = validDocuments(EarnedOnDay, found, 'profit of a day');
  const sums = sumByKey(days.map((day) => day.sums ?? {}));
  const of = earnedSums(sums);
  return {
    ...range,
    orders: sums.orders ?? 0,
    sums: of,
    spent,
    profit: profitOf(of, Object.values(spent)),
    products: await productsOf(days),
  };
}

/** The database adds fractions of taka in binary; the error is far below a poisha, and rounded away. */
function earnedSums(sums: Record<string, number>): Sums {
  return Object.fromEntries(EARNED_FIGURES.map((figure) => [figure, sumOfTaka([sums[figure] ?? 0])])) as Sums; // of all its keys
}

async function spentWithin(range: DayRange): Promise<Spent> {
  const { start, end } = timesOf(range);
  const sums = COST_KINDS.map(async (kind) => {
    const { sum } = await ledger.sum(
      (all) => all.where('kind', '==', kind).where('at', '>=', start).where('at', '<', end).orderBy('at'),
      'taka',
    );
    return [kind, sumOfTaka([sum])] as const;
  });
  return Object.fromEntries(await Promise.all(sums)) as Spent; // of all its keys
}

async function productsOf(days: z.infer<typeof EarnedOnDay>[]): Promise<ProductProfit[]> {
  const figures = PRODUCT_FIGURES.map((figure) => [figure, sumByKey(days.map((day) => day[figure] ?? {}))] as const);
  const ids = [...new Set(figures.flatMap(([, sums]) => Object.keys(sums)))];
  const names = await namesOf(ids);
  const all = ids.map((_id) => {
    const own = Object.fromEntries(figures.map(([figure, sums]) => [figure, sumOfTaka([sums[_id] ?? 0])]));
    const { pieces = 0, sold = 0, cost = 0, uncosted = 0 } = own;
    const profit = sumOfTaka([sold, -uncosted, -cost]);
    return { _id, name: _id, ...names.get(_id), pieces, sold, cost, uncosted, profit };
  });
  return all
    .filter(({ pieces, sold, cost }) => pieces !== 0 || sold !== 0 || cost !== 0)
    .toSorted((one, other) => other.profit - one.profit || other.sold - one.sold);
}

type Named = Pick<ProductProfit, 'name' | 'translations'>;
const SoldName = z.object({ _id: z.string(), name: z.string() });

/** As the shop calls them now; of those that it does not have any more, as they were last sold. */
async function namesOf(ids: string[]): Promise<ReadonlyMap<string, Named>> {
  const catalogue = await currentCatalogue();
  const gone = ids.filter((id) => !catalogue.entry(id));
  const sold = validDocuments(SoldName, await sales.get(gone, ['name']), 'names of sold products');
  const present = ids.flatMap((id) => catalogue.entry(id)?.product ?? []);
  return new Map<string, Named>([
    ...sold.map(({ _id, name }) => [_id, { name }] as const),
    ...present.map(({ _id, name, translations }) => [_id, { name, ...translatedNamesOf(translations) }] as const),
  ]);
}

/** @throws {NotFound} */
export async function findOrderProfit(id: string): Promise<Reply<typeof getOrderProfit>> {
  const order = await findOrder(id);
  const [costs, entries] = await Promise.all([
    findCosts(order._id),
    ledger.find((all) => all.where('orderId', '==', order._id)),
  ]);
  const sums = earnedSums(earningsOf(order, costs).sums);
  const spent = Object.fromEntries(
    COST_KINDS.map((wanted) => [wanted, sumOfTaka(entries.flatMap(({ kind, taka }) => (kind === wanted ? taka : [])))]),
  ) as Spent; // of all its keys
  return { sums, spent, profit: profitOf(sums, Object.values(spent)) };
}
