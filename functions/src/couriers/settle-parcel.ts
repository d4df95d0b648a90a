import type { Parsed } from '../contract/endpoint.ts';
import type { BookedParcel } from '../contract/parcel-notes.ts';
import type { settleParcel as settleParcelEndpoint } from '../contract/parcels.ts';
import { isHeldByParcel, isUncertain, type SettledState } from '../domain/parcels.ts';
import { changeOrder } from '../orders/change-order.ts';
import { parcels } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { decision, isBeingBooked } from './claim-parcel.ts';
import { changedParcel, idOf, noteOf, putParcel, withoutId } from './keep-parcel.ts';

type Settled = Parsed<typeof settleParcelEndpoint>['body'];

/** Notes what a person says of the parcel of an order. The same once more changes nothing. @throws {Conflict} {NotFound} */
export async function settleParcel(id: string, settled: Settled, by: Staff): Promise<BookedParcel> {
  let settledAs: BookedParcel | undefined;
  await changeOrder(id, by, async (current, at, transaction) => {
    const { parcel } = current.desk;
    if (!parcel || parcel.invoice !== settled.invoice) throw parcelChanged();
    settledAs = parcel;
    if (parcel.state === settled.state) return undefined;
    if (isBeingBooked(parcel, at) || !maySettle(parcel, settled.state)) throw parcelChanged();
    const [known] = await parcels.within(transaction).get([idOf(parcel)]);
    if (!known) throw parcelChanged();
    const { state, consignmentId } = settled;
    const change = { state, askAt: undefined, ...(consignmentId && { consignmentId }) };
    const after = changedParcel(withoutId(known), change, { at, from: 'hand' });
    settledAs = noteOf(after);
    return decision(current, settledAs, () => putParcel(transaction, after));
  });
  if (!settledAs) throw parcelChanged();
  return settledAs;
}

/** Taken back is what a courier has, or may have; anything else is said of what nobody knows. */
function maySettle(parcel: BookedParcel, state: SettledState): boolean {
  return state === 'withdrawn' ? isHeldByParcel(parcel) : isUncertain(parcel.state);
}

/** The parcel is another, or in another state, than the caller has seen. */
export function parcelChanged(): Conflict {
  return new Conflict('parcel-changed', 'The parcel is not what it was, or somebody is booking it at the moment.');
}
