import type { Parsed } from '../contract/endpoint.ts';
import type { closeRowFinding, Payout, PayoutFinding } from '../contract/payouts.ts';
import { entersRow, isExtraBy, mayBeWrittenOff } from '../domain/payouts.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { BadInput, Conflict, NotFound } from '../platform/http/errors.ts';
import { enterAdjustment, writeOff } from './enter-adjustment.ts';
import { answered, payoutOrThrow, withDerived } from './payouts-store.ts';
import { labelOf } from './record-payout.ts';

/** Without `row` it is about the whole payout. */
type Asked = Parsed<typeof closeRowFinding>['body'] & { row?: number };

/**
 * Closes a finding of a payout with a reason. What a courier took, added or, as its closing says, paid beside what comes for orders
 * is entered by it, and its row accepted; what will not be paid is entered as a cost where it is written off; another row that was held
 * is a person's. The same once more changes nothing. @throws {Conflict} when somebody has closed it otherwise {NotFound} {BadInput} where several are open and none is named
 */
export function closeFinding(id: string, asked: Asked, by: Staff): Promise<Payout> {
  const { row, closed: reason, isExtra, isWrittenOff } = asked;
  return inTransaction(async (transaction) => {
    const stored = payoutOrThrow(await payouts.within(transaction).get([id]));
    const { _id, sums, rowCount, waiting, open, isOpen, ...payout } = stored;
    const wanted = findingMeant(payout.findings, asked, by);
    const { kind, closed, taka } = wanted;
    if (isClosedSo(wanted, asked, by)) return answered(stored);
    if (closed) throw new Conflict('difference-closed', 'The finding is closed.', { payout: answered(stored) });
    const at = Date.now();
    const writtenOff = isWrittenOff && mayBeWrittenOff(kind) ? { isWrittenOff } : {};
    const now = { ...wanted, closed: { at, by: by.email, ...(by.name && { name: by.name }), reason, ...writtenOff } };
    const of = row === undefined ? undefined : payout.rows[row];
    const accepted = {
      isAccepted: true as const,
      ...(isExtraBy(kind, isExtra === true) && { isExtra: true as const }),
    };
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

/** The open finding, or the only one of its kind; where all are closed the one that was closed in the same way. */
function findingMeant(findings: readonly PayoutFinding[], asked: Asked, by: Staff): PayoutFinding {
  const { row, kind } = asked;
  const those = findings.filter((one) => one.row === row && (kind === undefined || one.kind === kind));
  const [open, ...others] = those.filter(({ closed }) => !closed);
  if (open && others.length > 0) {
    const kinds = [open, ...others].map((one) => one.kind).join(', ');
    throw new BadInput([{ path: 'kind', message: `must be named, as several findings are open: ${kinds}` }]);
  }
  const wanted = open ?? those.find((one) => isClosedSo(one, asked, by)) ?? those[0];
  if (!wanted) throw new NotFound('finding');
  return wanted;
}

function isClosedSo({ closed }: PayoutFinding, { closed: reason }: Asked, by: Staff): boolean {
  return closed?.by === by.email && closed.reason === reason;
}
