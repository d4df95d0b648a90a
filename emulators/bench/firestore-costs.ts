import { type Asked, askBy } from '@aloghor/functions/test/ask';
import { NOBODY, signIn } from '@aloghor/functions/test/people';
import type { Browser } from '@playwright/test';
import type { Stack } from '../stack/stack.ts';
import { dayOf, monthlyBill, PRICES } from './bill.ts';
import { measureCallCosts, ORDER } from './call-costs.ts';
import { browse, type JourneyCosts, orderAsGuest } from './journeys.ts';
import { type Costs, type MeasuredShop, withShop } from './measured-processes.ts';
import type { Cell, Table } from './table.ts';

/** All costs for a shop with this many products. */
interface CostsAtSize {
  products: number;
  calls: Map<string, Costs>;
  day: Map<string, Costs>;
  cold: JourneyCosts;
  warm: JourneyCosts;
  order: JourneyCosts;
}

export function measureCosts(stack: Stack, browser: Browser, products: number): Promise<CostsAtSize[]> {
  return withShop(stack, async (shop) => {
    const cold = await browse(browser, shop);
    const warm = await browse(browser, shop);
    const order = await orderAsGuest(browser, shop);
    const calls = await measureCallCosts(shop);
    return [{ products, cold, warm, order, calls, day: await measureOrderDay(shop) }];
  });
}

export function costTables(sizes: CostsAtSize[]): Table[] {
  return sizes.length === 0 ? [] : [journeyTable(sizes), ...costsByName(sizes), billTable(sizes)];
}

function journeyTable(sizes: CostsAtSize[]): Table {
  const row = (name: string, costs: (size: CostsAtSize) => JourneyCosts) => [
    name,
    ...sizes.map((size) => inWords(costs(size))),
    ...sizes.slice(-1).map((size) => costs(size).calls),
  ];
  return {
    title: 'Firestore reads + writes of a journey',
    columns: ['journey', ...sizes.map(({ products }) => `${products.toLocaleString('en')} products`), 'API calls'],
    rows: [
      row('home, category, product, search: cold', ({ cold }) => cold),
      row('the same by another shopper: warm', ({ warm }) => warm),
      row('a product, Buy Now, order as guest', ({ order }) => order),
    ],
    notes: ['In a browser on a phone. Cold: the process has just started. Warm: it has answered somebody else.'],
  };
}

function costsByName(sizes: CostsAtSize[]): Table[] {
  const columns = sizes.map(({ products }) => `${products.toLocaleString('en')} products`);
  const rows = (costs: (size: CostsAtSize) => Map<string, Costs>) =>
    [...(sizes[0] ? costs(sizes[0]).keys() : [])].map((name) => [
      name,
      ...sizes.map((size) => inWords(costs(size).get(name))),
    ]);
  return [
    {
      title: 'Firestore reads + writes of a call, warm',
      columns: ['call', ...columns],
      rows: rows(({ calls }) => calls),
    },
    {
      title: 'Firestore reads + writes of the day of an order, warm',
      columns: ['what happens to it', ...columns],
      rows: rows(({ day }) => day),
    },
  ];
}

function inWords({ reads, writes }: Costs = { reads: 0, writes: 0 }): Cell {
  return writes === 0 ? reads : `${reads.toLocaleString('en')} + ${writes}`;
}

const VISITS_A_DAY = [1_000, 10_000, 100_000];
const VISITS_PER_START = 100;
const VISITS_PER_ORDER = 50;

function billTable(sizes: CostsAtSize[]): Table {
  return {
    title: 'Firestore bill of a month, in dollars: this shop / reading every product on each visit',
    columns: ['visits a day', ...sizes.map(({ products }) => `${products.toLocaleString('en')} products`)],
    rows: VISITS_A_DAY.map((visits) => [visits, ...sizes.map((size) => bills(size, visits))]),
    notes: [
      `Dollars for 100,000 documents: ${PRICES.reads} read, ${PRICES.writes} written (multi-region, the dearest published; asia-south1 is cheaper), after the free 50,000 reads and 20,000 writes a day. A visit is the browsing journey; one in ${VISITS_PER_START} finds a process that has just started, one in ${VISITS_PER_ORDER} orders.`,
    ],
  };
}

function bills({ products, cold, warm, order }: CostsAtSize, visits: number): Cell {
  const traffic = { visits, visitsPerStart: VISITS_PER_START, visitsPerOrder: VISITS_PER_ORDER };
  const naive = { reads: products, writes: 0 };
  const both = [dayOf(traffic, { cold, warm, order }), dayOf(traffic, { cold: naive, warm: naive, order })];
  return both.map((day) => inDollars(monthlyBill(day))).join(' / ');
}

function inDollars(amount: number): string {
  return amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** What an admin does with an order, from the telephone to its money, in this order. */
const STEPS: [name: string, what: (id: string) => Asked, body?: object][] = [
  ['looked at in the queue', (id) => `GET /desk/${id}`],
  ['confirmed on the telephone', (id) => `POST /desk/${id}/calls`, { outcome: 'confirmed' }],
  ['delivery charge recorded', (id) => `POST /orders/admin/${id}/money`, { deliveryCharge: 70, discount: 0 }],
  ['sent out', (id) => `PATCH /orders/admin/${id}?status=Out for Delivery`],
  ['delivered', (id) => `PATCH /orders/admin/${id}?status=Delivered`],
  ['its money received', (id) => `POST /orders/admin/${id}/payment`, { received: true }],
];

/** The costs of each step of an order's day, warm, and of all together. */
async function measureOrderDay({ address, takeCosts }: MeasuredShop): Promise<Map<string, Costs>> {
  const ask = askBy((path, init) => fetch(`${address}/api${path}`, init));
  const admin = await signIn('admin');
  const costs = new Map<string, Costs>();
  const take = async (name: string, ...call: Parameters<typeof ask>) => {
    await takeCosts();
    const { status, body } = await ask(...call);
    if (status !== 200) throw new Error(`${name}: answered ${status}`);
    costs.set(name, await takeCosts());
    return body;
  };
  await ask(NOBODY, 'POST /orders', ORDER); // loads the catalogue
  const { insertedId } = await take('placed by a guest', NOBODY, 'POST /orders', ORDER);
  for (const [name, what, body] of STEPS) await take(name, admin, what(insertedId), body);
  costs.set('all of its day', sumOf([...costs.values()]));
  return costs;
}

function sumOf(all: Costs[]): Costs {
  return all.reduce((sum, { reads, writes }) => ({ reads: sum.reads + reads, writes: sum.writes + writes }));
}
