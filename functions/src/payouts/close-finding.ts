import type { Transaction } from 'firebase-admin/firestore';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { closeRowFinding, Payout, PayoutFinding } from '../contract/payouts.ts';
import { putParcel, withoutId } from '../couriers/keep-parcel.ts';
import { withExtra } from '../couriers/parcel-extras.ts';
import { tariffOf } from '../domain/courier-tariffs.ts';
import { isTold } from '../domain/payout-roles.ts';
import {
  asksOwner,
  entersRow,
  isExtraBy,
  isUnmatched,
  mayBeClosed,
  mayBeWrittenOff,
  mayPass,
} from '../domain/payouts.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type PayoutDocument, parcels, payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { BadInput, Conflict, NotFound } from '../platform/http/errors.ts';
import { enterAdjustment, writeOff } from './enter-adjustment.ts';
import { comparedAnew, type Looked, withLooked } from './look-at-rows.ts';
import { matchNow } from './match-rows.ts';
import { answered, payoutOrThrow, withDerived } from './payouts-store.ts';
import { labelOf } from './record-payout.ts';
import { assertMayBeForeign, withForeign } from './say-foreign.ts';

/** Without `row` it is about the whole payout. */
type Asked = Parsed<typeof closeRowFinding>['body'] & { row?: number };

/**
 * Closes a finding of a payout with a reason. What a courier took, added or, as its closing says, paid beside what comes for orders
 * is entered by it, and its row accepted; what will not be paid is entered as a cost where it is written off; another row that was held
 * is a person's. Of money without a parcel the person says whose it is; as long as it is the courier's, that may be said anew, and
 * that it is not the shop's of any row that is not in the books. The same once more changes nothing. A row whose parcel or order says
 * otherwise by now is compared anew before.
 * @throws {Conflict} when somebody has closed it otherwise, or it is over {NotFound} {BadInput} where several are open and none is named, or no owner
 */
