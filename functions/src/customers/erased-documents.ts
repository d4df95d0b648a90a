import type { BookedParcel } from '../contract/parcel-notes.ts';
import { impersonalWord } from '../domain/courier-words.ts';
import { searchKeys } from '../orders/search-keys.ts';
import type {
  AuditDocument,
  DeskDocument,
  OrderDocument,
  ParcelDocument,
  ReviewDocument,
} from '../platform/database/collections.ts';

/** What becomes of a field when the mobile number of its order is erased. `reduced`: only a part of it stays. */
type Fate = 'kept' | 'removed' | 'reduced';
type Fates<Document> = Record<keyof Document, Fate>;

/** The order stays, with its lines, its sums, its district and its day. */
const ORDER = {
  number: 'kept',
  uid: 'kept',
  email: 'kept', // of an account, which stays: its owner deletes that. A guest's order has none.
  name: 'removed',
  photo: 'removed',
  mobileNumber: 'reduced',
  courierPhone: 'removed',
  place: 'reduced',
  deliveryAddress: 'removed',
  info: 'removed',
  language: 'kept',
  recipientNotice: 'kept',
  date: 'kept',
  createdAt: 'kept',
  confirmedAt: 'kept',
  status: 'kept',
  timeline: 'kept',
  closedFor: 'kept',
  outcome: 'kept',
  lines: 'kept',
  totalPrice: 'kept',
  amounts: 'reduced', // a transaction's number comes with the number that has paid
  payment: 'kept',
  invoice: 'kept',
  reviewed: 'kept',
  sentWith: 'removed', // the courier's page may name the buyer
  askedHash: 'reduced', // a guess of name and number could be compared with it
  askedTotal: 'kept',
  taken: 'kept',
  gaveBack: 'kept',
  delivered: 'kept',
  unpaid: 'kept',
  searchKeys: 'reduced',
} satisfies Fates<OrderDocument>;

const DESK = {
  state: 'kept',
  callAt: 'kept',
  asideSince: 'kept',
  callRank: 'removed', // what it was worth to call a person who may be known by it
  claim: 'removed',
  source: 'kept',
  marks: 'kept',
  answer: 'removed', // the buyer's own link
  packed: 'kept',
  toPackSince: 'kept',
  printed: 'kept',
  parcel: 'reduced',
  rider: 'kept', // somebody of the shop
  formerNumbers: 'removed',
  attempts: 'reduced',
  messages: 'kept', // which, not what they say
  notes: 'reduced',
  versions: 'reduced',
  revision: 'kept',
  createdAt: 'kept',
} satisfies Fates<DeskDocument>;

/** The shop settles its money with the courier by these; they name no person. */
const PARCEL = {
  orderId: 'kept',
  number: 'kept',
  courier: 'kept',
  byFile: 'kept',
  invoice: 'kept',
  attempt: 'kept',
  state: 'kept',
  taka: 'kept',
  ahead: 'kept',
  at: 'kept',
  by: 'kept',
  name: 'kept', // who of the staff has booked it
  consignmentId: 'kept',
  otherConsignmentId: 'kept',
  trackingCode: 'kept',
  fee: 'kept',
  grams: 'kept',
  cancellation: 'kept',
  payout: 'kept',
  toldPayout: 'kept',
  charged: 'kept',
  collected: 'kept',
  word: 'reduced',
  wordAt: 'kept',
  toldAt: 'kept',
  doubt: 'kept',
  rescue: 'kept', // who has called, and when
  rescueBy: 'kept',
  inDoubtSince: 'kept',
  restDueAt: 'kept',
  compensation: 'reduced',
  compensationSince: 'kept',
  reasons: 'removed', // the courier may have repeated what it was sent
  unplaced: 'kept',
  askAt: 'removed',
  askUntil: 'kept',
  isTaken: 'kept',
  followAt: 'kept',
  hint: 'removed',
  extras: 'kept',
  collects: 'kept',
  events: 'reduced',
} satisfies Fates<ParcelDocument>;

const REVIEW = {
  stars: 'kept',
  text: 'removed',
  name: 'removed',
  answer: 'removed', // it may address the buyer
  district: 'kept',
  at: 'kept',
  returned: 'kept',
  state: 'kept',
  productId: 'kept',
  product: 'kept',
  orderId: 'kept',
  number: 'kept',
  revision: 'kept',
} satisfies Fates<ReviewDocument>;

const AUDIT = {
  at: 'kept',
  by: 'kept',
  uid: 'kept',
  subject: 'kept',
  action: 'kept',
  target: 'kept',
  label: 'reduced',
  number: 'kept',
  before: 'reduced',
  after: 'reduced',
} satisfies Fates<AuditDocument>;

