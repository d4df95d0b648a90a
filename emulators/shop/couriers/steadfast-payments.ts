import { randomInt } from 'node:crypto';
import { type Account, type KeptParcel, type Payment, sumAs } from './accounts.ts';
import type { Answer } from './answer-booking.ts';
import { CHARGES } from './parcel-money.ts';

/** By so many taka a faulty payment collects too little, and pays too little. */
const LESS = 50;
const SHORT = 10;

/** Taka that it keeps of no parcel. */
const ADJUSTMENT = 25;

/** Rows of other shops in a large payment. */
const OTHERS = 1_000;

/** Words after which a parcel is paid; what was cancelled brings nothing but its charge. */
const PAID = ['delivered', 'partial_delivered', 'cancelled'];

/** Pays out what has come to its end and is not paid yet, as the account's switch says; undefined where there is nothing. */
export function payOut(account: Account): Payment | undefined {
  account.payments ??= [];
  const paid = new Set(account.payments.flatMap(({ rows }) => rows.map(({ consignmentId }) => consignmentId)));
  const due = account.parcels.filter(
    ({ courier, word, consignmentId }) =>
      courier === 'steadfast' && PAID.includes(endOf(word)) && !paid.has(consignmentId),
  );
  if (due.length === 0) return undefined;
  const { payments } = account.switches;
  const isFaulty = payments === 'faulty';
  const rows = due.map((parcel, place) => rowOf(parcel, isFaulty && place === 0 ? LESS : 0));
  if (isFaulty) rows.push(othersRow(1));
  if (payments === 'large') for (let number = 1; number <= OTHERS; number++) rows.push(othersRow(number));
  if (payments === 'adjusted') rows.push({ collected: 0, charge: ADJUSTMENT, word: 'adjusted' });
  const sum = rows.reduce((all, { collected, charge }) => all + collected - charge, 0);
  const payment = {
    id: randomInt(10_000, 99_999),
    at: Date.now(),
    total: isFaulty ? sum - SHORT : sum,
    rows,
    ...(payments === 'unreadable' && { isUnreadable: true as const }),
  };
  account.payments.push(payment);
  return payment;
}

/** How a parcel has ended, however far what comes back of it has come. */
export function endOf(word: string): string {
  return word.replace(/_return_.*/, '');
}

function rowOf(
  { consignmentId, invoice, sum, collected = sum, word }: KeptParcel,
  less: number,
): Payment['rows'][number] {
  const end = endOf(word);
  return {
    consignmentId,
    invoice,
    collected: end === 'cancelled' ? 0 : collected - less,
    charge: CHARGES.steadfast,
    word: end,
  };
}

function othersRow(number: number): Payment['rows'][number] {
  return {
    consignmentId: `${number}`,
    invoice: `Z-${number}`,
    collected: 500,
    charge: CHARGES.steadfast,
    word: 'delivered',
  };
}

/** The newest ten. */
export function tellPayments({ payments = [], switches }: Account): Answer {
  const shown = payments.slice(-10).toReversed();
  return {
    status: 200,
    body: {
      status: 1,
      payments: shown.map(({ id, at, total }) => ({
        payment_id: `SFC-${id}`,
        total: sumAs(switches, total),
        status_label: 'Paid',
        created_at: new Date(at).toISOString(),
        paid_at: new Date(at).toISOString(),
      })),
    },
  };
}

export function tellPayment({ payments = [], switches }: Account, wanted: string): Answer {
  const found = payments.find(({ id }) => String(id) === wanted);
  if (!found) return { status: 404, body: { status: 404, message: 'Payment not found.' } };
  if (found.isUnreadable) return { status: 200, body: { status: 1, consignments: 'They are being prepared.' } };
  const consignments = found.rows.map(({ consignmentId, invoice, collected, charge, word }, place) => ({
    id: place + 1,
    consignment_id: consignmentId === undefined ? null : Number(consignmentId),
    invoice,
    cod_amount: sumAs(switches, collected),
    delivery_charge: sumAs(switches, charge),
    status: word,
  }));
  return { status: 200, body: { status: 1, consignments } };
}
