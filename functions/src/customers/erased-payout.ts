import { impersonalRow } from '../domain/payouts.ts';
import type { AuditDocument, PayoutDocument } from '../platform/database/collections.ts';

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

/** What the audit has of the same reasons. */
export function erasedClosing(
  entry: AuditDocument,
  payouts: readonly (PayoutDocument & { _id: string })[],
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

function isOfOrder({ rows }: PayoutDocument, { row }: PayoutDocument['findings'][number], orderId: string): boolean {
  return row !== undefined && rows[row]?.orderId === orderId;
}