/** Facts that the audit has of an order, or of its review, and that are of a person. */
const PERSONAL_FACTS = [
  'name',
  'mobileNumber',
  'deliveryAddress',
  'place',
  'info',
  'note',
  'answer',
  'compensationClosed',
  'courierWord',
];

export function erasedOrder(id: string, order: OrderDocument): OrderDocument {
  const { place } = order;
  const erased = {
    ...without(order, ORDER),
    mobileNumber: '',
    askedHash: '',
    amounts: withoutTransactions(order.amounts),
    ...(place && { place: { district: place.district, zone: place.zone } }),
  };
  return { ...erased, searchKeys: searchKeys(id, erased) };
}

export function erasedDesk(desk: DeskDocument): DeskDocument {
  const attempts = desk.attempts.map(({ note, ...attempt }) => attempt);
  const { parcel } = desk;
  return { ...without(desk, DESK), attempts, notes: [], versions: [], ...(parcel && { parcel: erasedNote(parcel) }) };
}

/**
 * The desk of an order that had this number, as `numberKey` writes it, before it was corrected: without what may be about
 * its owner. The same where it had another.
 */
export function withoutFormerNumber(desk: DeskDocument, key: string): DeskDocument {
  const { formerNumbers, ...kept } = desk;
  if (!formerNumbers?.keys.includes(key)) return desk;
  const { until } = formerNumbers;
  const { parcel } = desk;
  const keys = formerNumbers.keys.filter((one) => one !== key);
  const isLater = ({ at }: { at: number }) => at > until;
  return {
    ...kept,
    attempts: desk.attempts.map(({ note, ...attempt }) => ({ ...attempt, ...(isLater(attempt) && { note }) })),
    notes: desk.notes.filter(isLater),
    versions: desk.versions.filter(isLater),
    ...(parcel && !isLater(parcel) && { parcel: erasedNote(parcel) }),
    ...(keys.length > 0 && { formerNumbers: { keys, until } }),
  };
}

/** The order itself is about its present buyer; a guess of its first name and number could be compared with the hash. */
export function withoutAskedHash(order: OrderDocument): OrderDocument {
  return { ...order, askedHash: '' };
}

/** What a courier says to people, and the staff in words of their own, may name the buyer. */
export function erasedParcel(parcel: ParcelDocument): ParcelDocument {
  const events = parcel.events.map(({ message, ...event }) => ({ ...event, ...erasedWord(parcel, event.word) }));
  return { ...without(parcel, PARCEL), ...erasedTexts(parcel), events };
}

function erasedNote({ reasons, ...parcel }: BookedParcel): BookedParcel {
  return { ...parcel, ...erasedTexts(parcel) };
}

/** What stays of the courier's last word, and of why nothing more is asked of the courier. */
function erasedTexts(parcel: BookedParcel): Pick<BookedParcel, 'word' | 'compensation'> {
  const { word, compensation } = parcel;
  return {
    ...erasedWord(parcel, word),
    ...(compensation?.closed && { compensation: { ...compensation, closed: withoutReason(compensation.closed) } }),
  };
}

type Closed = NonNullable<NonNullable<BookedParcel['compensation']>['closed']>;

function withoutReason({ reason, ...closed }: Closed): Closed {
  return closed;
}

function erasedWord({ courier }: BookedParcel, word: string | undefined): Pick<BookedParcel, 'word'> {
  return word === undefined ? {} : { word: impersonalWord(courier, word) };
}

export function erasedReview(review: ReviewDocument): ReviewDocument {
  return without(review, REVIEW);
}

/** An entry about an order, or about a review of it, whose label is a product. */
export function erasedAudit(entry: AuditDocument): AuditDocument {
  return {
    ...without(entry, AUDIT),
    label: entry.subject === 'order' ? (entry.number ?? '') : entry.label,
    ...(entry.before && { before: withoutFacts(entry.before) }),
    ...(entry.after && { after: withoutFacts(entry.after) }),
  };
}

function withoutFacts(facts: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(facts).filter(([name]) => !PERSONAL_FACTS.includes(name));
  return Object.fromEntries(kept.map(([name, fact]) => [name, name === 'amounts' ? withoutTransactions(fact) : fact]));
}

/** The amounts of an order, or what the audit has of them, without the numbers by which money came. */
function withoutTransactions<Amounts>(amounts: Amounts): Amounts {
  if (!Array.isArray(amounts)) return amounts;
  return amounts.map(({ transaction, ...amount }) => amount) as Amounts; // a cast: a transaction is optional
}

function without<Document extends object>(document: Document, fates: Fates<Document>): Document {
  const kept = Object.entries(document).filter(([field]) => fates[field as keyof Document] !== 'removed');
  return Object.fromEntries(kept) as Document; // a cast: what is removed is optional
}
