import type { ToldParcel } from '../../domain/parcel-news.ts';

/** A call that says it is from a courier. */
export interface WebhookCall {
  getHeader: (name: string) => string | undefined;
  /** The `token` in the query. */
  token: string | undefined;
}

/** What a call says of a parcel, by the courier's id or by our invoice. `at`: absent where it says no time. */
export interface WebhookNews {
  consignmentId?: string | undefined;
  invoice?: string | undefined;
  told: Omit<ToldParcel, 'at' | 'consignmentId'> & { at?: number | undefined };
}

/** How a courier calls the shop. */
export interface CourierWebhook {
  /** The name of the secret that it shows. */
  secret: string;
  /** The secret as a call shows it. */
  shownIn: (call: WebhookCall) => string | undefined;
  /** Whether that is in the address, which Google's request log keeps. */
  isInAddress?: true;
  /** The signature of a call that has one: the HMAC-SHA256 of its body's bytes by the secret, in hexadecimal digits. */
  signatureIn?: (call: WebhookCall) => string | undefined;
  /** Whether anybody who has seen a call can make others: how a parcel has ended is asked for then. */
  isHint: boolean;
  /** The setting of a header that each answer has, with its usual value. */
  answerHeader?: { name: string; setting: string; usual: string };
  /** Whether a call without the secret only tries the address. */
  isTrial?: (body: unknown) => boolean;
  /** What a call says; `notNews` where that is of no parcel, undefined where it is not understood. */
  newsIn: (body: unknown, call: WebhookCall) => WebhookNews | 'notNews' | undefined;
}

/** Whole taka, or with poisha, of a number or a text; undefined where there is none. */
export function takaIn(sum: string | number | null | undefined): number | undefined {
  const taka = sum === null || sum === '' ? Number.NaN : Number(sum);
  return Number.isFinite(taka) && taka >= 0 ? taka : undefined;
}

/** An id that comes as a text or a number. */
export function idIn(id: string | number | null | undefined): string | undefined {
  return id === null || id === undefined || id === '' ? undefined : String(id);
}

/** A courier's own id of a payout, cut. */
export function payoutIn(id: string | number | null | undefined): string | undefined {
  return idIn(id)?.slice(0, PAYOUT_ID_MAXIMUM);
}

const PAYOUT_ID_MAXIMUM = 60;

/** What a courier says for people, cut. */
export function messageIn(...said: (string | null | undefined)[]): string | undefined {
  return said.find(Boolean)?.slice(0, MESSAGE_MAXIMUM);
}

const MESSAGE_MAXIMUM = 200;
