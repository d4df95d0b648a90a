import type { Parsed } from '../contract/endpoint.ts';
import type { closeRowFinding, Payout, PayoutFinding } from '../contract/payouts.ts';
import { asksOwner, entersRow, isExtraBy, mayBeWrittenOff, ROW_OWNERS } from '../domain/payouts.ts';
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

type Row = Payout['rows'][number];

/**
 * Closes a finding of a payout with a reason. What a courier took, added or, as its closing says, paid beside what comes for orders
 * is entered by it, and its row accepted; what will not be paid is entered as a cost where it is written off; another row that was held
 * is a person's. Of money without a parcel the person says whose it is; as long as it is the courier's, that may be said anew. The same
 * once more changes nothing. @throws {Conflict} when somebody has closed it otherwise {NotFound} {BadInput} where several are open and none is named, or no owner
 */
export function closeFinding(id: string, asked: Asked, by: Staff): Promise<Payout> {
  const { row, closed: reason, isExtra, isWrittenOff, owner } = asked;
  return inTransaction(async (transaction) => {
    const stored = payoutOrThrow(await payouts.within(transaction).get([id]));
    const { _id, sums, rowCount, waiting, open, isOpen, owed, ...payout } = stored;
    const wanted = findingMeant(payout.findings, asked, by);
    const { kind, taka } = wanted;
    const of = row === undefined ? undefined : payout.rows[row];
    assertOwnerSaid(kind, asked);
    if (isClosedSo(wanted, asked, by) && of?.owner === owner) return answered(stored);
    if (!mayBeClosed(wanted, asked, of))
      throw new Conflict('difference-closed', 'The finding is closed.', { payout: answered(stored) });
    const at = Date.now();
    const writtenOff = isWrittenOff && mayBeWrittenOff(kind) ? { isWrittenOff } : {};
    const now = { ...wanted, closed: { at, by: by.email, ...(by.name && { name: by.name }), reason, ...writtenOff } };
    const said = of && {
      ...of,
      ...(isExtraBy(kind, isExtra === true) && { isExtra: true as const }),
      ...(asksOwner(kind) && { owner }),
    };
    const entered = said && entersRow(kind, said) ? { ...said, isAccepted: true as const } : undefined;
    const after = withDerived({
      ...payout,
      rows: payout.rows.map((one, place) => (place === row ? (entered ?? said ?? one) : one)),
      findings: payout.findings.map((one) => (one === wanted ? now : one)),
    });
    payouts.within(transaction).put(id, after); // the whole document, so that it may be open no more
    if (writtenOff.isWrittenOff) writeOff(transaction, { _id, ...payout }, { taka, orderId: of?.orderId }, by, at);
    if (entered) enterAdjustment(transaction, { _id, ...payout }, entered, by, at);
    const facts = {
      before: { finding: kind, missing: taka, ...(of?.owner && { owner: of.owner }) },
      after: { finding: kind, missing: taka, reason, ...writtenOff, ...(asksOwner(kind) && { owner }) },
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

/** @throws {BadInput} */
function assertOwnerSaid(kind: PayoutFinding['kind'], { owner }: Asked): void {
  if (asksOwner(kind) !== (owner !== undefined)) {
    const message = owner === undefined ? 'must say whose the money is' : 'must only be said where it is of no parcel';
    throw new BadInput([{ path: 'owner', message }]);
  }
}

/** While it is open; and where its money is the courier's until both have settled it, by who has seen that. */
function mayBeClosed({ closed }: PayoutFinding, { closedSeen }: Asked, row: Row | undefined): boolean {
  if (!closed) return true;
  return row?.owner !== undefined && ROW_OWNERS[row.owner].isOutstanding && closedSeen === closed.at;
}

function isClosedSo({ closed }: PayoutFinding, { closed: reason }: Asked, by: Staff): boolean {
  return closed?.by === by.email && closed.reason === reason;
}