export async function closeFinding(id: string, asked: Asked, by: Staff): Promise<Payout> {
  const { row, closed: reason, isExtra, isWrittenOff, owner } = asked;
  const isSaid = asked.kind === 'foreign' && row !== undefined;
  const lookAgain = isSaid ? async () => [] : await secondLook(id, row);
  return inTransaction(async (transaction) => {
    const stored = payoutOrThrow(await payouts.within(transaction).get([id]));
    const looked = await lookAgain(stored, transaction);
    if (isSaid) await assertMayBeForeign(transaction, stored, row);
    const compared = isSaid ? withForeign(stored, row) : withLooked(stored, looked);
    const { _id, sums, rowCount, waiting, open, isOpen, owed, ...payout } = compared;
    const wanted = findingMeant([stored.findings, payout.findings], asked, by);
    const { kind, taka } = wanted;
    const [before, of] = [stored, payout].map(({ rows }) => (row === undefined ? undefined : rows[row]));
    assertOwnerSaid(kind, asked);
    if (isClosedSo(wanted, asked, by) && before?.owner === owner) return answered(stored);
    if (!mayBeClosed(wanted, before, asked.closedSeen))
      throw new Conflict('difference-closed', 'The finding is closed.', { payout: answered(stored) });
    if (isPassed(wanted, looked)) {
      const anew = answered({ ...withDerived(payout), _id });
      throw new Conflict('difference-passed', 'The row has been compared anew, and this is over.', { payout: anew });
    }
    const at = Date.now();
    const writtenOff = isWrittenOff && mayBeWrittenOff(kind) ? { isWrittenOff } : {};
    const closed = { at, by: by.email, ...(by.name && { name: by.name }), reason, ...writtenOff };
    const said = of && {
      ...of,
      ...(isExtraBy(kind, isExtra === true) && { isExtra: true as const }),
      ...(asksOwner(kind) && { owner }),
    };
    const entered = said && entersRow(kind, said) ? { ...said, isAccepted: true as const } : undefined;
    const [parcel] = entered?.parcel ? await parcels.within(transaction).get([entered.parcel]) : [];
    const after = withDerived({
      ...payout,
      rows: payout.rows.map((one, place) => (place === row ? (entered ?? said ?? one) : one)),
      findings: payout.findings.map((one) => (one.kind === kind && one.row === row ? { ...one, closed } : one)),
    });
    payouts.within(transaction).put(id, after); // the whole document, so that it may be open no more
    if (writtenOff.isWrittenOff) writeOff(transaction, { _id, ...payout }, { taka, orderId: of?.orderId }, by, at);
    if (entered) enterAdjustment(transaction, { _id, ...payout }, entered, by, at);
    const isOfParcel = !isUnmatched(kind) || (entered !== undefined && !isTold(entered)); // else another one's may be held for it
    if (entered && parcel && isOfParcel) putParcel(transaction, withExtra(withoutId(parcel), entered, id));
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

type SecondLook = (stored: Stored<PayoutDocument>, transaction: Transaction) => Promise<Looked[]>;

/** Looks for the parcel of a row, and compares the row with it, within the transaction. */
async function secondLook(id: string, place: number | undefined): Promise<SecondLook> {
  const seen = payoutOrThrow(await payouts.get([id]));
  const row = place === undefined ? undefined : seen.rows[place];
  if (place === undefined || !row || !mayPass(seen, place)) return async () => [];
  const catalogue = await currentCatalogue({ isFresh: true });
  return async (stored, transaction) => {
    if (!mayPass(stored, place)) return [];
    const matched = await matchNow(transaction, stored.courier, row, id, catalogue);
    return comparedAnew(stored, new Map([[place, matched]]), tariffOf(catalogue.settings.tariffs, stored.courier));
  };
}

/** Whether the row was compared anew, and nothing of the kind is found any more. */
function isPassed({ kind, row }: PayoutFinding, looked: readonly Looked[]): boolean {
  const one = looked.find(({ place }) => place === row);
  return one !== undefined && !one.findings.some((found) => found.kind === kind);
}

/** The finding as it was kept, where it is; else as it was found now. */
function findingMeant(all: (readonly PayoutFinding[])[], asked: Asked, by: Staff): PayoutFinding {
  const wanted = all.flatMap((findings) => findingAmong(findings, asked, by) ?? [])[0];
  if (!wanted) throw new NotFound('finding');
  return wanted;
}

/** The open finding, or the only one of its kind; where all are closed the one that was closed in the same way. */
function findingAmong(findings: readonly PayoutFinding[], asked: Asked, by: Staff): PayoutFinding | undefined {
  const { row, kind } = asked;
  const those = findings.filter((one) => one.row === row && (kind === undefined || one.kind === kind));
  const [open, ...others] = those.filter(({ closed }) => !closed);
  if (open && others.length > 0) {
    const kinds = [open, ...others].map((one) => one.kind).join(', ');
    throw new BadInput([{ path: 'kind', message: `must be named, as several findings are open: ${kinds}` }]);
  }
  return open ?? those.find((one) => isClosedSo(one, asked, by)) ?? those[0];
}

/** @throws {BadInput} */
function assertOwnerSaid(kind: PayoutFinding['kind'], { owner, closedSeen }: Asked): void {
  if (kind === 'foreign' && owner === 'shop' && closedSeen === undefined)
    throw new BadInput([{ path: 'owner', message: 'must be the courier, or settled with it' }]);
  if (asksOwner(kind) !== (owner !== undefined)) {
    const message = owner === undefined ? 'must say whose the money is' : 'must only be said where it is of no parcel';
    throw new BadInput([{ path: 'owner', message }]);
  }
}

function isClosedSo({ closed }: PayoutFinding, { closed: reason }: Asked, by: Staff): boolean {
  return closed?.by === by.email && closed.reason === reason;
}
