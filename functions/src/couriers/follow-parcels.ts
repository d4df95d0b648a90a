import { isDeepStrictEqual } from 'node:util';
import { chunksOf } from '../domain/chunks-of.ts';
import { NEVER_PICKED_UP, saysPaidOut, stateOfWord, wasPickedUp } from '../domain/courier-words.ts';
import { BY_FILE } from '../domain/couriers.ts';
import { isFollowed } from '../domain/derived-parcel-fields.ts';
import { isEnd, type ToldParcel } from '../domain/parcel-news.ts';
import { isUnderWay } from '../domain/parcels.ts';
import { type ParcelDocument, parcels } from '../platform/database/collections.ts';
import { askCourier, leaseParcel } from './ask-courier.ts';
import type { LookUpAnswer, PickUp, WhereAnswer } from './courier.ts';
import { followParcel } from './follow-parcel.ts';
import { foreignParcel, isOlder } from './foreign-parcel.ts';
import { FOLLOWED_EVERY_MS, idOf, keepParcel, type ParcelChange } from './keep-parcel.ts';
import { couriersOn, type OpenCourier, openCourier } from './registry.ts';

/** Parcels that one run asks for. */
const BATCH = 50;

/** Calls to couriers at the same time. */
const AT_ONCE = 5;

/** No more is asked after it, so that a run ends before the next one begins. */
const BEGINNING_LIMIT_MS = 35_000;

/** How long a parcel is asked for, also after a person has looked: for what a courier has had longer, a person looks. */
const FOLLOWED_FOR_MS = 45 * 24 * 60 * 60_000;

/** A courier may tell for so long what it has told before. */
const KEPT_MS = 60_000;

/** How many parcels were asked for, and of how many of them there was news. */
export interface FollowedParcels {
  asked: number;
  news: number;
}

/** Asks where the parcels under way are, those first that were asked for longest ago; several may do so at once. */
export async function followDue(now = Date.now()): Promise<FollowedParcels> {
  const start = Date.now();
  const due = await parcels.find((all) => all.where('followAt', '<=', now).orderBy('followAt').limit(BATCH));
  const done: FollowedParcels = { asked: 0, news: 0 };
  for (const chunk of chunksOf(due, AT_ONCE)) {
    if (Date.now() - start > BEGINNING_LIMIT_MS) return done;
    for (const hasNews of await Promise.all(chunk.map(({ _id }) => followOne(_id, now)))) {
      if (hasNews !== undefined) done.asked += 1;
      if (hasNews) done.news += 1;
    }
  }
  return done;
}

/** Whether there was news; undefined where its courier was not asked. */
async function followOne(id: string, now: number): Promise<boolean | undefined> {
  const parcel = await leaseParcel(id, 'followAt', now, FOLLOWED_EVERY_MS);
  if (!parcel) return undefined;
  if (now - lookedAt(parcel) > FOLLOWED_FOR_MS) {
    await keepParcel(id, 'api', now, withoutEnd);
    return undefined;
  }
  const isOn = parcel.courier !== BY_FILE && couriersOn().includes(parcel.courier);
  return isOn ? askForParcel(parcel, now) : undefined;
}

/** When a person has last said where it is, or else when it was booked. */
function lookedAt({ at, events }: ParcelDocument): number {
  return Math.max(at, ...events.flatMap((event) => (event.from === 'hand' ? event.at : [])));
}

/**
 * Somebody must find out, or the order waits for ever; also where the courier was said to have told an end, and has not
 * confirmed it. A lost parcel has been looked at, and a doubt that exists stays.
 */
function withoutEnd({ state, doubt, hint }: ParcelDocument): ParcelChange {
  const isOpen = hint !== undefined || (isUnderWay(state) && state !== 'lost');
  return { followAt: undefined, hint: undefined, ...(isOpen && { doubt: doubt ?? 'noEnd' }) };
}

