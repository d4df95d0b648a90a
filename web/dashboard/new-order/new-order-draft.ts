import type { OrderConflict } from '@aloghor/functions/contract/orders';
import type { AdminListedProduct } from '@aloghor/functions/contract/products';
import { LANGUAGES, type LanguageCode } from '@aloghor/functions/domain/languages';
import { QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { ORDER_SOURCES, type OrderSource, orderTotal, toCollect } from '@aloghor/functions/domain/orders';
import type { NamedPlace } from '../../shared/lib/kept-order.ts';
import type { MoneyInput } from '../desk/drafts.ts';
import { moneyInputOf, parseMoneyInput, suggestedCharge } from '../desk/money-input.ts';

/** A product of the order, as it was found: `price` in taka, `stock` only where it is counted. */
export interface ChosenProduct {
  _id: string;
  name: string;
  nameBn?: string | undefined;
  img: string;
  thumbnail?: string | undefined;
  price: number;
  stock?: number | undefined;
  quantity: number;
}

/** What is typed on the page; `key` is that of the order it will be, so that it is made once. */
export interface NewOrderDraft {
  key: string;
  source: OrderSource;
  /** Untouched, whoever spoke with the buyer has confirmed it. */
  isConfirmed?: boolean;
  /** Untouched, that of the number's last order. */
  language?: LanguageCode | undefined;
  products: ChosenProduct[];
  name: string;
  mobileNumber: string;
  place?: NamedPlace | undefined;
  deliveryAddress: string;
  info: string;
  deskNote: string;
  money: MoneyInput;
}

export function emptyDraft(source: OrderSource = 'messenger'): NewOrderDraft {
  const texts = { name: '', mobileNumber: '', deliveryAddress: '', info: '', deskNote: '' };
  return { key: crypto.randomUUID(), source, products: [], ...texts, money: {} };
}

/** A chat is no word from mouth to ear: its order is called for, unless the admin says otherwise. */
export function isConfirmed({ isConfirmed: said, source }: NewOrderDraft): boolean {
  return said ?? source !== 'messenger';
}

/** In which its buyer gets notices. Of a new number it is Bangla, in which most buyers speak with a shop. */
export function languageOf({ language }: NewOrderDraft, last?: { language?: LanguageCode | undefined }): LanguageCode {
  return language ?? last?.language ?? 'bn';
}

/** In taka: the products at the prices that are shown, and what their buyer will pay in cash. */
export function sumsOf(draft: NewOrderDraft) {
  const totalPrice = orderTotal(draft.products);
  const { advance, ...sums } = moneyOf(draft);
  return { totalPrice, toCollect: toCollect({ totalPrice, money: { ...sums, advance: advance ?? undefined } }) };
}

/** What the fields of money show: untouched, the delivery charge is that of the place. */
export function shownMoney({ place, money }: NewOrderDraft): Required<MoneyInput> {
  return { ...moneyInputOf(undefined), ...suggestedCharge(place), ...money };
}

export function moneyOf(draft: NewOrderDraft) {
  return parseMoneyInput(shownMoney(draft));
}

/** The products with one piece more of this one; a new one comes last. */
export function withProduct(products: ChosenProduct[], found: FoundProduct): ChosenProduct[] {
  const isThere = products.some(({ _id }) => _id === found._id);
  if (!isThere) return [...products, { ...found, quantity: 1 }];
  return products.map((one) =>
    one._id === found._id ? { ...one, ...found, quantity: Math.min(one.quantity + 1, QUANTITY_MAXIMUM) } : one,
  );
}

export type FoundProduct = Omit<ChosenProduct, 'quantity'>;

/** A product of a list, with the fields that are kept of it. */
export function toFoundProduct({
  _id = '',
  name = '',
  nameBn,
  img = '',
  thumbnail,
  price = 0,
  stock,
}: AdminListedProduct) {
  return { _id, name, nameBn, img, thumbnail, price, stock } satisfies FoundProduct;
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

/** The products at the prices of now, as a refusal tells them. */
export function repriced(products: ChosenProduct[], lines: { _id: string; price: number }[]): ChosenProduct[] {
  return products.map((one) => ({ ...one, price: lines.find(({ _id }) => _id === one._id)?.price ?? one.price }));
}

/** What was kept of a draft; an empty one where that is none. */
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
    typeof draft.money === 'object'
  );
}

function isChosen(product: unknown): boolean {
  const { _id, name, price, quantity } = Object(product);
  return [_id, name].every((text) => typeof text === 'string') && [price, quantity].every(Number.isFinite);
}
