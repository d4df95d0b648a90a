import type { AuditEntry } from '../../contract/audit.ts';
import type { CartLine } from '../../contract/carts.ts';
import type { Desk } from '../../contract/desk-documents.ts';
import type { Question, Subscriber } from '../../contract/inbox.ts';
import type { OrderItem } from '../../contract/order-items.ts';
import type { Order } from '../../contract/orders.ts';
import type { BookedParcel } from '../../contract/parcel-notes.ts';
import type { Payout } from '../../contract/payouts.ts';
import type { PickUp } from '../../contract/pick-ups.ts';
import type { Product } from '../../contract/products.ts';
import type { StaffReview } from '../../contract/reviews.ts';
import type { RiderSettlement } from '../../contract/riders.ts';
import type { User } from '../../contract/users.ts';
import type { CallRank } from '../../domain/call-rank.ts';
import type { CarrierName } from '../../domain/couriers.ts';
import type { NumberMark } from '../../domain/desk-marks.ts';
import type { PageId } from '../../domain/info-topics.ts';
import type { MoneyMove, MoneySpent } from '../../domain/ledger.ts';
import type { AutomaticEvent, NotificationFailure } from '../../domain/notifications.ts';
import type { CourierScore } from '../../domain/number-scores.ts';
import type { PackingTimes } from '../../domain/packing-time.ts';
import type { ParcelEvent, ToldParcel } from '../../domain/parcel-news.ts';
import type { FeaturedListName } from '../../domain/products.ts';
import type { Costs, Earnings } from '../../domain/profit.ts';
import type { Rescue } from '../../domain/rescue.ts';
import type { InfoPage } from '../../domain/rich-text.ts';
import type { Settings, SettingsPart } from '../../domain/settings.ts';
import type { WorkCounts } from '../../domain/work.ts';
import { collection, type ReadableCollection } from './collection.ts';

/**
 * `createdAt`: milliseconds since 1970; `changedAt`: likewise, when what its page says last changed, except whether it is
 * sold out. `hidden`: shoppers do not see it. `shelf`: where it lies, which they do not see either. `cost`: what the shop pays for one, in taka, which the catalogue's copy lacks. `articleKey`: its article number without hyphens, by which
 * another product's is found; the copy lacks it, too. `counted`: `stock` has a document of it. `soldOut` may be outdated: orders
 * read the stock.
 */
export type ProductDocument = Omit<Product, '_id'> & {
  createdAt: number;
  changedAt?: number;
  hidden?: true;
  counted?: true;
  shelf?: string;
  cost?: number;
  articleKey?: string;
};

/** Its id is the product's: how many there are, and when they last became more or fewer, in milliseconds since 1970. */
export type StockDocument = { count: number; changedAt: number };

/** `data`: product ids, in the order that the staff gave them. */
export type FeaturedDocument = { data: string[] };

/** Its id is the part's name, or the page's. Parts without a document are as in a new shop. */
/** Parts that were changed have the time of their last change, as pages do. */
export type SettingsDocument = (Settings[SettingsPart] & { changedAt?: number }) | InfoPage;

/**
 * A copy of everything that shoppers browse, in few documents: this head, and the shards that it names. `version`
 * differs after each change; the featured lists are as the staff wrote them.
 */
export type CatalogueHeadDocument = {
  version: string;
  featured: Record<FeaturedListName, string[]>;
  /** The changed parts, each as compressed JSON. */
  settings: Partial<Record<SettingsPart | PageId, Uint8Array>>;
  /** Their ids. */
  shards: string[];
  /** By id, the products changed since the shards were packed, each as compressed JSON; null for deleted ones. */
  changes: Record<string, Uint8Array | null>;
};

/** A part of the products: gzipped JSON. Immutable: a shard with another id replaces it. */
export type CatalogueShardDocument = { products: Uint8Array };

/** Its id is the uid. `createdAt`: milliseconds since 1970. */
export type UserDocument = Omit<User, '_id'> & {
  createdAt: number;
  /** The keys by which the staff find them. */
  searchKeys?: string[];
};

/**
 * A line of a cart; name, picture and price are the last known ones, in case the product is deleted. `addedAt`, in
 * milliseconds since 1970, orders the lines. `addedBy` is the mark of the last call that added to it.
 */
export type CartDocument = Omit<CartLine, '_id' | 'Name' | 'available'> & {
  uid: string;
  addedAt: number;
  addedBy?: string;
};

