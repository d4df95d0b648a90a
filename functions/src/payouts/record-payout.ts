import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { Payout, recordPayout as recordPayoutEndpoint } from '../contract/payouts.ts';
import { tariffOf } from '../domain/courier-tariffs.ts';
import { type CarrierName, courierNamed } from '../domain/couriers.ts';
import type { PayoutPart } from '../domain/payout-parts.ts';
import { roleAt } from '../domain/payout-roles.ts';
import {
  FINDINGS,
  type Finding,
  findingsOf,
  impersonalRow,
  isOfParcel,
  rowKey,
  withoutRemark,
} from '../domain/payouts.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type PayoutDocument, payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { matchRows } from './match-rows.ts';
import { ofParcel } from './of-parcel.ts';
import { answered, withDerived } from './payouts-store.ts';

export type SentPayout = Parsed<typeof recordPayoutEndpoint>['body'];

/**
 * Keeps what a courier has paid out, or a part of it, with what is wrong with it. Nothing becomes received by it. The same once
 * more is answered as it is kept, also where it has come by a file before, and is now told with its payment id. @throws {Conflict} when the payment, or the file, is kept with other rows, or the rows otherwise
 */
export async function recordPayout(sent: SentPayout, by: Staff): Promise<Payout> {
  const { courier, paymentId, part, fileName, fileHash, day, total, columns } = sent;
  const rows = sent.rows.map(withoutRemark);
  const hash = hashOf({ day, rows });
  const _id = payoutId(courier, paymentId ?? hash, paymentId ? part : undefined);
  const catalogue = await currentCatalogue({ isFresh: true });
  const matched = await matchRows(courier, rows, _id, catalogue);
  const told = rows.map(({ collected }, place) => ({ collected, parcel: matched[place]?.parcel }));
  const findings = findingsOf({ courier, rows, total }, matched, tariffOf(catalogue.settings.tariffs, courier));
  return inTransaction(async (transaction) => {
    const [known] = await payouts.within(transaction).get([_id]);
    if (known) return keptAlready(known, { hash, day, total });
    const other = await keptOtherwise(transaction, { courier, paymentId, part, hash });
    // A file that was adopted before keeps its own day and total.
    if (other?.paymentId && other.paymentId === paymentId) return answered(other);
    if (other?.paymentId) return keptAlready(other, { hash, day, total });
    if (other && paymentId) return adopt(transaction, other, { paymentId, total, findings }, by);
    await assertSamePart(transaction, sent);
    const at = Date.now();
    const payout = withDerived({
      courier,
      ...(paymentId && { paymentId }),
      ...(part && { part }),
      ...(fileName && { fileName }),
      ...(fileHash && { fileHash }),
      day,
      ...(total !== undefined && { total }),
      at,
      by: by.email,
      ...(by.name && { name: by.name }),
      rows: rows.map((row, place) => ({
        ...withoutAbsent(matched[place]?.isErased ? impersonalRow(courier, row) : row),
        ...ofParcel(matched[place], row, roleAt(told, place, matched[place])),
      })),
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

/** Of a payment in parts the first has the id of the payment itself; in no other payment's id is a full stop. */
function payoutId(courier: CarrierName, key: string, part?: PayoutPart): string {
  return part && part.number > 1 ? `${courier}_${key}.${part.number}` : `${courier}_${key}`;
}

/** The same rows under another id: they came by a file first, and by their payment then, or the other way round. */
async function keptOtherwise(
  transaction: Transaction,
  { courier, paymentId, part, hash }: Pick<PayoutDocument, 'courier' | 'paymentId' | 'part' | 'hash'>,
): Promise<Stored<PayoutDocument> | undefined> {
  const same = await payouts
    .within(transaction)
    .find((all) => all.where('courier', '==', courier).where('hash', '==', hash));
  const isSame = (one: PayoutDocument) => one.paymentId === paymentId || !one.paymentId !== !paymentId;
  return same.find((one) => isSame(one) && one.part?.number === part?.number);
}

/** @throws {Conflict} where this part of the file is kept with other rows, as it was read by other columns */
async function assertSamePart(transaction: Transaction, { courier, part, fileHash }: SentPayout): Promise<void> {
  if (!fileHash) return;
  const kept = await payouts
    .within(transaction)
    .find((all) => all.where('courier', '==', courier).where('fileHash', '==', fileHash));
  const other = kept.find((one) => one.part?.number === part?.number || one.part?.of !== part?.of);
  if (other) throw new Conflict('payout-differs', 'This file is kept with other rows.', { payout: answered(other) });
}

/** Notes by which payment the rows of a file were paid, and what speaks against its total, where the file had none or another. */
function adopt(
  transaction: Transaction,
  { _id, ...known }: Stored<PayoutDocument>,
  told: Pick<PayoutDocument, 'total'> & { paymentId: string; findings: Finding[] },
  by: Staff,
): Payout {
  const { paymentId, total } = told;
  const isOther = total !== undefined && total !== known.total;
  const isOfTotal = ({ kind }: Finding) => FINDINGS[kind].holdsPayment;
  const kept = known.findings.filter((one) => !isOther || one.closed || !isOfTotal(one));
  const after = withDerived({
    ...known,
    paymentId,
    ...(isOther && { total }),
    findings: [...kept, ...(isOther ? told.findings.filter(isOfTotal) : [])],
  });
  payouts.within(transaction).put(_id, after);
  const change = { before: {}, after: { paymentId, paid: after.sums.paid } };
  recordChange(transaction, by, {
    subject: 'payout',
    action: 'update',
    target: _id,
    label: labelOf(known),
    ...change,
  });
  return answered({ _id, ...after });
}

/** @throws {Conflict} where something else is kept than was sent */
function keptAlready(known: Stored<PayoutDocument>, sent: Pick<PayoutDocument, 'hash' | 'day' | 'total'>): Payout {
  const payout = answered(known);
  if (known.hash !== sent.hash)
    throw new Conflict('payout-differs', 'This payment is kept with other rows.', { payout });
  if (known.day !== sent.day || known.total !== sent.total)
    throw new Conflict('payout-kept', 'These rows are kept with another day, or another total.', { payout });
  return payout;
}

/**
 * Of what makes a payout another one: the ids and sums of its rows, in any order. Not of its day, as the same file comes again on
 * another one; but what a courier takes for no parcel may be the same each month.
 */
function hashOf({ day, rows }: Pick<SentPayout, 'day' | 'rows'>): string {
  const facts = rows.map(rowKey);
  return createHash('sha256')
    .update(JSON.stringify([facts.toSorted(), ...(rows.some(isOfParcel) ? [] : [day])]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

const HASH_LENGTH = 32;

/** What people call a payout by. */
export function labelOf({
  courier,
  paymentId,
  part,
  fileName,
  day,
}: Pick<SentPayout, 'courier' | 'paymentId' | 'part' | 'fileName' | 'day'>): string {
  const name = `${courierNamed(courier).name} ${paymentId ?? fileName ?? day}`;
  return part ? `${name} (${part.number}/${part.of})` : name;
}

/** Firestore stores no undefined. */
function withoutAbsent<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row;
}
