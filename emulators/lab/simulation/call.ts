import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import type { Access } from '@aloghor/functions/domain/roles';
import type { Asked } from '@aloghor/functions/test/ask';
import type { Who } from './cast.ts';
import type { Known } from './known.ts';
import type { World } from './world.ts';

/** One call to the shop, and what the shop should do then. */
export interface Call {
  who: Who;
  what: Asked;
  body?: unknown;
  headers?: Record<string, string>;
  access: Access;
  /** The collection whose write decides, for losing the database's answer to it. */
  writes?: string;
  /** For an order: the page that it is sent from. */
  page?: OrderPage;
  /** The id of the order that is taken over, whoever else is busy with its buyer. */
  takesOver?: string;
  /**
   * Changes the world as the call should, and returns the expected answer. `said`: what only the shop decides, such as
   * ids.
   */
  happen: (world: World, said: Answer | undefined) => Expected;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each call has another body
  body: any;
}

export interface Expected {
  status: number;
  code?: ErrorCode;
  /** What `read` finds in the body; without `read` the whole body. */
  shown?: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each call has another body
  read?: (body: any) => unknown;
}

/** A step of a history that makes a call; undefined when there is nothing to make it for yet. */
export interface Step {
  name: string;
  prepare: (known: Known) => Call | undefined;
}

export function rejected(status: number, code: ErrorCode): Expected {
  return { status, code };
}

export function answered(shown: unknown): Expected {
  return { status: 200, shown };
}

export const MODIFIED = answered({ modifiedCount: 1 });
export const UNMODIFIED = answered({ modifiedCount: 0 });
export const NOT_FOUND = rejected(404, 'not-found');

/** An open order page: it sends what it shows, however late and often. */
export interface OrderPage {
  /** Different for each page. */
  number: number;
  buyer: Who;
  key: string | undefined;
  items: { id: string; quantity: number }[];
  /** The total that the page shows, in poisha; undefined for a client that sends none. */
  total: number | undefined;
}
