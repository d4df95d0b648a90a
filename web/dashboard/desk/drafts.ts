import type { NamedPlace } from '../../shared/lib/kept-order.ts';

/** What is typed into the forms of an order; a form that is open has an entry, if an empty one. */
export interface Draft {
  correction?: Correction;
  money?: MoneyInput;
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
  /** Pieces by the line's id. */
  quantities?: Record<string, number>;
}

export interface MoneyInput {
  deliveryCharge?: string;
  discount?: string;
  advance?: string;
  transaction?: string;
}

/** Whether something is typed that would be lost: an open form alone is nothing. */
export function hasInput({ correction, money, note }: Draft = {}): boolean {
  return note !== undefined || [correction, money].some((form) => form && Object.keys(form).length > 0);
}

/** A draft without one of its forms. */
export function without(draft: Draft, form: keyof Draft): Draft {
  const { [form]: _closed, ...rest } = draft;
  return rest;
}

/** What was kept of the drafts; a field of pieces that was empty is left out, for JSON knows no such number. */
export function readDrafts(kept: unknown): Drafts {
  const drafts: [string, Draft][] = Object.entries(Object(kept));
  return Object.fromEntries(drafts.map(([id, { correction, ...draft }]) => [id, withQuantities(draft, correction)]));
}

function withQuantities(draft: Draft, correction: Correction | undefined): Draft {
  if (!correction?.quantities) return correction ? { ...draft, correction } : draft;
  const filled = Object.entries(correction.quantities).filter(([, quantity]) => Number.isInteger(quantity));
  return { ...draft, correction: { ...correction, quantities: Object.fromEntries(filled) } };
}
