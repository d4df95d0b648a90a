import * as z from 'zod/mini';
import { UTC_OFFSET } from '../domain/country.ts';
import type { CourierName, PlacingProblem } from '../domain/couriers.ts';
import type { CourierScore } from '../domain/number-scores.ts';
import type { ToldParcel } from '../domain/parcel-news.ts';
import type { PayoutRow } from '../domain/payouts.ts';
import type { OutsideAnswer } from '../platform/outside/ask-outside.ts';
import type { CourierWebhook } from './webhooks/webhook.ts';

/** What a courier is told of an order. Its texts fit: `recipientProblems` has looked at them. */
export interface ParcelToBook {
  invoice: string;
  name: string;
  /** Eleven digits. */
  phone: string;
  address: string;
  place: { district: string; thana?: string | undefined } | undefined;
  /** To collect, a whole number. */
  taka: number;
  /** What the products are worth, in taka. */
  value: number;
  /** What it weighs, as far as anybody knows, and not less than the courier takes. */
  grams: number;
  /** How many products there are in it, and their names. */
  quantity: number;
  contents: string;
}

/** What the courier has told of a parcel that it took. `word`: its own, for where the parcel is. */
export interface TakenParcel {
  consignmentId?: string | undefined;
  trackingCode?: string | undefined;
  fee?: number | undefined;
  word: string;
}

/** Nobody has done anything, or nobody knows. */
type Unanswered = { kind: 'keysRefused' | 'busy' | 'unknown' };

/**
 * `taken`: the courier has a parcel of this invoice already. `rejected`: for these reasons it has none, and takes none; `unplaced`
 * where the shop itself finds no place for it among the courier's.
 */
export type BookingAnswer =
  | ({ kind: 'booked' } & TakenParcel)
  | { kind: 'taken' }
  | { kind: 'rejected'; reasons: string[]; unplaced?: PlacingProblem }
  | Unanswered;

/** `since`: the oldest time that it tells of the parcel, in milliseconds. */
export type LookUpAnswer =
  | ({ kind: 'found'; since?: number | undefined } & TakenParcel)
  | { kind: 'notFound' }
  | Unanswered;

/** `accepted`: it is done, or will be, as the parcel's word says later; also where it was asked for before. */
export type CancellationAnswer = { kind: 'accepted' } | { kind: 'rejected'; reasons: string[] } | Unanswered;

/** What a courier is told of the parcels that it is to come for. */
export interface PickUpToAsk {
  /** About how many. */
  parcels: number;
  note?: string | undefined;
}

/** `accepted`: it comes, or was to come already. */
export type PickUpAnswer = CancellationAnswer;

/**
 * `at`: absent where the courier does not say since when. `pickUp`: of one that was cancelled, whether the courier had it before,
 * where its word does not tell.
 */
export type WhereAnswer =
  | ({ kind: 'found'; word: string; at?: number | undefined; pickUp?: PickUp | undefined } & Omit<
      ToldParcel,
      'at' | 'word'
    >)
  | { kind: 'notFound' }
  | Unanswered;

export type PickUp = 'shown' | 'none' | 'unclear';

export type ScoreAnswer = { kind: 'told'; score: CourierScore } | { kind: 'noHistory' } | Unanswered;

/** A payout that a courier tells of: what it has paid, in taka, and on which day of the shop. */
export interface ToldPayout {
  paymentId: string;
  day: string;
  total: number;
}

export type PayoutsAnswer<Found> = { kind: 'found'; found: Found } | Unanswered;

/** `mayHaveOlder`: whether it may have paid out more before that, of which it does not tell. */
export interface ToldPayouts {
  newest: ToldPayout[];
  mayHaveOlder: boolean;
}

/** The newest payouts, the newest first, and the rows of one. */
export interface CourierPayouts {
  list: () => Promise<PayoutsAnswer<ToldPayouts>>;
  rows: (paymentId: string) => Promise<PayoutsAnswer<PayoutRow[]>>;
}

