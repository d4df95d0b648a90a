import type { Transaction } from 'firebase-admin/firestore';
import { courierNamed } from '../domain/couriers.ts';
import { derivedParcelFields } from '../domain/derived-parcel-fields.ts';
import { sumToCollect } from '../domain/orders.ts';
import { isStillToCollect, parcelId } from '../domain/parcels.ts';
import { type OrderAtDesk, parcels } from '../platform/database/collections.ts';
import { BadInput } from '../platform/http/errors.ts';
import type { Decision } from './change-order.ts';

/**
 * A change of what a courier is still to collect for an open order, when somebody has changed the sum in the courier's panel, too: the parcel has that sum then, and nobody is in doubt of it. Reads, so call it before the transaction's
 * first write. @throws {BadInput} for a sum that no courier collects
 */
export async function toldInPanel(
  transaction: Transaction,
  { order, desk: { parcel } }: OrderAtDesk,
  change: Decision,
): Promise<Decision> {
  if (!parcel || !isStillToCollect(order, parcel)) return change;
  const [found] = await parcels.within(transaction).get([parcelId(parcel.courier, parcel.invoice)]);
  if (!found) return change;
  const after = { ...order, ...change.order };
  const taka = sumToCollect(after);
  const { sumMaximum } = courierNamed(parcel.courier);
  if (!Number.isInteger(taka) || taka > sumMaximum)
    throw new BadInput([{ path: 'inPanel', message: `is for a sum to collect in whole taka, at most ${sumMaximum}` }]);
  const { _id, ...known } = found;
  const doubt = parcel.doubt === 'sumUnclear' ? undefined : parcel.doubt;
  const told = { taka, ahead: after.payment?.sum, doubt };
  const noted = { ...known, ...told, collects: undefined }; // no event: nothing is said of where the parcel is
  return {
    ...change,
    isToldToCourier: true,
    desk: { ...change.desk, parcel: { ...parcel, ...told } },
    audited: {
      before: { ...change.audited?.before, parcelTaka: parcel.taka },
      after: { ...change.audited?.after, parcelTaka: taka },
    },
    write: () => parcels.within(transaction).put(_id, { ...noted, ...derivedParcelFields(noted) }),
  };
}