/** Asks the courier of a parcel where it is, and keeps that. Returns whether it was news; undefined where it has not said. */
export async function askForParcel(parcel: ParcelDocument, now: number): Promise<boolean | undefined> {
  if (parcel.courier === BY_FILE) return undefined;
  const answer = await answerOf(openCourier(parcel.courier), parcel, now);
  if (answer?.kind !== 'found') return undefined;
  const { kind, at = now - KEPT_MS, pickUp, since, ...said } = answer;
  if (!knownConsignment(parcel) && isOlder(parcel, since)) {
    await keepParcel(idOf(parcel), 'api', now, () => foreignParcel(said.consignmentId));
    return true;
  }
  const isNotShown = pickUp !== undefined && pickUp !== 'shown' && !wasPickedUp(parcel.courier, parcel.events);
  const word = isNotShown && pickUp === 'none' ? NEVER_PICKED_UP : said.word;
  const told = {
    ...said,
    word,
    consignmentId: said.consignmentId ?? knownConsignment(parcel),
    toldPayout: isEnd(stateOfWord(parcel.courier, word, parcel.state)) ? parcel.hint?.toldPayout : undefined,
  };
  const id = idOf(parcel);
  const hint = confirmedHint(parcel, answer.word);
  const isHinted = hint !== undefined && (await followParcel(id, 'webhook', hint, now)) === 'kept';
  const isNews = (await followParcel(id, 'poll', { ...told, at }, now)) === 'kept';
  if (!isFollowed(parcel) || !parcel.consignmentId)
    await keepParcel(id, 'api', now, (current) => afterAnswer(current, parcel, told.consignmentId));
  if (pickUp) await keepParcel(id, 'api', now, (current) => withPickUp(current, pickUp));
  return isHinted || isNews;
}

/** A person who looks says that it is coming back, or that it never left: then nobody asks again. */
function withPickUp({ courier, state, doubt, events }: ParcelDocument, pickUp: PickUp): ParcelChange | undefined {
  if (pickUp !== 'unclear') return doubt === 'pickUpUnclear' ? { doubt: undefined } : undefined;
  const isOpen = state === 'returning' && doubt === undefined && !wasPickedUp(courier, events);
  return isOpen ? { doubt: 'pickUpUnclear' } : undefined;
}

type Where = (WhereAnswer & { since?: undefined }) | (LookUpAnswer & { at?: undefined; pickUp?: undefined });

/** Of a parcel that nobody knew to be booked, the courier's call may have been the first to name it. */
function knownConsignment({ consignmentId, hint }: ParcelDocument): string | undefined {
  return consignmentId ?? hint?.consignmentId;
}

/** By its consignment; one whose answer was lost may have been found without it, and is asked for by our invoice until then. */
function answerOf(courier: OpenCourier, parcel: ParcelDocument, now: number): Promise<Where> | undefined {
  const { find } = courier;
  const { invoice } = parcel;
  const consignmentId = knownConsignment(parcel);
  if (consignmentId) return askCourier(courier, now, () => courier.whereIs(consignmentId, invoice));
  return find && askCourier<LookUpAnswer>(courier, now, () => find(invoice));
}

/**
 * What is to be kept of an answer beside its news: the consignment; and that a parcel is not asked for any more which has come to
 * its end. On the way, a hint that the answer does not confirm waits for the next one: couriers may tell the shop first.
 */
function afterAnswer(current: ParcelDocument, asked: ParcelDocument, consignmentId: string | undefined) {
  const isFound = !current.consignmentId && consignmentId !== undefined;
  const isOver = !isFollowed(current) && isDeepStrictEqual(current.hint, asked.hint);
  if (!isFound && !isOver) return undefined;
  return { ...(isFound && { consignmentId }), ...(isOver && { hint: undefined }) };
}

/** The end that the courier was said to have told, where it says the same itself, or only that it has paid for it by now. */
function confirmedHint({ courier, hint, state }: ParcelDocument, word: string): ToldParcel | undefined {
  if (hint?.word === undefined) return undefined;
  const isSame = stateOfWord(courier, hint.word, state) === stateOfWord(courier, word, state);
  return isSame || saysPaidOut(courier, word) ? hint : undefined;
}
