import type { AmountKind } from '@aloghor/functions/domain/amounts';
import type { NamedPlace } from '../../shared/lib/stored-order-draft.ts';
import type { FoundProduct } from '../order-products/chosen-product.ts';

/** What is typed into the forms of an order; an open form has an entry, though it may be empty. */
export interface Draft {
  correction?: Correction;
  products?: ProductsInput;
  split?: SplitInput;
  amounts?: AmountsInput;
  note?: string;
}

/** By the order's id. */
export type Drafts = Record<string, Draft>;

/** Fields that were touched. */
export interface Correction {
  name?: string;
  mobileNumber?: string;
  deliveryAddress?: string;
  place?: NamedPlace | undefined;
}

/** What is changed of the products: quantities by their ids, and those that the order does not have. */
export interface ProductsInput {
  quantities?: Record<string, number>;
  added?: FoundProduct[];
}

/**
 * The quantities that are sent later, by product id, and the day until which their order is on hold, as yyyy-mm-dd. `key` is
 * the idempotency key of the split, kept with them, so that the order is split only once.
 */
export interface SplitInput {
  key?: string;
  quantities?: Record<string, number>;
  until?: string;
}

/** By kind, the taka and, of money that was received, the number of its transaction. */
export type AmountsInput = Partial<Record<AmountKind | TransactionField, string>>;

export type TransactionField = `${AmountKind}Transaction`;

/** Whether there is input that would be lost; an open form alone does not count. */
export function hasInput({ correction, products, split, amounts, note }: Draft = {}): boolean {
  return (
    note !== undefined || [correction, products, split, amounts].some((form) => form && Object.keys(form).length > 0)
  );
}

/** A draft without one of its forms. */
export function without(draft: Draft, form: keyof Draft): Draft {
  const { [form]: _closed, ...rest } = draft;
  return rest;
}

/** The stored drafts, without empty quantities: JSON has no NaN. */
export function readDrafts(kept: unknown): Drafts {
  const drafts: [string, Draft][] = Object.entries(Object(kept));
  return Object.fromEntries(drafts.map(([id, draft]) => [id, filled(draft)]));
}

function filled({ products, split, ...draft }: Draft): Draft {
  return {
    ...draft,
    ...(products && { products: withoutEmpty(products) }),
    ...(split && { split: withoutEmpty(split) }),
  };
}

function withoutEmpty<Input extends ProductsInput | SplitInput>(input: Input): Input {
  if (!input.quantities) return input;
  const quantities = Object.entries(input.quantities).filter(([, quantity]) => Number.isInteger(quantity));
  return { ...input, quantities: Object.fromEntries(quantities) };
}