/** One courier's interface. What it can beside booking stands in the table of `domain/couriers.ts`. */
export interface Courier {
  book: (parcel: ParcelToBook) => Promise<BookingAnswer>;
  /** Looks for the parcel of an invoice, where the courier can. */
  find?: (invoice: string) => Promise<LookUpAnswer>;
  /** Where the courier tells what it has paid out. */
  payouts?: CourierPayouts;
  /** Asks to cancel a parcel, or to bring it back, where the courier can; once more does no harm. */
  cancel?: (consignmentId: string, reason: string) => Promise<CancellationAnswer>;
  /** Asks the courier to come for parcels, where it can be asked, and the settings say where to. */
  askPickUp?: (wanted: PickUpToAsk) => Promise<PickUpAnswer>;
  /** Tells how the parcels of a number ended, where the courier can; `phone` has eleven digits. */
  score?: (phone: string) => Promise<ScoreAnswer>;
  /** Asks where a parcel is that it has; some things stand only under our invoice. */
  whereIs: (consignmentId: string, invoice: string) => Promise<WhereAnswer>;
}

/** How an adapter is made, of the addresses and secrets of its settings. */
export interface CourierAdapter {
  /**
   * Where the courier's interface is, unless the setting of this name says otherwise, and where it only tries out parcels, which
   * nobody fetches; null where it has no such place.
   */
  address: { setting: string; usual: string; sandbox: string | null };
  /** Settings that it needs beside it, with what each is. */
  settings: Record<string, string>;
  /** Those that it can do without. */
  optionalSettings?: Record<string, string>;
  /** The names of its secrets, with what each is. */
  secrets: Record<string, string>;
  /** How it calls the shop. */
  webhook?: CourierWebhook;
  open: (name: CourierName, address: string, settingNamed: (name: string) => string) => Courier;
}

/** A sum in taka, which couriers write as a number or a text; null where they do not know it yet. */
export const Taka = z.pipe(
  z.nullable(z.union([z.number(), z.string()])),
  z.transform((sum) => (sum === null ? undefined : Number(sum))),
);

/** How long a courier may take to answer: a page waits 30 seconds for its look-ups, too. */
export const COURIER_LIMIT_MS = 8_000;

/** Couriers' clocks are wrong by so much at most, in milliseconds. */
export const COURIER_CLOCK_MS = 5 * 60_000;

/** What an answer without a result means for the caller of an adapter. */
export function unanswered({ kind }: Exclude<OutsideAnswer, { kind: 'answered' }>): Unanswered {
  return { kind: kind === 'lost' ? 'unknown' : kind };
}

/** What the answer to a call means that has no result beside its status. */
export function cancellationAnswer(
  answer: OutsideAnswer,
  reasonsOf: (body: unknown) => string[] = reasonsIn,
): CancellationAnswer {
  if (answer.kind !== 'answered') return unanswered(answer);
  const reasons = answer.isSuccess ? [] : reasonsOf(answer.body);
  return answer.isSuccess || reasons.some(isAskedBefore) ? { kind: 'accepted' } : { kind: 'rejected', reasons };
}

/** Whether a courier does not do it because it is at it, or done, since an earlier call whose answer may have been lost. */
function isAskedBefore(reason: string): boolean {
  if (/\b(only|cannot|can't|not)\b|deliver|paid|pick/i.test(reason)) return false;
  const isDone = /\balready\s+(been\s+)?(cancel|return|request|asked|coming back)/i;
  return isDone.test(reason) || /\b(return|cancel\w*)\b.*\b(exists|open)\b/i.test(reason);
}

/** A time of a courier, in milliseconds: without a zone it is of Bangladesh. Undefined where it is none. */
export function courierTime(text: string | null | undefined): number | undefined {
  const hasZone = /(z|[+-]\d\d:?\d\d)$/i.test(text?.trim() ?? '');
  const time = Date.parse(`${text?.trim().replace(' ', 'T')}${hasZone ? '' : UTC_OFFSET}`);
  return Number.isNaN(time) ? undefined : time;
}

/** The sentences of an error's body, by which a person understands what is wrong with a parcel. */
export function reasonsIn(body: unknown): string[] {
  const { message, errors, validation_errors: others } = (body ?? {}) as Record<string, unknown>; // of any shape
  const lists = [others, ...(errors && typeof errors === 'object' ? Object.values(errors) : [])];
  const sentences = lists.flat().filter((one) => typeof one === 'string');
  const all = sentences.length > 0 ? sentences : [message].filter((one) => typeof one === 'string');
  return all.slice(0, REASONS_MAXIMUM).map((one) => one.slice(0, REASON_LENGTH_MAXIMUM));
}

const REASONS_MAXIMUM = 5;
const REASON_LENGTH_MAXIMUM = 200;
