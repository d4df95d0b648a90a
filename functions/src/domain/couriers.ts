import { courierPhone } from './mobile-number.ts';

interface CourierDefinition {
  /** As it writes itself, in each language. */
  name: string;
  /** Characters of a recipient's name and address, at least and at most: what is longer it cuts, or refuses. */
  nameLength: readonly [min: number, max: number];
  addressLength: readonly [min: number, max: number];
  /** The most that it collects for a parcel, in taka. */
  sumMaximum: number;
  /**
   * Grams of a parcel, at least and at most: a lighter one, or one of which nobody knows, is told as the least. Null where it is told
   * no weight.
   */
  grams: readonly [min: number, max: number] | null;
  /** Signs that it replaces by spaces. */
  lostSigns: RegExp | null;
  /** Whether it needs a district, to find its own area by. */
  needsPlace: boolean;
  /** Whether it tells of a parcel by our invoice: by then a lost answer can be looked up. */
  findsByInvoice: boolean;
  /** Whether it refuses an invoice that it knows: only then may a call be repeated whose answer was lost. */
  refusesRepeats: boolean;
  /** What a call can do about a parcel that is not to be delivered; otherwise only the courier's panel can. */
  cancelling: 'cancels' | 'asksBack' | 'inPanel';
  /** Whether it tells how the parcels of a mobile number ended, of all shops. */
  scores: boolean;
  /** Whether it tells by its interface what it has paid out: of the others a file is needed. */
  tellsPayouts: boolean;
  /** Whether it can be asked to come for parcels, where its settings say where to. */
  asksPickUp: boolean;
  /** Where anybody follows a parcel, by its tracking code or consignment id. */
  trackingPage: (parcel: TrackedParcel) => string | undefined;
}

interface TrackedParcel {
  consignmentId?: string | undefined;
  trackingCode?: string | undefined;
}

/** The one table of the couriers that the shop can book with, and of what each can. */
export const COURIERS = {
  steadfast: {
    name: 'Steadfast',
    nameLength: [1, 100],
    addressLength: [1, 490],
    sumMaximum: 1_000_000,
    grams: null,
    lostSigns: /[{};<>]/,
    needsPlace: false,
    findsByInvoice: true,
    refusesRepeats: true,
    cancelling: 'asksBack',
    scores: true,
    tellsPayouts: true,
    asksPickUp: true,
    trackingPage: ({ trackingCode }) => trackingCode && `https://steadfast.com.bd/t/${trackingCode}`,
  },
  pathao: {
    name: 'Pathao',
    nameLength: [3, 100],
    addressLength: [10, 220],
    sumMaximum: 1_000_000,
    grams: [500, 10_000],
    lostSigns: null,
    needsPlace: false,
    findsByInvoice: false,
    refusesRepeats: false,
    cancelling: 'inPanel',
    scores: false,
    tellsPayouts: false,
    asksPickUp: false,
    trackingPage: ({ consignmentId }) =>
      consignmentId && `https://merchant.pathao.com/tracking?consignment_id=${consignmentId}`,
  },
  redx: {
    name: 'RedX',
    nameLength: [1, 100],
    addressLength: [1, 500],
    sumMaximum: 1_000_000,
    grams: [500, Number.POSITIVE_INFINITY],
    lostSigns: null,
    needsPlace: true,
    findsByInvoice: false,
    refusesRepeats: false,
    cancelling: 'cancels',
    scores: false,
    tellsPayouts: false,
    asksPickUp: false,
    trackingPage: ({ consignmentId }) =>
      consignmentId && `https://redx.com.bd/track-parcel/?trackingId=${consignmentId}`,
  },
  carrybee: {
    name: 'Carrybee',
    nameLength: [2, 99],
    addressLength: [10, 200],
    sumMaximum: 100_000,
    grams: [500, 25_000],
    lostSigns: null,
    needsPlace: false,
    findsByInvoice: true,
    refusesRepeats: false,
    cancelling: 'cancels',
    scores: false,
    tellsPayouts: false,
    asksPickUp: false,
    trackingPage: () => undefined, // its documentation names none
  },
} as const satisfies Record<string, CourierDefinition>;

