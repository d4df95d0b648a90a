import type { Parsed } from '../contract/endpoint.ts';
import type { closeFinding as closeFindingEndpoint, Payout } from '../contract/payouts.ts';
import { entersRow, mayBeExtra, mayBeWrittenOff } from '../domain/payouts.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import { enterAdjustment, writeOff } from './enter-adjustment.ts';
import { answered, payoutOrThrow, withDerived } from './payouts-store.ts';
import { labelOf } from './record-payout.ts';

type Asked = Parsed<typeof closeFindingEndpoint>['body'];

/**
 * Closes a finding of a payout with a reason. What a courier took, added or, as its closing says, paid beside what comes for orders
 * is entered by it, and its row accepted; what will not be paid is entered as a cost where it is written off; another row that was held is a person's. The same once more changes nothing. @throws {Conflict} when somebody has closed it otherwise {NotFound}
 */
export function closeFinding(
  id: string,
  { kind, row, reason, isExtra, isWrittenOff }: Asked,
  by: Staff,
): Promise<Payout> {
  return inTransaction(async (transaction) => {
    const stored = payoutOrThrow(await payouts.within(transaction).get([id]));
    const { _id, sums, rowCount, waiting, open, isOpen, ...payout } = stored;
    const wanted = payout.findings.find((one) => one.kind === kind && one.row === row);
    if (!wanted) throw new NotFound('finding');
    const { closed, taka } = wanted;
    if (closed?.by === by.email && closed.reason === reason) return answered(stored);
    if (closed) throw new Conflict('difference-closed', 'The finding is closed.', { payout: answered(stored) });
    const at = Date.now();
    const writtenOff = isWrittenOff && mayBeWrittenOff(kind, taka) ? { isWrittenOff } : {};
    const now = { ...wanted, closed: { at, by: by.email, ...(by.name && { name: by.name }), reason, ...writtenOff } };
    const of = row === undefined ? undefined : payout.rows[row];
    const accepted = { isAccepted: true as const, ...(isExtra && mayBeExtra(kind) && { isExtra }) };
    const entered = of && entersRow(kind, { ...of, ...accepted }) ? of : undefined;
    const after = withDerived({
      ...payout,
      rows: payout.rows.map((one) => (one === entered ? { ...one, ...accepted } : one)),
      findings: payout.findings.map((one) => (one === wanted ? now : one)),
    });
    payouts.within(transaction).put(id, after); // the whole document, so that it may be open no more
    if (writtenOff.isWrittenOff) writeOff(transaction, { _id, ...payout }, { taka, orderId: of?.orderId }, by, at);
    if (entered) enterAdjustment(transaction, { _id, ...payout }, entered, by, at);
    const facts = {
      before: { finding: kind, missing: taka },
      after: { finding: kind, missing: taka, reason, ...writtenOff },
    };
    recordChange(
      transaction,
      by,
      { subject: 'payout', action: 'update', target: id, label: labelOf(payout), ...facts },
      at,
    );
    return answered({ _id, ...after });
  });
}
