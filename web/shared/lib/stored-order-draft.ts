import type { ChosenPlace } from '@aloghor/functions/domain/places';
import { DEFAULT_LANGUAGE, type LanguageCode } from './language.ts';
import { CHECKOUT_KEY } from './pending-checkout.ts';
import { deviceStorage, parseStored, tabStorage } from './storage.ts';
import { storeWatched } from './watched-storage.ts';

// What this device keeps of an order: what is typed in its form, and how to ask what became of it.

/** A place that can be named before the list of places is loaded; in the default language its stored form is its name. */
export interface NamedPlace extends ChosenPlace {
  /** `সাভার, ঢাকা`, by language. */
  names?: Partial<Record<LanguageCode, string>> | undefined;
}

/** Whether the name of a place is known in a language. */
export function isNamed({ names }: NamedPlace, language: LanguageCode): boolean {
  return language === DEFAULT_LANGUAGE || names?.[language] !== undefined;
}

/** `Savar, Dhaka`, in a language, as far as it is known. */
export function knownName({ district, thana, names }: NamedPlace, language: LanguageCode): string {
  return names?.[language] ?? (thana ? `${thana}, ${district}` : district);
}

const BUYER_FIELDS = ['name', 'mobileNumber', 'deliveryAddress'] as const;
const TYPED_FIELDS = [...BUYER_FIELDS, 'placeText', 'info'] as const;

/** The typed fields; those left as proposed are absent. `placeText`: typed for a place that was not chosen yet. */
export type OrderDraft = Partial<Record<(typeof TYPED_FIELDS)[number], string>> & {
  place?: NamedPlace | undefined;
  /** Whether it is the buyer of an earlier order of this device, and nothing of the next order was typed yet. */
  isOrdered?: boolean;
};

const DRAFT_KEY = 'orderDraft';

/**
 * What was typed on this device by this customer, or as a guest without `uid`. What a guest has typed is a customer's only
 * within the same tab, and only until it is ordered: another time it may be somebody else's.
 */
export function readDraft(uid?: string): OrderDraft | undefined {
  const kept: unknown = parseStored(deviceStorage.get(DRAFT_KEY));
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { place, isOrdered, by, ...fields } = kept as Record<string, unknown>; // an object, as storage holds it
  if (!isOwn(by, uid) || (uid !== undefined && isOrdered === true)) return undefined;
  const typed = TYPED_FIELDS.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : []));
  return { ...Object.fromEntries(typed), place: placeIn(place), isOrdered: isOrdered === true };
}

function placeIn(kept: unknown): NamedPlace | undefined {
  const { district, thana, names } = (kept ?? {}) as Partial<Record<keyof NamedPlace, unknown>>; // of any value but null and undefined
  if (!isText(district)) return undefined;
  const named = Object.entries(names ?? {}).filter(([, name]) => isText(name));
  return {
    district,
    thana: isText(thana) ? thana : undefined,
    names: named.length > 0 ? Object.fromEntries(named) : undefined,
  };
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string';
}

export function keepDraft(draft: OrderDraft, uid?: string): void {
  deviceStorage.set(DRAFT_KEY, JSON.stringify({ ...draft, by: uid }));
  noteOwner(uid);
}

const GUEST_KEY = 'guestOfTab';

/** Whether what is kept by the customer `by`, or by a guest, may be told to the customer `uid`, or to a guest. */
function isOwn(by: unknown, uid: string | undefined): boolean {
  return by === uid || (by === undefined && tabStorage.get(GUEST_KEY) !== null);
}

/** Guests have no name but the tab that they use. */
function noteOwner(uid: string | undefined): void {
  if (uid === undefined) tabStorage.set(GUEST_KEY, 'yes');
}

const PLACE_KEY = 'deliveryPlace';

/** Where this customer, or a guest, last chose or ordered to, on this device; `isChosen`: since the last order. */
export interface KeptPlace {
  place: NamedPlace;
  isChosen: boolean;
}

export function readPlace(uid?: string): KeptPlace | undefined {
  const { by, isChosen, ...kept } = Object(parseStored(deviceStorage.get(PLACE_KEY)));
  const place = isOwn(by, uid) ? placeIn(kept) : undefined;
  return place && { place, isChosen: isChosen === true };
}

export function keepPlace({ place, isChosen }: KeptPlace, uid?: string): void {
  deviceStorage.set(PLACE_KEY, JSON.stringify({ ...place, isChosen, by: uid }));
  noteOwner(uid);
}

/** The buyer of the last order; if another place was chosen since, with that, and without the address in the other one. */
export function withChosenPlace({ deliveryAddress, ...buyer }: OrderDraft, kept: KeptPlace | undefined): OrderDraft {
  return kept?.isChosen && !(buyer.place && isWithin(buyer.place, kept.place))
    ? { ...buyer, place: kept.place }
    : { ...buyer, deliveryAddress };
}

function isWithin(place: NamedPlace, { district, thana }: NamedPlace): boolean {
  return place.district === district && (thana === undefined || place.thana === thana);
}

