import { impersonalRow } from '../domain/payouts.ts';
import type { AuditDocument, PayoutDocument, RiderSettlementDocument } from '../platform/database/collections.ts';

/** A payout without what its courier has said of the buyer of this order, and why findings of its rows were closed; all sums stay. */
export function erasedPayout(payout: PayoutDocument, orderId: string): PayoutDocument {
  return {
    ...payout,
    rows: payout.rows.map((row) => (row.orderId === orderId ? impersonalRow(payout.courier, row) : row)),
    findings: payout.findings.map((finding) =>
      finding.closed && isOfOrder(payout, finding, orderId)
        ? { ...finding, closed: { ...finding.closed, reason: '' } }
        : finding,
    ),
  };
}

/** What says which findings of a payout are of which order. */
type Findings = Pick<PayoutDocument, 'findings'> & { rows: readonly Pick<PayoutDocument['rows'][number], 'orderId'>[] };

/** What the audit has of the same reasons. */
export function erasedClosing(
  entry: AuditDocument,
  payouts: readonly (Findings & { _id: string })[],
  orderId: string,
): AuditDocument {
  const { reason, ...after } = entry.after ?? {};
  const isErased = payouts.some(
    (payout) =>
      payout._id === entry.target &&
      payout.findings.some((finding) => isOfOrder(payout, finding, orderId) && finding.closed?.reason === reason),
  );
  return isErased ? { ...entry, after } : entry;
}

/** Why findings of the rows of this order were closed. */
export function closingsOf(payout: PayoutDocument, orderId: string): string[] {
  return payout.findings.flatMap((finding) =>
    finding.closed && isOfOrder(payout, finding, orderId) ? [finding.closed.reason] : [],
  );
}

function isOfOrder({ rows }: Findings, { row }: PayoutDocument['findings'][number], orderId: string): boolean {
  return row !== undefined && rows[row]?.orderId === orderId;
}

/**
 * What a rider has handed over, without what the staff have written of it: nobody knows of which of its orders, one of which is
 * erased. All sums stay.
 */
export function erasedSettlement({ note, closed, ...settlement }: RiderSettlementDocument): RiderSettlementDocument {
  return { ...settlement, ...(closed && { closed: { ...closed, reason: '' } }) };
}

/** What the audit has of the same texts. */
export function erasedSettling(entry: AuditDocument): AuditDocument {
  const { note, reason, ...after } = entry.after ?? {};
  return { ...entry, after };
}
