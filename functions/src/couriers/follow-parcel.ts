import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { restDueAt } from '../domain/awaited-rest.ts';
import { impersonalWord, stateOfWord } from '../domain/courier-words.ts';
import { type CarrierName, courierNamed } from '../domain/couriers.ts';
import { isAnnounced } from '../domain/order-outcomes.ts';
import { isErased } from '../domain/orders.ts';
import { isRepeat, newestOf, newsOf, standingOf, type ToldParcel } from '../domain/parcel-news.ts';
import { isUncertain, isUnderWay } from '../domain/parcels.ts';
import { changeOrder, type Decision } from '../orders/change-order.ts';
import { type OrderAtDesk, type ParcelDocument, parcels } from '../platform/database/collections.ts';
import { auditedParcel } from './claim-parcel.ts';
import { COURIER_CLOCK_MS } from './courier.ts';
import { EVENTS_MAXIMUM, followedNext, idOf, noteOf, putParcel, withoutId } from './keep-parcel.ts';
import { orderByParcel } from './order-by-parcel.ts';

/** `known`: it was told before. `noParcel`: the shop has none of this id. */
export type Followed = 'kept' | 'known' | 'noParcel';

/**
 * Keeps what a courier has told of a parcel, and what its order becomes by that, in one transaction. It can be told as often as
 * you like, in whatever order. What does not fit is kept for a person, and changes nothing.
 */
export async function followParcel(
  id: string,
  from: 'webhook' | 'poll',
  told: ToldParcel,
  now = Date.now(),
): Promise<Followed> {
  const [found] = await parcels.get([id]);
  if (!found) return 'noParcel';
  const { courier, orderId } = found;
  const by = { role: 'courier' as const, uid: courier, email: courierNamed(courier).name };
  const { settings } = await currentCatalogue();
  let followed: Followed = 'known';
  await changeOrder(orderId, by, async (current, _at, transaction) => {
    followed = 'known';
    const [known] = await parcels.within(transaction).get([id]);
    const before = known && withoutId(known);
    const kept = isErased(current.order) ? impersonal(courier, told) : told;
    const after = before && withNews(before, from, kept, now);
    if (!after) return undefined;
    followed = 'kept';
    return decisionOfNews(current, before, after, (parcel) => putParcel(transaction, parcel, settings.rescue));
  });
  return followed;
}

/** The change of an order whose parcel, or an earlier one, has got news. */
function decisionOfNews(
  { order, desk }: OrderAtDesk,
  before: ParcelDocument,
  news: ParcelDocument,
  put: (parcel: ParcelDocument) => void,
): Decision {
  const isItsOwn = desk.parcel !== undefined && idOf(desk.parcel) === idOf(news);
  const { decision, doubt } = isItsOwn ? orderByParcel(order, news) : ofAnother(before, news);
  const isOtherSum = news.collects !== undefined && news.collects !== news.taka;
  const raised = isSettled(before, news) ? undefined : (doubt ?? (isOtherSum ? 'sumUnclear' : undefined));
  const isAnnouncedNow = isItsOwn && isAnnounced({ ...order, ...decision?.order });
  const after = {
    ...news,
    doubt: news.doubt ?? raised,
    restDueAt: isAnnouncedNow ? restDueAt(news) : undefined,
  };
  const isDecided = decision !== undefined || after.doubt !== before.doubt;
  return {
    ...decision,
    ...(isItsOwn && { desk: { parcel: noteOf(after) } }),
    ...(isDecided && {
      audited: {
        before: { ...decision?.audited?.before, ...auditedParcel(before) },
        after: { ...decision?.audited?.after, ...auditedParcel(after), courierWord: after.word },
      },
    }),
    write: () => put(after),
  };
}

/** Whether a person has looked at a parcel, and its courier has told no other fact of it since. */
function isSettled(before: ParcelDocument, news: ParcelDocument): boolean {
  const isSeen = before.doubt === undefined && before.events.some(({ from }) => from === 'hand');
  return isSeen && FACTS.every((fact) => before[fact] === news[fact]);
}

/** What of a parcel can raise a doubt. */
const FACTS = ['state', 'collected', 'collects'] as const;

/**
 * An order that has got another parcel meanwhile does not follow this one: where it is not taken back, a person looks, whatever
 * else its courier says meanwhile.
 */
function ofAnother(before: ParcelDocument, { state }: ParcelDocument): ReturnType<typeof orderByParcel> {
  const comesBack = state === 'returning' || state === 'returned';
  const isToCheck = before.doubt === 'orderDiffers' || state !== before.state;
  return isToCheck && !comesBack ? { doubt: 'orderDiffers' } : {};
}

/** What a courier tells of a parcel, without what it says to people, which may name the buyer. */
function impersonal(courier: CarrierName, { message, ...told }: ToldParcel): ToldParcel {
  return { ...told, ...(told.word !== undefined && { word: impersonalWord(courier, told.word) }) };
}

/** Undefined where nothing is new. */
function withNews(
  parcel: ParcelDocument,
  from: 'webhook' | 'poll',
  { at, word, key, message, ...told }: ToldParcel,
  now: number,
): ParcelDocument | undefined {
  const { courier, state, events, consignmentId } = parcel;
  if (isOfForeign(parcel, told)) return undefined;
  const isOther = Boolean(told.consignmentId && consignmentId && told.consignmentId !== consignmentId);
  const event: ParcelDocument['events'][number] = {
    at: at <= now + COURIER_CLOCK_MS ? at : now, // what is later is a time in another zone
    from,
    state: word === undefined ? state : stateOfWord(courier, word, state),
    ...(word !== undefined && { word }),
    ...(key && { key }),
    ...(message && { message }),
    ...(isOther && { isOther }),
  };
  if (isRepeat(events, event)) return undefined;
  const kept = { ...parcel, askAt: undefined, toldAt: now, events: [...events, event].slice(-EVENTS_MAXIMUM) };
  return standing(isOther ? { ...kept, otherConsignmentId: told.consignmentId } : { ...kept, ...known(told) }, now);
}

/**
 * Whether it is of what the courier had before under the same invoice: while a person is to find that out, and of the consignment
 * that they have not taken for the parcel's own.
 */
export function isOfForeign(
  { state, doubt, consignmentId: own, otherConsignmentId: other }: ParcelDocument,
  { consignmentId }: Pick<Partial<ToldParcel>, 'consignmentId'>,
): boolean {
  if (doubt === 'otherConsignment') return isUncertain(state) || own === undefined;
  return consignmentId !== undefined && consignmentId !== own && consignmentId === other;
}

/** The parcel as all that was told of it says. Where its courier contradicts itself, it stays where it was. */
export function standing(parcel: ParcelDocument, now: number): ParcelDocument {
  const news = newsOf(parcel.events);
  const { state, doubt } = standingOf(parcel.courier, news);
  const last = newestOf(news.filter(({ word, isOther }) => word !== undefined && !isOther));
  const after = { ...parcel, state: doubt === 'contradiction' ? parcel.state : state, doubt };
  const hint = isUnderWay(after.state) ? parcel.hint : undefined;
  return { ...after, word: last?.word, wordAt: last?.at, hint, followAt: followedNext(after, now) };
}

/** What the courier leaves out stays as it was. */
function known(told: Omit<ToldParcel, 'at' | 'word'>): Partial<ParcelDocument> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}
