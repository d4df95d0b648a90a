import { isCancelled, isClosed, isInShop, type OrderStatus } from './order-status.ts';

/** Who has done something, by e-mail and by name where the account has one, and when, in milliseconds. */
export interface ByWhom {
  at: number;
  by: string;
  name?: string | undefined;
}

/** What is noted of an order's parcel, beside the status. No buyer reads it. */
export interface ParcelNotes {
  packed?: (ByWhom & { seconds?: number | undefined }) | undefined;
  /** Of its slip. */
  printed?: ByWhom | undefined;
}

/** What each note depends on: once another value is in one of these fields of the order, the note is void. */
const DEPENDS_ON = {
  packed: ['lines'],
  printed: ['lines', 'name', 'mobileNumber', 'place', 'deliveryAddress', 'info', 'amounts', 'payment'],
} as const satisfies Record<keyof ParcelNotes, readonly string[]>;

type OrderField = (typeof DEPENDS_ON)[keyof ParcelNotes][number];
type PackedOrder = { status: OrderStatus } & { [Field in OrderField]?: unknown };

const NOTES = Object.keys(DEPENDS_ON) as (keyof ParcelNotes)[]; // a cast: Object.keys returns strings

/**
 * The same desk without the notes that a change of its order makes void: both once the order is cancelled or reopened,
 * and, until it has left the shop, those that depend on a changed field.
 */
export function withoutVoidNotes<Desk extends ParcelNotes>(desk: Desk, before: PackedOrder, after: PackedOrder): Desk {
  const isReopened = isClosed(before.status) && !isClosed(after.status);
  const isOver = isCancelled(after.status) || isReopened;
  const voided = NOTES.filter((note) => desk[note] && (isOver || isOutdated(note, before, after)));
  return voided.length === 0 ? desk : { ...desk, ...Object.fromEntries(voided.map((note) => [note, undefined])) };
}

function isOutdated(note: keyof ParcelNotes, before: PackedOrder, after: PackedOrder): boolean {
  return isInShop(after.status) && DEPENDS_ON[note].some((field) => !isSame(before[field], after[field]));
}

/** Whether two values are the same in a document. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A scanner may read a code twice: so long, in milliseconds, packing the same order again changes nothing. */
const SAME_SCAN_MS = 60_000;

/** Whether this person has packed the order so recently that packing it again is the same scan. */
export function isSameScan({ at, by }: ByWhom, email: string, now: number): boolean {
  return by === email && now - at < SAME_SCAN_MS;
}

/** The name of who has done something, as colleagues read it. */
export function doneBy({ by, name }: ByWhom): string {
  return name ?? by;
}

/**
 * The number or id of the order in the code of a slip or an invoice; undefined for any other text. What was in the field
 * before the code's address is dropped, since a scanner types behind it.
 */
export function scannedOrder(text: string): string | undefined {
  const [, query] = /\/track\?(id=[^&\s]+)$/i.exec(text.trim()) ?? [];
  return query && (new URLSearchParams(query).get('id') ?? undefined);
}
