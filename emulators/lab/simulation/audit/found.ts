import { hasStaffClaims } from '@aloghor/functions/domain/roles';
import type { Stored } from '@aloghor/functions/src/platform/database/collection';
import {
  type AuditDocument,
  audit,
  carts,
  type DeskDocument,
  desk,
  imports,
  type LedgerDocument,
  ledger,
  type OrderDocument,
  orders,
  products,
  type SalesDayDocument,
  type SalesDocument,
  sales,
  salesDays,
  stock,
  users,
  type WorkDayDocument,
  workDays,
} from '@aloghor/functions/src/platform/database/collections';
import { firebase } from '@aloghor/functions/src/platform/database/firebase';
import { getAuth } from 'firebase-admin/auth';
import { MEMBERS, type Member } from '../cast.ts';
import type { People } from '../shop.ts';
import { statusesIn } from '../timeline.ts';

/** What a history has left in the database. */
export interface Found {
  orders: Stored<OrderDocument>[];
  sales: Stored<SalesDocument>[];
  salesDays: Stored<SalesDayDocument>[];
  ledger: Stored<LedgerDocument>[];
  desks: Stored<DeskDocument>[];
  workDays: Stored<WorkDayDocument>[];
  changes: Stored<AuditDocument>[];
  /** How many there are. */
  products: number;
  /** Everything that the model has too, in words. */
  inWords: string[];
}

export async function readDatabase(people: People): Promise<Found> {
  const [placed, lines, goods, members, accounts, sold, days, stocked, entries, parts, desks, worked, changes] =
    await Promise.all([
      orders.find((all) => all),
      carts.find((all) => all),
      products.find((all) => all),
      users.find((all) => all),
      getAuth(firebase).getUsers(MEMBERS.map((name) => ({ uid: people[name].uid }))),
      sales.find((all) => all),
      salesDays.find((all) => all),
      stock.find((all) => all),
      ledger.find((all) => all),
      imports.find((all) => all),
      desk.find((all) => all),
      workDays.find((all) => all),
      audit.find((all) => all),
    ]);
  const nameOf = (uid: string) => MEMBERS.find((name) => people[name].uid === uid) ?? uid;
  const packedBy = new Map(desks.map(({ _id, packed }) => [_id, packed?.by]));
  const packerOf = (id: string) => MEMBERS.find((name) => people[name].email === packedBy.get(id));
  const claims = new Map(accounts.users.map((account) => [account.uid, hasStaffClaims(account.customClaims)]));
  const inWords = [
    ...goods.map(({ _id, price }) => `${_id} costs ${price}`),
    ...stocked.map(({ _id, count }) => `${count} of ${_id}`),
    ...lines.map(({ uid, productId, quantity }) => `${nameOf(uid)} has ${quantity} ${productId}`),
    ...members.map(({ _id, role }) => roleInWords(nameOf(_id) as Member, role, claims.get(_id) ?? false)),
    ...placed.map((order) => orderInWords(order, packerOf(order._id))),
    ...parts.map(({ importId, added, changed }) => `${importId} added ${added} and changed ${changed}`),
  ];
  return {
    orders: placed,
    sales: sold,
    salesDays: days,
    ledger: entries,
    desks,
    workDays: worked,
    changes,
    products: goods.length,
    inWords: inWords.toSorted(),
  };
}

export function roleInWords(name: Member, role: string, hasClaim: boolean): string {
  return `${name} is ${role}${hasClaim ? ' by the account too' : ''}`;
}

function orderInWords(order: OrderDocument, packedBy: Member | undefined): string {
  const { info, lines, totalPrice, amounts, status, timeline, payment } = order;
  const items = lines.map(({ _id, quantity, price }) => `${quantity} ${_id} at ${price}`);
  return describeOrder({
    info: `${info}`,
    items,
    total: totalPrice,
    amounts: amounts.map(({ kind, taka }) => `${kind} ${taka}`),
    status,
    steps: statusesIn(timeline),
    paid: payment?.sum,
    packedBy,
  });
}

interface Described {
  info: string;
  items: string[];
  /** In taka. */
  total: number;
  amounts: string[];
  status: string;
  steps: string[];
  /** In taka. */
  paid: number | undefined;
  packedBy: Member | undefined;
}

export function describeOrder({ info, items, total, amounts, status, steps, paid, packedBy }: Described): string {
  const money = [total, ...amounts, ...(paid === undefined ? [] : [`paid ${paid}`])].join(', ');
  const packed = packedBy ? `, packed by ${packedBy}` : '';
  return `${info}: ${items.join(', ')}: ${money}, ${status} (${steps.join(', ')})${packed}`;
}
