import type { AmountKind } from '@aloghor/functions/domain/amounts';
import type { NamedPlace } from '../../shared/lib/stored-order-draft.ts';

/** What is typed into the forms of an order; an open form has an entry, though it may be empty. */
export interface Draft {
  correction?: Correction;
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
  /** Quantities by line id. */
  quantities?: Record<string, number>;
}

/** By kind, the taka and, of money that was received, the number of its transaction. */
export type AmountsInput = Partial<Record<AmountKind | TransactionField, string>>;

export type TransactionField = `${AmountKind}Transaction`;

/** Whether there is input that would be lost; an open form alone does not count. */
export function hasInput({ correction, amounts, note }: Draft = {}): boolean {
  return note !== undefined || [correction, amounts].some((form) => form && Object.keys(form).length > 0);
}

/** A draft without one of its forms. */
export function without(draft: Draft, form: keyof Draft): Draft {
  const { [form]: _closed, ...rest } = draft;
  return rest;
}

/** The stored drafts, without empty quantities: JSON has no NaN. */
export function readDrafts(kept: unknown): Drafts {
  const drafts: [string, Draft][] = Object.entries(Object(kept));
  return Object.fromEntries(drafts.map(([id, { correction, ...draft }]) => [id, withQuantities(draft, correction)]));
}

function withQuantities(draft: Draft, correction: Correction | undefined): Draft {
  if (!correction?.quantities) return correction ? { ...draft, correction } : draft;
  const filled = Object.entries(correction.quantities).filter(([, quantity]) => Number.isInteger(quantity));
  return { ...draft, correction: { ...correction, quantities: Object.fromEntries(filled) } };
}
