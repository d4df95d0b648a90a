/** What is typed into the forms of an order; a form that is open has an entry, if an empty one. */
export interface Draft {
  correction?: Correction;
  money?: TypedMoney;
  note?: string;
}

/** By the order's id. */
export type Drafts = Record<string, Draft>;

/** Fields that were touched. */
export interface Correction {
  name?: string;
  mobileNumber?: string;
  deliveryAddress?: string;
  /** Pieces by the line's id. */
  quantities?: Record<string, number>;
}

export interface TypedMoney {
  deliveryCharge?: string;
  discount?: string;
  advance?: string;
  transaction?: string;
}

/** Whether something is typed that would be lost: an open form alone is nothing. */
export function isTyped({ correction, money, note }: Draft = {}): boolean {
  return note !== undefined || [correction, money].some((form) => form && Object.keys(form).length > 0);
}

/** A draft without one of its forms. */
export function without(draft: Draft, form: keyof Draft): Draft {
  const { [form]: _closed, ...rest } = draft;
  return rest;
}
