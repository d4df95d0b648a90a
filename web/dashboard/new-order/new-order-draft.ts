import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import { BUYERS_LANGUAGE } from '@aloghor/functions/domain/country';
import { LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';
import { ORDER_SOURCES, type OrderSource, orderTotal, toCollect } from '@aloghor/functions/domain/orders';
import type { NamedPlace } from '../../shared/lib/stored-order-draft.ts';
import { parseAmountsInput } from '../desk/amounts-input.ts';
import type { AmountsInput } from '../desk/drafts.ts';
import { type ChosenProduct, repriced } from '../order-products/chosen-product.ts';

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

/**
 * The draft after its order was rejected: at the current prices where they have changed. A key that another order was
 * placed with is replaced, since with it this order could never be sent.
 */
export function afterConflict(draft: NewOrderDraft, { code, lines = [] }: Pick<OrderConflict, 'code' | 'lines'>) {
  if (code === 'price-changed') return { ...draft, products: repriced(draft.products, lines) };
  if (code === 'key-used-for-another-order') return { ...draft, key: crypto.randomUUID() };
  return draft;
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
