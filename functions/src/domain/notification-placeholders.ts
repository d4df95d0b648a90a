import { isToShop, type NotificationEvent } from './notifications.ts';

/**
 * What an own text of a notification may name in braces, as in {number}:
 * - `number`: of the order
 * - `name`: the buyer's, cut and cleaned
 * - `link`: where the order can be followed, or where the shop sees it
 * - `phone`, `shop`: the shop's own number and name
 * - `sum`: what is left to pay
 * - `mobile`, `products`: the buyer's number, and a line for each product
 */
export const PLACEHOLDERS = ['number', 'name', 'link', 'phone', 'shop', 'sum', 'mobile', 'products'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What each is for an order; absent where the order has none, as a buyer who gave no name. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string | undefined>>>;

/** When a buyer still has to pay: later, a sum would be asked for that nobody owes. */
const BEFORE_PAYING: readonly NotificationEvent[] = ['received', 'confirmed', 'outForDelivery'];

/** The placeholders that a text about this event may have. */
export function placeholdersOf(event: NotificationEvent): readonly Placeholder[] {
  if (isToShop(event)) return PLACEHOLDERS;
  const ofShop: readonly Placeholder[] = ['mobile', 'products'];
  const unknown: readonly Placeholder[] = BEFORE_PAYING.includes(event) ? ofShop : [...ofShop, 'sum'];
  return PLACEHOLDERS.filter((name) => !unknown.includes(name));
}

/** As it stands in a text. */
export function inBraces(name: Placeholder): string {
  return `{${name}}`;
}

/** What is wrong with a text, and the part of it that is. */
export interface PlaceholderFault {
  kind: 'unknown' | 'repeated' | 'brace';
  part: string;
}

const IN_BRACES = /\{([^{}]*)\}/g;

/** The first fault of a text about an event; undefined where it has none. */
export function placeholderFault(event: NotificationEvent, text: string): PlaceholderFault | undefined {
  const known: readonly string[] = placeholdersOf(event).map(inBraces);
  const parts: readonly string[] = text.match(IN_BRACES) ?? [];
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown !== undefined) return { kind: 'unknown', part: unknown };
  const repeated = parts.find((part, place) => parts.indexOf(part) < place);
  if (repeated !== undefined) return { kind: 'repeated', part: repeated };
  const [brace] = /[{}]/.exec(text.replace(IN_BRACES, '')) ?? [];
  return brace === undefined ? undefined : { kind: 'brace', part: brace };
}

/** Whether a text names this. */
export function hasPlaceholder(text: string, name: Placeholder): boolean {
  return text.includes(inBraces(name));
}

/** Whether an order has all that a text names. */
export function hasAllValues(text: string, values: PlaceholderValues): boolean {
  return PLACEHOLDERS.every((name) => values[name] !== undefined || !hasPlaceholder(text, name));
}

/** A text with the values of an order. What a value holds in braces is not replaced again: buyers type their names. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(IN_BRACES, (part, inside: string) => {
    const name = PLACEHOLDERS.find((one) => one === inside);
    return (name && values[name]) ?? part;
  });
}

/** A text message to a buyer: it begins with whom it is from, unless it says so itself. */
export function asTextMessage(text: string, shop: string): string {
  return text.includes(shop) ? text : `${shop}: ${text}`;
}
