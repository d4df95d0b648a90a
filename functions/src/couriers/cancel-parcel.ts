import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { BookedParcel } from '../contract/parcel-notes.ts';
import type { CancellationProblem, cancelParcel as cancelParcelEndpoint } from '../contract/parcels.ts';
import { cancellableFrom, isCancellable } from '../domain/parcels.ts';
import { changeOrder } from '../orders/change-order.ts';
import { type ParcelDocument, parcels } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { askCourier } from './ask-courier.ts';
import { decision } from './claim-parcel.ts';
import type { CancellationAnswer } from './courier.ts';
import { changedParcel, idOf, keepParcel, noteOf, putParcel, withoutId } from './keep-parcel.ts';
import { couriersOn, openCourier } from './registry.ts';
import { parcelChanged } from './settle-parcel.ts';

type Wanted = Parsed<typeof cancelParcelEndpoint>['body'];

/**
 * Asks the courier of an order to cancel its parcel. That is noted first, in one transaction with the order, so that of two
 * people one asks; `assertMayAsk` may reject it there. @throws {Conflict} {NotFound}
 */
export async function cancelParcel(
  id: string,
  { invoice, reason }: Wanted,
  by: Staff,
  assertMayAsk?: (known: ParcelDocument) => void,
): Promise<Reply<typeof cancelParcelEndpoint>> {
  const { parcel, before, isMine } = await claimCancellation(id, invoice, by, assertMayAsk);
  if (!isMine) return { parcel };
  const answer = await ask(parcel, reason);
  const kept = await keepParcel(idOf(parcel), 'api', Date.now(), ({ cancellation }) =>
    cancellation?.at === parcel.cancellation?.at ? { cancellation: answered(cancellation, before, answer) } : undefined,
  );
  return {
    parcel: kept ? noteOf(kept) : parcel,
    problem: PROBLEM_OF[answer.kind],
    ...(answer.kind === 'rejected' && { reasons: answer.reasons }),
  };
}

type Asked = CancellationAnswer | { kind: 'off' };

const PROBLEM_OF: Partial<Record<Asked['kind'], CancellationProblem>> = {
  rejected: 'rejected',
  keysRefused: 'keysRefused',
  busy: 'courierBusy',
  off: 'courierOff',
};

interface Claim {
  parcel: BookedParcel;
  /** What had come of it when somebody asked before. */
  before?: BookedParcel['cancellation'];
  /** Not mine: the courier has accepted it before, or somebody else is asking it. */
  isMine: boolean;
}

async function claimCancellation(
  id: string,
  invoice: string,
  by: Staff,
  assertMayAsk: (known: ParcelDocument) => void = () => {},
): Promise<Claim> {
  let claimed: Claim | undefined;
  await changeOrder(id, by, async (current, at, transaction) => {
    const { parcel } = current.desk;
    if (!parcel?.consignmentId || parcel.invoice !== invoice || !isCancellable(parcel.state)) throw parcelChanged();
    claimed = { parcel, isMine: false };
    if (at < cancellableFrom(parcel)) return undefined;
    const [known] = await parcels.within(transaction).get([idOf(parcel)]);
    if (!known) throw parcelChanged();
    assertMayAsk(known);
    const cancellation = { at, by: by.email, ...(by.name && { name: by.name }), answer: 'asked' as const };
    const after = changedParcel(withoutId(known), { cancellation }, { at, from: 'hand' });
    claimed = { parcel: noteOf(after), before: parcel.cancellation, isMine: true };
    return decision(current, noteOf(after), () => putParcel(transaction, after));
  });
  if (!claimed) throw parcelChanged();
  return claimed;
}

async function ask({ courier: name, consignmentId = '' }: BookedParcel, reason: string): Promise<Asked> {
  const isOn = couriersOn().find((one) => one === name);
  const courier = isOn && openCourier(isOn);
  const { cancel } = courier || {};
  return courier && cancel ? askCourier(courier, Date.now(), () => cancel(consignmentId, reason)) : { kind: 'off' };
}

/**
 * Where nothing was asked, or nothing will be done, it is as before: an earlier call whose answer was lost may be done yet, and
 * one that was accepted.
 */
function answered(
  cancellation: BookedParcel['cancellation'],
  before: BookedParcel['cancellation'],
  { kind }: Asked,
): BookedParcel['cancellation'] {
  if (cancellation && (kind === 'accepted' || kind === 'unknown')) return { ...cancellation, answer: kind };
  return before && { ...before, answer: before.answer === 'accepted' ? 'accepted' : 'unknown' };
}