/** After an order: keeps the buyer for the next one, without what belonged to this order alone. */
export function keepBuyer({ info, placeText, ...buyer }: OrderDraft): void {
  keepDraft({ ...buyer, isOrdered: true });
}

export function forgetDraft(): void {
  deviceStorage.remove(DRAFT_KEY);
}

/** A checkout whose order may have been placed. */
export interface Checkout {
  /** The idempotency key of all its tries. */
  key: string;
  /** The mobile numbers of a guest's tries, one of which may have placed it; none for a customer. */
  mobileNumbers: string[];
  /** Where to the tries were to go. */
  addresses: string[];
  /** When the last try was sent. Times are milliseconds since 1970. */
  triedAt: number;
  /** When the shop last said that it has not arrived; the buyer knows. */
  missingAt?: number | undefined;
}

/** After so long nobody waits for an order that had not arrived. */
const MISSING_KEPT_MS = 24 * 3_600_000;

/**
 * The checkout of this customer, or of a guest, that has begun and has no answer; undefined after the server has answered.
 * Like a draft, a guest's is a customer's only within the same tab.
 */
export function checkoutInProgress(uid?: string): Checkout | undefined {
  const {
    key,
    mobileNumbers,
    addresses,
    triedAt = 0,
    missingAt,
    by,
  }: Partial<Checkout> & { by?: unknown } = parseStored(deviceStorage.get(CHECKOUT_KEY)) ?? {};
  if (!isText(key) || !Array.isArray(mobileNumbers) || !isOwn(by, uid)) return undefined;
  if (missingAt !== undefined && Date.now() - triedAt > MISSING_KEPT_MS) return void endCheckout();
  const texts = (kept: unknown) => (Array.isArray(kept) ? kept.filter(isText) : []);
  return { key, mobileNumbers: texts(mobileNumbers), addresses: texts(addresses), triedAt, missingAt };
}

/** Called before each try. Kept across reloads, so that a retry after a lost connection does not place a second order. */
export function tryCheckout(uid: string | undefined, mobileNumber: string | undefined, address: string): Checkout {
  const before = checkoutInProgress(uid);
  const checkout = {
    key: before?.key ?? crypto.randomUUID(),
    mobileNumbers: [...new Set([...(mobileNumber ? [mobileNumber] : []), ...(before?.mobileNumbers ?? [])])],
    addresses: [...new Set([address, ...(before?.addresses ?? [])])],
    triedAt: Date.now(),
  };
  deviceStorage.set(CHECKOUT_KEY, JSON.stringify({ ...checkout, by: uid }));
  noteOwner(uid);
  return checkout;
}

/** The buyer knows that the tries so far had not arrived at this time, unless another was sent since. */
export function noteMissing(uid: string | undefined, missingAt: number): void {
  const checkout = checkoutInProgress(uid);
  if (checkout && missingAt >= checkout.triedAt)
    deviceStorage.set(CHECKOUT_KEY, JSON.stringify({ ...checkout, by: uid, missingAt }));
}

/** Called when the server has answered, or the buyer wants another order: the next checkout gets a new key. */
export function endCheckout(): void {
  deviceStorage.remove(CHECKOUT_KEY);
}

/** An order that a guest placed on this device, with what following it needs. `at`: milliseconds since 1970. */
export interface KeptOrder {
  id: string;
  number: string;
  mobileNumber: string;
  at: number;
}

/** The history state of the page that follows an order which is kept on this device: browsers keep the history, so no number is in it. */
export type OrderToFollow = Pick<KeptOrder, 'id'>;

export const ORDERS_KEY = 'guestOrders';
const ORDERS_KEPT = 10;

/** As they are stored. */
export const keptOrdersSnapshot = () => deviceStorage.get(ORDERS_KEY);

/** The last ones first. */
export function keptOrders(stored = keptOrdersSnapshot()): KeptOrder[] {
  const kept: unknown = parseStored(stored);
  return Array.isArray(kept) ? kept.filter(isKeptOrder) : [];
}

function isKeptOrder(kept: unknown): kept is KeptOrder {
  const { id, number, mobileNumber, at } = (kept ?? {}) as Partial<KeptOrder>; // of any value but null and undefined
  return [id, number, mobileNumber].every(isText) && Number.isFinite(at);
}

export function keepOrder(order: KeptOrder): void {
  const others = keptOrders().filter(({ id }) => id !== order.id);
  storeWatched(ORDERS_KEY, JSON.stringify([order, ...others].slice(0, ORDERS_KEPT)));
}

export function forgetOrders(): void {
  deviceStorage.remove(ORDERS_KEY);
}

/** On signing out: the next person at this device finds nothing about the previous one. */
export function forgetKeptOrder(): void {
  forgetBuyer();
  endCheckout();
  tabStorage.remove(GUEST_KEY);
}

/** When somebody else orders on this device: removes the previous buyer and their orders. */
export function forgetBuyer(): void {
  forgetDraft();
  forgetOrders();
  deviceStorage.remove(PLACE_KEY);
}
