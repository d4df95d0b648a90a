// What Pathao brings back of a parcel is a consignment of its own.
import type { KeptParcel } from './accounts.ts';

type Parcel = Pick<KeptParcel, 'consignmentId' | 'word' | 'way'>;

/** The words of its way. */
const OF_RETURN: readonly string[] = ['return-id-created', 'return-in-transit', 'returned-to-merchant'];

/** What it is the return of, by how the parcel has ended; `isPart`: the rest stays with the buyer. */
const RETURN_TYPES: Record<string, { type: string; isPart: boolean }> = {
  returned: { type: 'return', isPart: false },
  'paid-return': { type: 'paid-return', isPart: false },
  exchanged: { type: 'exchange', isPart: true },
  'partial-delivery': { type: 'partial-delivery', isPart: true },
};

/** What a call says of the return; nothing while the parcel itself is on its way. */
export function returnIn(parcel: Parcel): { return_consignment_id: string; return_type: string } | undefined {
  if (!OF_RETURN.includes(parcel.word)) return undefined;
  const { type } = RETURN_TYPES[endOf(parcel)] ?? { type: 'return' };
  return { return_consignment_id: parcel.consignmentId.replace(/^DL/, 'RL'), return_type: type };
}

/** The word for the parcel itself: of one that stayed in part it is how that was delivered. */
export function ownWord(parcel: Parcel): string {
  const end = endOf(parcel);
  return OF_RETURN.includes(parcel.word) && RETURN_TYPES[end]?.isPart ? end : parcel.word;
}

function endOf({ way, word }: Parcel): string {
  return way.findLast((step) => step.word in RETURN_TYPES)?.word ?? word;
}
