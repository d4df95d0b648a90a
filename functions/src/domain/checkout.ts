import { AMOUNT_KINDS, AMOUNTS, type Amount, type AmountKind, takaOfKind } from './amounts.ts';

/** The amounts that the server sets when an order is placed. */
export type CheckoutKind = {
  [Kind in AmountKind]: (typeof AMOUNTS)[Kind]['checkoutField'] extends string ? Kind : never;
}[AmountKind];

type CheckoutField = (typeof AMOUNTS)[CheckoutKind]['checkoutField'];

/** Those amounts as calls name them, in taka; without what is not known, or not decided yet. */
export type CheckoutSums = { readonly [Field in CheckoutField]?: number | undefined };

const CHECKOUT_KINDS = AMOUNT_KINDS.filter(isSetAtCheckout);
export const CHECKOUT_FIELDS: readonly CheckoutField[] = CHECKOUT_KINDS.map((kind) => AMOUNTS[kind].checkoutField);

function isSetAtCheckout(kind: AmountKind): kind is CheckoutKind {
  return AMOUNTS[kind].checkoutField !== null;
}

/** The same value for each of these fields. */
export function inCheckoutFields<Value>(value: Value): Record<CheckoutField, Value> {
  return Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, value])) as Record<CheckoutField, Value>; // fromEntries forgets them
}

/** As calls name them. */
export function checkoutSums(amounts: readonly Amount[]): CheckoutSums {
  return Object.fromEntries(CHECKOUT_KINDS.map((kind) => [AMOUNTS[kind].checkoutField, takaOfKind({ amounts }, kind)]));
}

/** The amounts that a call names. */
export function checkoutAmounts(sums: CheckoutSums): Amount[] {
  return CHECKOUT_KINDS.flatMap((kind) => {
    const taka = sums[AMOUNTS[kind].checkoutField];
    return taka === undefined ? [] : [{ kind, taka }];
  });
}