/**
 * Its id is the uid: the ids of the last merges of a guest cart into the account's, and what was left out of those that
 * did not fit.
 */
export type MergesDocument = { ids: string[]; rests?: MergeRest[] };

/**
 * What a merge left out: how many entries have no product any more (`gone`), and the products without room (`left`).
 */
export type MergeRest = { mergeId: string; gone: number; left: string[] };

/** The owner's page reads this document live, so it may hold no secret from the owner. `uid` is null for a guest. */
export type OrderDocument = Omit<Order, '_id' | 'orderItems' | 'orderProducts' | 'toCollect'> & {
  uid: string | null;
  lines: OrderItem[];
  /** A hash of the original request, to recognise repeats after the shop has corrected the order. */
  askedHash: string;
  /** The total that the buyer saw, in taka. */
  askedTotal: number;
  /** By product id, the quantity that this order has taken from the stock and not given back. */
  taken?: Record<string, number>;
  /** By product id, the quantity that its closing has given back, and reopening takes again. */
  gaveBack?: Record<string, number> | undefined;
  /**
   * When it was delivered, in milliseconds since 1970, and what the products come to, in taka; only while it is. Follows
   * from the others, as `unpaid` does.
   */
  delivered?: { sum: number; at: number } | undefined;
  /**
   * The unpaid sum, in taka, of an order that was delivered, or returned with something collected, at this time, and the
   * courier who has it.
   */
  unpaid?: { sum: number; at: number; courier?: CarrierName } | undefined;
  /** The keys of the staff's search. */
  searchKeys?: string[];
};

/** Its id is the mobile number. What the staff hold of it, since when and by whom; no buyer may learn it. */
export type NumberMarksDocument = { marks: NumberMark[]; at: number; by: string };

/** A number that was erased at that time, as a hash with a key of its own: a restore erases it anew. */
export type ErasureDocument = { key: string; hash: string; at: number };

/** Its id is the order's. Browsers cannot read it, so it holds what the buyer must not know. `callRank`: where its call
 * stands; `toPackSince`: while it waits to be packed, in milliseconds since 1970, since when. */
export type DeskDocument = Desk & {
  formerNumbers?: FormerNumbers | undefined;
  callRank?: CallRank | undefined;
  toPackSince?: number | undefined;
};

/**
 * The mobile numbers that an order had before the desk corrected it, as `numberKey` writes them; what the desk keeps from
 * `until`, in milliseconds, or earlier may be about their owners.
 */
export interface FormerNumbers {
  keys: string[];
  until: number;
}

/** An order, and what the desk knows of it. */
export interface OrderAtDesk {
  order: OrderDocument;
  desk: DeskDocument;
}

/**
 * A notification, one for each order and event. It names no person: address and text are those of the order when it is
 * sent. All times but `removeAt` are in milliseconds since 1970.
 */
export type OutboxDocument = {
  orderId: string;
  number: string;
  event: AutomaticEvent;
  /** When the event happened, or sending was requested again; much later it is not sent. */
  askedAt: number;
  /** When to send it, or to try again; during a try, when its lease ends. Absent once it is sent or given up. */
  dueAt?: number | undefined;
  /** How often it was tried. */
  tries: number;
  /** The mark of the last sender. */
  lease?: string | undefined;
  sentAt?: number | undefined;
  failedAt?: number | undefined;
  failure?: NotificationFailure | undefined;
  /** When Firestore may delete it. */
  removeAt?: Date | undefined;
};

/**
 * The notifications of a day to one number or address that the shop had not called yet; its id is a hash of both.
 * `removeAt`: when Firestore may delete it.
 */
export type NotifiedDocument = { notices: string[]; removeAt: Date };

/**
 * What a courier has told of a mobile number; its id is a hash of both. `score` is absent where it has had no parcel of it.
 * `removeAt`: when Firestore may delete it.
 */
export type NumberScoreDocument = { at: number; score?: CourierScore; removeAt: Date };

/**
 * Its id is made of the courier and the invoice: a parcel that was booked, or may have been. The desk of its order has the same
 * without what is said here. All times are in milliseconds since 1970.
 */
