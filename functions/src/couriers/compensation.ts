import type { noteCompensation as noteCompensationEndpoint } from '../contract/compensations.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { BookedParcel } from '../contract/parcel-notes.ts';
import { closedAsLost } from '../desk/order-outcomes.ts';
import { isClosed } from '../domain/order-status.ts';
import { isCompensable } from '../domain/parcels.ts';
import { changeOrder, type Decision } from '../orders/change-order.ts';
import { recordCost } from '../orders/record-money.ts';
import { type OrderAtDesk, type ParcelDocument, parcels } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { idOf, noteOf, putParcel, withoutId } from './keep-parcel.ts';
import { findExtra } from './parcel-extras.ts';
import { parcelChanged } from './settle-parcel.ts';

type Noted = Parsed<typeof noteCompensationEndpoint>['body'];
type Compensation = NonNullable<BookedParcel['compensation']>;

/**
 * Notes what a courier is asked to pay for a parcel that it has lost or damaged, what it has paid, or why it pays no more; or
 * opens again what was closed by mistake. What a row has brought beside its order is the same money, if it is the same sum. The order
 * of a lost parcel is closed with it. The same once more changes nothing. @throws {Conflict} {NotFound}
 */
export async function noteCompensation(id: string, noted: Noted, by: Staff): Promise<BookedParcel> {
  let answer: BookedParcel | undefined;
  await changeOrder(id, by, async (current, at, transaction) => {
    const [found] = await parcels.within(transaction).get([idOf(noted)]);
    if (found?.orderId !== id || !isCompensable(found.state)) throw parcelChanged();
    const known = withoutId(found);
    answer = noteOf(known);
    if (isRepeat(known.compensation, noted)) return undefined;
    assertOpen(known.compensation, noted);
    const extra = await findExtra(transaction, known, noted.paid);
    const compensation = compensationAfter(known.compensation, { ...noted, payout: extra?.payout }, by, at);
    const after = { ...known, compensation, ...(extra && { extras: extra.others }) };
    answer = noteOf(after);
    return {
      ...orderAfter(current, after),
      audited: { before: {}, after: auditedOf(noted) },
      write() {
        putParcel(transaction, after);
        const takenBack = noted.closedSeen === undefined ? 0 : (known.compensation?.paid ?? 0);
        const taka = takenBack - (noted.paid ?? 0);
        const recorded = { at, by: by.email, brought: extra && { courier: known.courier, payout: extra.payout } };
        recordCost(transaction, id, { kind: 'compensation', taka }, recorded);
        extra?.write(recorded);
      },
    };
  });
  if (!answer) throw parcelChanged();
  return answer;
}

function isRepeat(before: Compensation | undefined, { asked, paid, reason, closedSeen }: Noted): boolean {
  if (closedSeen !== undefined) return !before?.closed;
  if (asked !== undefined) return before?.asked === asked && !before.closed;
  if (!before?.closed) return false;
  return paid === before.paid && reason === before.closed.reason;
}

/** @throws {Conflict} once it is closed, unless it is opened again by somebody who has seen that, and no payout has paid it */
function assertOpen(compensation: Compensation | undefined, { closedSeen }: Noted): void {
  const isPaidOut = compensation?.payout !== undefined;
  if (!compensation?.closed || (compensation.closed.at === closedSeen && !isPaidOut)) return;
  throw new Conflict('compensation-closed', 'Somebody has closed what is asked of the courier.', { compensation });
}

function compensationAfter(
  before: Compensation | undefined,
  { asked, paid, reason, closedSeen, payout }: Noted & Pick<Compensation, 'payout'>,
  by: Staff,
  at: number,
): Compensation | undefined {
  if (closedSeen !== undefined) return before && before.asked > 0 ? openedAgain(before) : undefined;
  const whom = { at, by: by.email, ...(by.name && { name: by.name }) };
  const opened: Compensation = before ?? { ...whom, asked: 0 };
  if (asked !== undefined) return { ...opened, asked };
  const how = { ...(paid !== undefined && { paid }), ...(payout && { payout }) };
  return { ...opened, ...how, closed: { ...whom, ...(reason && { reason }) } };
}

function openedAgain({ paid: _paid, closed: _closed, ...asked }: Compensation): Compensation {
  return asked;
}

/** What follows for the order: that of a lost parcel, which is still open, will not be delivered. */
function orderAfter({ order, desk }: OrderAtDesk, parcel: ParcelDocument): Decision {
  const isCurrent = desk.parcel !== undefined && idOf(desk.parcel) === idOf(parcel);
  if (!isCurrent) return {};
  const isLost = parcel.state === 'lost' && parcel.compensation !== undefined && !isClosed(order.status);
  return { desk: { parcel: noteOf(parcel) }, ...(isLost && { order: closedAsLost() }) };
}

function auditedOf({ asked, paid, reason, closedSeen }: Noted): Record<string, unknown> {
  if (closedSeen !== undefined) return { compensationOpenedAgain: true };
  if (asked !== undefined) return { compensationAsked: asked };
  return { ...(paid !== undefined && { compensationPaid: paid }), ...(reason && { compensationClosed: reason }) };
}
