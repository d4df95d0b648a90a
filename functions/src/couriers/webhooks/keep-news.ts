import { saysPaidOut, stateOfWord } from '../../domain/courier-words.ts';
import type { CarrierName, CourierName } from '../../domain/couriers.ts';
import { isErased } from '../../domain/orders.ts';
import { isEnd, isPassedOver, type ToldParcel } from '../../domain/parcel-news.ts';
import { type ParcelState, parcelId } from '../../domain/parcels.ts';
import { inTransaction, type Stored } from '../../platform/database/collection.ts';
import { orders, type ParcelDocument, parcels } from '../../platform/database/collections.ts';
import { type Followed, followParcel, isOfForeign } from '../follow-parcel.ts';
import { withoutId } from '../keep-parcel.ts';
import type { CourierWebhook, WebhookNews } from './webhook.ts';

/** Keeps what a call of a courier says. An end that is only a hint is kept beside it until the courier was asked, within a minute. */
export async function keepNews(
  courier: CourierName,
  { isHint }: CourierWebhook,
  { consignmentId, invoice, told: { at, ...others } }: WebhookNews,
  now = Date.now(),
): Promise<Followed> {
  const parcel = await parcelOf(courier, consignmentId, invoice);
  if (!parcel) return 'noParcel';
  const told: ToldParcel = { ...others, consignmentId, at: at ?? now };
  const said = told.word === undefined ? parcel.state : stateOfWord(courier, told.word, parcel.state);
  const isPaidOut = told.word !== undefined && saysPaidOut(courier, told.word);
  const movesNothing = said === parcel.state || (isPaidOut && isEnd(parcel.state));
  if (!isHint || !isEnd(said) || movesNothing) return followParcel(parcel._id, 'webhook', told, now);
  return keepHint(parcel._id, said, told, now);
}

/** By our invoice, which it has in its id; else by the courier's own number. */
async function parcelOf(
  courier: CourierName,
  consignmentId: string | undefined,
  invoice: string | undefined,
): Promise<Stored<ParcelDocument> | undefined> {
  const [named] = invoice ? await parcels.get([parcelId(courier, invoice)]) : [];
  if (named || !consignmentId) return named;
  const [found] = await parcels.find((all) =>
    all.where('courier', '==', courier).where('consignmentId', '==', consignmentId).limit(1),
  );
  return found;
}

/**
 * Of two hints the one of what has happened later, unless that only says that it was paid; what either has said of money is kept.
 * What the parcel's own end passes over is no hint of another one.
 */
function keepHint(id: string, said: ParcelState, told: ToldParcel, now: number): Promise<Followed> {
  return inTransaction(async (transaction) => {
    const [found] = await parcels.within(transaction).get([id]);
    if (!found) return 'noParcel';
    if (isPassedOver(found.state, said) || isOfForeign(withoutId(found), told)) return 'known';
    const [order] = await orders.within(transaction).get([found.orderId]);
    const { hint: earlier, courier } = found;
    const { message, ...others } = told;
    const heard: ToldParcel = { ...others, ...(order && !isErased(order) && { message }) };
    const isEarlierKept = earlier && isEndBy(courier, earlier) && (!isEndBy(courier, told) || earlier.at > told.at);
    const [kept, other] = isEarlierKept ? [earlier, heard] : [heard, earlier];
    const hint = { ...kept, ...factsOf(other), ...factsOf(kept) };
    parcels.within(transaction).change(id, { hint, followAt: now });
    return 'kept';
  });
}

/** What is said of money, and of which consignment, by whichever event; its message is that event's alone. */
function factsOf({ consignmentId, fee, collected, toldPayout }: Partial<ToldParcel> = {}): Partial<ToldParcel> {
  const facts = { consignmentId, fee, collected, toldPayout };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** Whether it says how the parcel has ended, and not only that its money was paid out. */
function isEndBy(courier: CarrierName, { word }: Pick<ToldParcel, 'word'>): boolean {
  return word !== undefined && !saysPaidOut(courier, word);
}