export type ParcelDocument = BookedParcel & {
  orderId: string;
  number: string;
  /** What was done since its courier could not deliver it, and until when somebody is to do something. */
  rescue?: Rescue | undefined;
  rescueBy?: number | undefined;
  /** Since when somebody is to find out what is true of it; of a rest that is still on its way, from when on. */
  inDoubtSince?: number | undefined;
  /** From when on somebody is to look for the rest of a partly delivered one. */
  restDueAt?: number | undefined;
  /** Since when its courier is asked to pay for it; absent once that is closed. */
  compensationSince?: number | undefined;
  /** When the courier is asked whether it has the parcel; absent once that is known, or a person decides. */
  askAt?: number | undefined;
  /** Until when it is asked. */
  askUntil: number;
  /** Its courier has refused the first call for it as a repeat: what it finds under the invoice may be of another order. */
  isTaken?: true | undefined;
  /** When the courier is asked where it is; absent once that is over. */
  followAt?: number | undefined;
  /** An end of which its courier is asked whether it is true. */
  hint?: ToldParcel | undefined;
  /** What rows of payouts have brought beside what comes for its order, as people have said, in taka. */
  extras?: { payout: string; taka: number }[] | undefined;
  /** What it is going to collect by its own word, where that is another sum than it was told. */
  collects?: number | undefined;
  /** What became of it, in the order in which the shop has learnt it. `message`: the courier's, for people. */
  events: (ParcelEvent & { message?: string | undefined })[];
};

/** Its id is the courier's name: what it was asked last. */
export type PickUpDocument = PickUp;

/** Its id is the service's name: which keys it has refused, as a hash, and until when it is not called with them. */
export type OutsideServiceDocument = { keys: string; until: number };

/** Browsers cannot read it. `uid`: the account of the e-mail in `by`. */
export type AuditDocument = Omit<AuditEntry, '_id'> & { uid: string };

/**
 * Money that came for an order, or went back, or that it has cost, at `at`, by whose e-mail; or a cost of no order, without
 * `orderId`. Entries are never changed, so that the figures of a day stay; those of an order, without its costs, add up to what
 * was received for it.
 */
export type LedgerDocument = Pick<MoneyMove, 'taka' | 'less'> & {
  kind: (MoneyMove | MoneySpent)['kind'];
  figure?: (MoneyMove | MoneySpent)['figure'];
  orderId?: string;
  at: number;
  by: string;
} & Partial<ByRider & ByCourier>;

/** The rider who brought the money, and the settlement by which it was handed over; or the courier, and its payout. */
export type BroughtBy = ByRider | ByCourier;

export interface ByRider {
  rider: string;
  settlement: string;
}

interface ByCourier {
  courier: CarrierName;
  payout: string;
}

/** Names no buyer: its orders are named by ids and numbers. */
export type RiderSettlementDocument = Omit<RiderSettlement, '_id'>;

/**
 * What a courier has paid out at a time; its id is made of the courier, and of its payment or a hash of the rows. It names no
 * buyer, except in a courier's words or in the reason for closing a finding. `hash`: of what was sent, to recognise repeats. `isOpen`: present
 * while a finding is not closed. `orderIds`: of its rows.
 */
export type PayoutDocument = Omit<Payout, '_id'> & {
  hash: string;
  /** Of the whole file, where this is a part of it. */
  fileHash?: string;
  isOpen?: true;
  owed?: number;
  orderIds: string[];
};

/** Its id is the product's: the names and the picture that it was last delivered with. */
export type SalesDocument = Pick<OrderItem, 'name' | 'translations' | 'img'>;

/** A part of the deliveries of a day: by product id, the quantity. Its id begins with the shop's day, as yyyy-mm-dd. */
export type SalesDayDocument = { pieces: Record<string, number> };

/**
 * The sales of the days that are over, of the thirty that are shown; both days belong to it. By day, as yyyy-mm-dd, how many
 * orders were placed that are not cancelled, and the sum of their totals in taka.
 */
export type SalesSumDocument = SalesDayDocument & {
  from: string;
  to: string;
  orders: Record<string, number>;
  revenue: Record<string, number>;
};

/** Its id is the order's. What its products cost when they were sold; the order itself is read by its buyer. */
export type OrderCostsDocument = { costs: Costs };

/**
 * A part of what orders earned on a day: what was added by their changes of that day, never changed later. Its id begins with
 * the shop's day, as yyyy-mm-dd.
 */
export type ProfitDayDocument = Partial<Earnings>;

/**
 * A person's work on a day of the shop, as yyyy-mm-dd: `by` is their e-mail. `times`: how many parcels took so many seconds
 * to pack; `packedAt`: when the last one was packed, in milliseconds since 1970.
 */
