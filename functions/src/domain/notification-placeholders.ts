import {
  asksForAdvance,
  isBeforeConfirming,
  isBeforePaying,
  isToShop,
  type NotificationEvent,
} from './notifications.ts';

/**
 * What an own text of a notification may name in braces, as in {number}:
 * - `number`: of the order
 * - `name`: the buyer's, cut and cleaned
 * - `link`: where the order can be followed, or where the shop sees it
 * - `phone`, `shop`: the shop's own number and name
 * - `sum`: what is left to pay
 * - `advance`: what is asked for ahead
 * - `mobile`, `products`: the buyer's number, and a line for each product
 * - `answer`: the buyer's own link, by which they confirm the order
 */
export const PLACEHOLDERS = [
  'number',
  'name',
  'link',
  'phone',
  'shop',
  'sum',
  'advance',
  'mobile',
  'products',
  'answer',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The value of each for an order; absent where it has none, such as the name of a buyer who gave none. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string | undefined>>>;

/** The placeholders that a text about this event may have. */
export function placeholdersOf(event: NotificationEvent): readonly Placeholder[] {
  const isKnown: Partial<Record<Placeholder, boolean>> = {
    mobile: isToShop(event),
    products: isToShop(event),
    sum: isBeforePaying(event) && !asksForAdvance(event),
    advance: asksForAdvance(event),
    answer: isBeforeConfirming(event),
  };
  return PLACEHOLDERS.filter((name) => isKnown[name] ?? true);
}

/** As it stands in a text. */
export function inBraces(name: Placeholder): string {
  return `{${name}}`;
}

/** What is wrong with a text, and in which part. */
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

/** A text with the values of an order. Braces within a value are not replaced: buyers type their names. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(IN_BRACES, (part, inside: string) => {
    const name = PLACEHOLDERS.find((one) => one === inside);
    return (name && values[name]) ?? part;
  });
}

/** A text message to a buyer begins with the shop's name, unless the text contains it. */
export function asTextMessage(text: string, shop: string): string {
  return text.includes(shop) ? text : `${shop}: ${text}`;
}
