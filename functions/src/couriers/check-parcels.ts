import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { checkParcels as checkParcelsEndpoint, ParcelProblem, ParcelRow } from '../contract/parcels.ts';
import { limitedBy } from '../domain/courier-file.ts';
import { BY_FILE, type CarrierName, recipientProblems } from '../domain/couriers.ts';
import { isInShop } from '../domain/order-status.ts';
import { sumToCollect } from '../domain/orders.ts';
import { isHeldByParcel, isUncertain } from '../domain/parcels.ts';
import { type DeskDocument, desk as desks, type OrderAtDesk, orders } from '../platform/database/collections.ts';
import { gramsOfLines } from './parcel-weight.ts';

/** What each of these orders says against booking it. Costs two reads an order. */
export async function checkParcels({
  courier,
  ids,
}: Parsed<typeof checkParcelsEndpoint>['body']): Promise<ParcelRow[]> {
  const wanted = [...new Set(ids)];
  const [catalogue, found, opened] = await Promise.all([
    currentCatalogue(),
    orders.get(wanted),
    desks.get(wanted, ['parcel']),
  ]);
  const limits = limitedBy(courier, catalogue.settings.courierFile);
  return wanted.map((id) => {
    const order = found.find(({ _id }) => _id === id);
    const parcel = opened.find(({ _id }) => _id === id)?.parcel;
    if (!order) return { _id: id, problems: ['noOrder'] };
    const problems = problemsOf(limits, { order, desk: { parcel } }, gramsOfLines(order, catalogue));
    return { _id: id, number: order.number, toCollect: sumToCollect(order), problems, parcel };
  });
}

/** Why an order is not booked with a courier of these limits; a parcel that it has already comes first. */
export function problemsOf(
  limits: CarrierName,
  { order, desk: { parcel } }: Pick<OrderAtDesk, 'order'> & { desk: Pick<DeskDocument, 'parcel'> },
  grams: number,
): ParcelProblem[] {
  if (parcel && isUncertain(parcel.state)) return [parcel.courier === BY_FILE ? 'inFile' : 'stillUnknown'];
  if (isHeldByParcel(parcel)) return ['alreadyBooked'];
  if (!isInShop(order.status)) return ['notInShop'];
  if (order.confirmedAt === undefined) return ['notConfirmed'];
  return recipientProblems(limits, order, sumToCollect(order), grams);
}