export type WorkDayDocument = {
  day: string;
  by: string;
  counts: Partial<WorkCounts>;
  times?: PackingTimes;
  packedAt?: number;
};

/** `next`: how many of a kind were given out or reserved. */
export type CounterDocument = { next: number };

/** The ledger of migrations, by their ids. */
export type MetaDocument = { ran: Record<string, MigrationRun> };

/** `release` has run it. Times are in milliseconds since 1970; without `doneAt` it goes on behind `cursor`. */
export interface MigrationRun {
  release: string;
  startedAt: number;
  doneAt?: number | undefined;
  /** How many documents it has changed. */
  changed: number;
  cursor?: string | undefined;
}

/** Its id is made of the order's and the product's. `district`: its English name. */
export type ReviewDocument = Omit<StaffReview, '_id' | 'district' | 'product'> & {
  district?: string;
  product: SalesDocument;
};

/** Its id is a hash of all. `icons`: by their paths. */
export type LogoDocument = { file: Uint8Array; icons: Record<string, Uint8Array> };

export type QuestionDocument = Omit<Question, '_id'>;

/** Its id is derived from the address. */
export type SubscriberDocument = Omit<Subscriber, '_id'>;

/**
 * A part of an import, so that it can be undone. `importId`: the same for every import of a file, `run`: for all parts of
 * one. `products`: what it wrote, as compressed JSON. `removeAt`: when Firestore may delete it.
 */
export type ImportDocument = {
  importId: string;
  run: string;
  fileName: string;
  at: number;
  by: string;
  added: number;
  changed: number;
  products: Uint8Array;
  removeAt: Date;
};

/** Written only through `catalogue/write-catalogue.ts`, which keeps the catalogue's copy of these three up to date. */
export const products: ReadableCollection<ProductDocument> = collection('products');
export const featured: ReadableCollection<FeaturedDocument> = collection('featured');
export const settings: ReadableCollection<SettingsDocument> = collection('settings');

export const catalogueHead = collection<CatalogueHeadDocument>('catalogue');
export const catalogueShards = collection<CatalogueShardDocument>('catalogueShards');
export const stock = collection<StockDocument>('stock');
export const imports = collection<ImportDocument>('imports');
export const users = collection<UserDocument>('users');
export const carts = collection<CartDocument>('carts');
export const merges = collection<MergesDocument>('merges');
export const orders = collection<OrderDocument>('orders');
export const desk = collection<DeskDocument>('desk');
export const numberMarks = collection<NumberMarksDocument>('numberMarks');
export const erasures = collection<ErasureDocument>('erasures');
export const outbox = collection<OutboxDocument>('outbox');
export const notified = collection<NotifiedDocument>('notified');
export const parcels = collection<ParcelDocument>('parcels');
export const pickUps = collection<PickUpDocument>('pickUps');
export const numberScores = collection<NumberScoreDocument>('numberScores');
export const outsideServices = collection<OutsideServiceDocument>('outsideServices');
export const audit = collection<AuditDocument>('audit');
export const ledger = collection<LedgerDocument>('ledger');
export const riderSettlements = collection<RiderSettlementDocument>('riderSettlements');
export const payouts = collection<PayoutDocument>('payouts');
export const sales = collection<SalesDocument>('sales');
export const salesDays = collection<SalesDayDocument>('salesDays');
export const salesSums = collection<SalesSumDocument>('salesSums');
export const orderCosts = collection<OrderCostsDocument>('orderCosts');
export const profitDays = collection<ProfitDayDocument>('profitDays');
export const workDays = collection<WorkDayDocument>('workDays');
export const counters = collection<CounterDocument>('counters');
export const meta = collection<MetaDocument>('meta');
export const reviews = collection<ReviewDocument>('reviews');
export const logos = collection<LogoDocument>('logos');
export const questions = collection<QuestionDocument>('questions');
export const subscribers = collection<SubscriberDocument>('subscribers');

/** The id of the head of the catalogue. */
export const HEAD = 'head';

/** The id of the sum of the sales of days that are over. */
export const CLOSED_DAYS = 'closedDays';

/** The id of the ledger of migrations. */
export const MIGRATIONS_LEDGER = 'migrations';

/** The id of the counter of order numbers. */
export const ORDER_NUMBERS = 'orderNumbers';

/** The id of the counter of invoices. */
export const INVOICES = 'invoices';
