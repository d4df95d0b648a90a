import type { Payout } from '../contract/payouts.ts';
import { changedParcel, idOf, noteOf, putParcel, withoutId } from '../couriers/keep-parcel.ts';
import { withoutOwn } from '../couriers/parcel-extras.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { expectedCompensation, isBesideOrders, isMixedUp, sumCharged } from '../domain/payouts.ts';
import { changeOrder } from '../orders/change-order.ts';
import { recordCost } from '../orders/record-money.ts';
import { parcels, payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { takeBackAdjustment } from './enter-adjustment.ts';
import { isTakenBy, rowToAccept } from './look-at-rows.ts';
import type { Matched } from './match-rows.ts';

/**
 * Records what a payout has brought for a lost or damaged parcel, and closes with it what its courier is asked for that, in one
 * transaction. What somebody has noted as paid already is the same money. Answers whether it is recorded now; it is not where it
 * was paid otherwise meanwhile, its parcel has another number, or another sum is asked.
 */
export async function acceptCompensation(
  { _id: payout, courier }: Payout,
  place: number,
  { orderId, parcel: parcelId, compensation: seen }: Matched,
  by: Staff,
): Promise<boolean> {
  let isAccepted = false;
  await changeOrder(orderId, by, async ({ desk }, at, transaction) => {
    const [known] = await parcels.within(transaction).get([parcelId]);
    const [kept] = await payouts.within(transaction).get([payout], ['rows', 'findings']);
    const compensation = known?.compensation;
    const row = rowToAccept(kept, place, parcelId);
    isAccepted = false; // where it is tried anew
    if (!kept || !row) return undefined; // somebody has withdrawn it, or closed its finding
    const charged = sumCharged([row]);
    isAccepted = compensation?.payout === payout && !isTakenBy(kept.rows, place, parcelId, 'compensation'); // where only the answer was lost
    if (!known || !compensation || !seen || compensation.payout !== undefined || isMixedUp(row, known))
      return undefined;
    const { closed, paid = 0 } = compensation;
    const now = { asked: compensation.asked, ...(closed && { paid }) };
    if (expectedCompensation(now) !== expectedCompensation(seen) || (closed && paid !== row.collected))
      return undefined;
    const isBeside = isBesideOrders(row);
    const parcel = withoutOwn(withoutId(known), kept, place);
    if (!parcel) return undefined; // somebody has closed another row of it, or its courier has it back
    isAccepted = true;
    const whom = { at, by: by.email, ...(by.name && { name: by.name }) };
    const after = changedParcel(
      parcel,
      {
        compensation: { ...compensation, paid: row.collected, payout, closed: closed ?? whom },
        ...(charged !== 0 && { charged: sumOfTaka([known.charged ?? 0, charged]) }),
      },
      { at, from: 'api' },
    );
    const isCurrent = desk.parcel && idOf(desk.parcel) === parcelId;
    const recorded = { at, by: by.email, brought: { courier, payout } };
    return {
      ...(isCurrent && { desk: { parcel: noteOf(after) } }),
      audited: { before: {}, after: { payout, compensationPaid: row.collected, courierCharge: charged } },
      write() {
        putParcel(transaction, after);
        if (isBeside) takeBackAdjustment(transaction, { _id: payout, courier }, row, by, at);
        recordCost(transaction, orderId, { kind: 'compensation', taka: sumOfTaka([paid, -row.collected]) }, recorded);
        recordCost(transaction, orderId, { kind: 'courierCharge', taka: charged }, recorded);
      },
    };
  });
  return isAccepted;
}