export type CourierName = keyof typeof COURIERS;

/** The courier that the settings of the shop name: its parcels go into a file, which somebody uploads to its panel. */
export const BY_FILE = 'file';
export type CarrierName = CourierName | typeof BY_FILE;

/** The same questions, answered for any courier. */
const ANY_COURIER: CourierDefinition = {
  name: 'Courier by file',
  nameLength: [1, 100],
  addressLength: [1, 500],
  sumMaximum: 1_000_000,
  grams: [500, Number.POSITIVE_INFINITY],
  lostSigns: null,
  needsPlace: false,
  findsByInvoice: false,
  refusesRepeats: false,
  cancelling: 'inPanel',
  scores: false,
  tellsPayouts: false,
  asksPickUp: false,
  trackingPage: () => undefined,
};

export const COURIER_NAMES = Object.keys(COURIERS) as CourierName[]; // a cast: Object.keys returns strings

export const CARRIER_NAMES = [...COURIER_NAMES, BY_FILE] as const;

export function courierNamed(name: CarrierName): CourierDefinition {
  return name === BY_FILE ? ANY_COURIER : COURIERS[name];
}

/** A courier as it writes itself, or as the shop has named it when it got the parcel. */
export function carrierName({ courier, byFile }: { courier: CarrierName; byFile?: { name: string } | undefined }) {
  return byFile?.name ?? courierNamed(courier).name;
}

/** What an order says of its recipient. */
interface Recipient {
  name?: string | undefined;
  mobileNumber: string;
  deliveryAddress?: string | undefined;
  place?: { district: string; thana?: string | undefined } | undefined;
}

/** What a courier would cut, refuse or not understand in an order. */
export const RECIPIENT_PROBLEMS = [
  'noName',
  'nameLength',
  'noAddress',
  'addressLength',
  'lostSigns',
  'noPlace',
  'noCourierPhone',
  'poisha',
  'sumTooHigh',
  'tooHeavy',
] as const;
export type RecipientProblem = (typeof RECIPIENT_PROBLEMS)[number];

/** Why a courier has no place for an address, which is known only once it is booked: no area of this name, no zone found. */
export const PLACING_PROBLEMS = ['noArea', 'noZone'] as const;
export type PlacingProblem = (typeof PLACING_PROBLEMS)[number];

/** The address as couriers get it: with thana and district behind it. */
export function courierAddress({ deliveryAddress, place }: Omit<Recipient, 'mobileNumber'>): string {
  return [deliveryAddress, place?.thana, place?.district].filter(Boolean).join(', ');
}

/** Why a courier cannot take a parcel as it is, in the order of the list above; `taka` is what it is to collect. */
export function recipientProblems(
  courier: CarrierName,
  recipient: Recipient,
  taka: number,
  grams: number,
): RecipientProblem[] {
  const { nameLength, addressLength, sumMaximum, grams: range, lostSigns, needsPlace } = courierNamed(courier);
  const { name = '', deliveryAddress, place, mobileNumber } = recipient;
  const address = courierAddress(recipient);
  const found: Record<RecipientProblem, boolean> = {
    noName: !name,
    nameLength: name !== '' && !isWithin(name, nameLength),
    noAddress: !deliveryAddress,
    addressLength: Boolean(deliveryAddress) && !isWithin(address, addressLength),
    lostSigns: lostSigns?.test(name + address) ?? false,
    noPlace: needsPlace && !place,
    noCourierPhone: courierPhone(mobileNumber) === undefined,
    poisha: !Number.isInteger(taka),
    sumTooHigh: taka > sumMaximum,
    tooHeavy: range !== null && grams > range[1],
  };
  return RECIPIENT_PROBLEMS.filter((problem) => found[problem]);
}

/** The weight that a courier is told of a parcel whose products weigh so much, as far as anybody knows. */
export function toldGrams(courier: CarrierName, grams: number): number {
  return Math.max(grams, courierNamed(courier).grams?.[0] ?? 0);
}

/** In characters as couriers count them: a conjunct of Bangla is several. */
function isWithin(text: string, [min, max]: readonly [number, number]): boolean {
  return text.length >= min && text.length <= max;
}
