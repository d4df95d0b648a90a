import type { Payout } from '../contract/payouts.ts';
import { changedParcel, idOf, noteOf, putParcel, withoutId } from '../couriers/keep-parcel.ts';
import { withoutOwn } from '../couriers/parcel-extras.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { isBesideOrders, isMixedUp, sumCharged } from '../domain/payouts.ts';
import { changeOrder } from '../orders/change-order.ts';
import { afterSettlement } from '../orders/order-payment.ts';
import { recordCost } from '../orders/record-money.ts';
import { parcels, payouts } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { takeBackAdjustment } from './enter-adjustment.ts';
import { isTakenBy, rowToAccept } from './look-at-rows.ts';
import { type Matched, settlementOf } from './match-rows.ts';

/**
 * Records an order as received by a payout, with what the courier has kept as its cost, in one transaction. Answers whether it is
 * now; it is not where its parcel was paid otherwise meanwhile, has another number, or brings another sum.
 */
export async function acceptRow(
  { _id: payout, courier }: Payout,
  place: number,
  { orderId, parcel: parcelId, expected }: Matched,
  by: Staff,
): Promise<boolean> {
  let isAccepted = false;
  await changeOrder(orderId, by, async (current, at, transaction) => {
    const { order, desk } = current;
    const [known] = await parcels.within(transaction).get([parcelId]);
    const [kept] = await payouts.within(transaction).get([payout], ['rows', 'findings']);
    const row = rowToAccept(kept, place, parcelId);
    isAccepted = false; // where it is tried anew
    if (!kept || !row) return undefined; // somebody has withdrawn it, or closed its finding
    const charged = sumCharged([row]);
    isAccepted = known?.payout === payout && !isTakenBy(kept.rows, place, parcelId, 'parcel'); // where only the answer was lost
    if (!known || known.payout !== undefined || isMixedUp(row, known)) return undefined;
    const settled = settlementOf(known, { order, current: desk.parcel, collected: row.collected });
    if (!settled.end || settled.expected !== expected) return undefined;
    const isBeside = isBesideOrders(row);
    const parcel = withoutOwn(withoutId(known), kept, place);
    if (!parcel) return undefined; // somebody has closed another row of it, or its courier has it back
    isAccepted = true;
    const brought = { courier, payout };
    const after = changedParcel(
      parcel,
      { payout, charged: sumOfTaka([known.charged ?? 0, charged]) },
      { at, from: 'api' },
    );
    const isCurrent = desk.parcel && idOf(desk.parcel) === parcelId;
    return {
      ...(settled.isOfOrder && afterSettlement(order, sumOfTaka([settled.expected, -settled.recorded]), at)),
      brought,
      ...(isCurrent && { desk: { parcel: noteOf(after) } }),
      audited: { before: {}, after: { payout, courierCharge: charged } },
      write() {
        putParcel(transaction, after);
        if (isBeside) takeBackAdjustment(transaction, { _id: payout, courier }, row, by, at);
        recordCost(transaction, orderId, { kind: 'courierCharge', taka: charged }, { at, by: by.email, brought });
      },
    };
  });
  return isAccepted;
}
