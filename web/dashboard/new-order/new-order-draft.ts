import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import type { AdminListedProduct } from '@aloghor/functions/contract/product-lists';
import { BUYERS_LANGUAGE } from '@aloghor/functions/domain/country';
import { LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';
import { QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { ORDER_SOURCES, type OrderSource, orderTotal, toCollect } from '@aloghor/functions/domain/orders';
import type { Named } from '../../shared/lib/product-texts.ts';
import type { NamedPlace } from '../../shared/lib/stored-order-draft.ts';
import { parseAmountsInput } from '../desk/amounts-input.ts';
import type { AmountsInput } from '../desk/drafts.ts';

/** A product of the order, as it was found: `price` in taka, `stock` only where it is counted. */
export interface ChosenProduct extends Named {
  _id: string;
  img: string;
  thumbnail?: string | undefined;
  price: number;
  stock?: number | undefined;
  quantity: number;
}

/** What is typed on the page. `key` is the order's idempotency key, so that it is created only once. */
export interface NewOrderDraft {
  key: string;
  source: OrderSource;
  /** Undefined until it is touched: until then the source decides. */
  isConfirmed?: boolean;
  /** Undefined until it is touched: until then it is the language of the last order of this mobile number. */
  language?: LanguageCode | undefined;
  products: ChosenProduct[];
  name: string;
  mobileNumber: string;
  place?: NamedPlace | undefined;
  deliveryAddress: string;
  info: string;
  deskNote: string;
  amounts: AmountsInput;
}

export function emptyDraft(source: OrderSource = 'messenger'): NewOrderDraft {
  const texts = { name: '', mobileNumber: '', deliveryAddress: '', info: '', deskNote: '' };
  return { key: crypto.randomUUID(), source, products: [], ...texts, amounts: {} };
}

/** Whether the buyer has confirmed the order. Orders from a chat are still called, unless it is said otherwise. */
export function isConfirmed({ isConfirmed: said, source }: NewOrderDraft): boolean {
  return said ?? source !== 'messenger';
}

/**
 * The language of the buyer's notifications. For a new mobile number it is what most buyers speak with a shop.
 */
export function languageOf({ language }: NewOrderDraft, last?: { language?: LanguageCode | undefined }): LanguageCode {
  return language ?? last?.language ?? BUYERS_LANGUAGE;
}

/** In taka: the total at the prices shown, and what the buyer will pay in cash. */
export function sumsOf(draft: NewOrderDraft) {
  const totalPrice = orderTotal(draft.products);
  return { totalPrice, toCollect: toCollect({ totalPrice, amounts: amountsOf(draft) }) };
}

export function amountsOf({ amounts }: NewOrderDraft) {
  return parseAmountsInput(amounts);
}

/** The products with this one's quantity raised by one; a new one is added at the end. */
export function withProduct(products: ChosenProduct[], found: FoundProduct): ChosenProduct[] {
  const isThere = products.some(({ _id }) => _id === found._id);
  if (!isThere) return [...products, { ...found, quantity: 1 }];
  return products.map((one) =>
    one._id === found._id ? { ...one, ...found, quantity: Math.min(one.quantity + 1, QUANTITY_MAXIMUM) } : one,
  );
}

export type FoundProduct = Omit<ChosenProduct, 'quantity'>;

/** A listed product, with only the fields that the draft stores. */
export function toFoundProduct({
  _id = '',
  name = '',
  translations,
  img = '',
  thumbnail,
  price = 0,
  stock,
}: AdminListedProduct) {
  return { _id, name, translations, img, thumbnail, price, stock } satisfies FoundProduct &
    Record<keyof FoundProduct, unknown>;
}

/**
 * The draft after its order was rejected: at the current prices where they have changed. A key that another order was
 * placed with is replaced, since with it this order could never be sent.
 */
export function afterConflict(draft: NewOrderDraft, { code, lines = [] }: Pick<OrderConflict, 'code' | 'lines'>) {
  if (code === 'price-changed') return { ...draft, products: repriced(draft.products, lines) };
  if (code === 'key-used-for-another-order') return { ...draft, key: crypto.randomUUID() };
  return draft;
}

/** The products at the current prices, which the error response contains. */
export function repriced(products: ChosenProduct[], lines: { _id: string; price: number }[]): ChosenProduct[] {
  return products.map((one) => ({ ...one, price: lines.find(({ _id }) => _id === one._id)?.price ?? one.price }));
}

/** A stored draft; an empty one if what is stored is not a draft. */
export function readDraft(kept: unknown): NewOrderDraft {
  return isDraft(kept) ? kept : emptyDraft();
}

const TEXTS = ['key', 'name', 'mobileNumber', 'deliveryAddress', 'info', 'deskNote'] as const;

function isDraft(kept: unknown): kept is NewOrderDraft {
  const draft = Object(kept);
  return (
    TEXTS.every((name) => typeof draft[name] === 'string') &&
    ORDER_SOURCES.includes(draft.source) &&
    [undefined, ...LANGUAGES].includes(draft.language) &&
    Array.isArray(draft.products) &&
    draft.products.every(isChosen) &&
    typeof draft.amounts === 'object'
  );
}

function isChosen(product: unknown): boolean {
  const { _id, name, price, quantity } = Object(product);
  return [_id, name].every((text) => typeof text === 'string') && [price, quantity].every(Number.isFinite);
}
