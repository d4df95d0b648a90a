import { createHash } from 'node:crypto';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { Payout, recordPayout as recordPayoutEndpoint } from '../contract/payouts.ts';
import { tariffOf } from '../domain/courier-tariffs.ts';
import { courierNamed } from '../domain/couriers.ts';
import { findingsOf, withoutRemark } from '../domain/payouts.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { type Matched, matchRows } from './match-rows.ts';
import { answered, withDerived } from './payouts-store.ts';

export type SentPayout = Parsed<typeof recordPayoutEndpoint>['body'];

/**
 * Keeps what a courier has paid out, with what is wrong with it. Nothing becomes received by it. The same once more is
 * answered as it is kept. @throws {Conflict} when the courier's payment is kept with other rows
 */
export async function recordPayout(sent: SentPayout, by: Staff): Promise<Payout> {
  const { courier, paymentId, fileName, day, total, columns } = sent;
  const rows = sent.rows.map(withoutRemark);
  const hash = hashOf(sent);
  const _id = `${courier}_${paymentId ?? hash}`;
  const catalogue = await currentCatalogue({ isFresh: true });
  const matched = await matchRows(courier, rows, _id, catalogue);
  const findings = findingsOf({ courier, rows, total }, matched, tariffOf(catalogue.settings.tariffs, courier));
  return inTransaction(async (transaction) => {
    const [known] = await payouts.within(transaction).get([_id]);
    if (known?.hash === hash) return answered(known);
    if (known)
      throw new Conflict('payout-differs', 'This payment is kept with other rows.', { payout: answered(known) });
    const at = Date.now();
    const payout = withDerived({
      courier,
      ...(paymentId && { paymentId }),
      ...(fileName && { fileName }),
      day,
      ...(total !== undefined && { total }),
      at,
      by: by.email,
      ...(by.name && { name: by.name }),
      rows: rows.map((row, place) => ({ ...withoutAbsent(row), ...ofParcel(matched[place]) })),
      findings,
      hash,
      ...(columns && { columns }),
    });
    payouts.within(transaction).put(_id, payout);
    const { sums, rowCount } = payout;
    const after = { day, rows: rowCount, paid: sums.paid, charged: sums.charged, findings: findings.length };
    recordChange(transaction, by, { subject: 'payout', action: 'add', target: _id, label: labelOf(sent), after }, at);
    return answered({ _id, ...payout });
  });
}

/** Of what makes a payout another one: not of the name of its file. */
function hashOf({ courier, day, rows, total }: SentPayout): string {
  return createHash('sha256')
    .update(JSON.stringify([courier, day, total, rows]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

const HASH_LENGTH = 32;

/** What people call a payout by. */
export function labelOf({
  courier,
  paymentId,
  fileName,
  day,
}: Pick<SentPayout, 'courier' | 'paymentId' | 'fileName' | 'day'>): string {
  return `${courierNamed(courier).name} ${paymentId ?? fileName ?? day}`;
}

export function ofParcel(matched: Matched | undefined) {
  if (!matched) return {};
  const { parcel, orderId, number, expected } = matched;
  return { parcel, orderId, number, expected };
}

/** Firestore stores no undefined. */
function withoutAbsent<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row;
}
