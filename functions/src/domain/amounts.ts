import { type CallerRole, hasPermission, type StaffPermission } from './roles.ts';

/** What there is to say of a kind of amount that stands in an order beside the total of its products. */
interface AmountDefinition {
  /** Whether the buyer pays so much more, or so much less: what is taken off cannot be much more than the order is worth. */
  sign: 1 | -1;
  /** Who of the staff sets it; null where the server alone does. */
  setBy: StaffPermission | null;
  /** Whether it is a service that is sold with the products: the order is worth so much more. */
  sold: boolean;
  /** Whether it is money that has come already: it has a transaction number, and a cancelled order gives it back. */
  received: boolean;
  /** Whether 0 says something: a delivery is free then, while one without an amount has no charge yet. */
  mayBeZero: boolean;
  /** The field by which checkouts name it in taka, if the server sets it when an order is placed. */
  checkoutField: string | null;
}

/** The one table of the amounts in an order, in the order in which pages, slips and files list them. */
export const AMOUNTS = {
  delivery: {
    sign: 1,
    setBy: 'orders:correct',
    sold: true,
    received: false,
    mayBeZero: true,
    checkoutField: 'deliveryCharge',
  },
  discount: {
    sign: -1,
    setBy: 'orders:correct',
    sold: false,
    received: false,
    mayBeZero: false,
    checkoutField: null,
  },
  advance: {
    sign: -1,
    setBy: 'payments:change',
    sold: false,
    received: true,
    mayBeZero: false,
    checkoutField: null,
  },
} as const satisfies Record<string, AmountDefinition>;

export type AmountKind = keyof typeof AMOUNTS;

export const AMOUNT_KINDS = Object.keys(AMOUNTS) as AmountKind[]; // a cast: Object.keys returns strings

/**
 * `taka` is never negative: the kind has the sign. Of money that came ahead, `transaction` is its number, and `kept` says that
 * the shop keeps it although the order is cancelled. `paidFor`: the sum of the products that it came for, in taka, where the
 * order was split or joined since.
 */
export interface Amount {
  kind: AmountKind;
  taka: number;
  transaction?: string | undefined;
  kept?: true | undefined;
  paidFor?: number | undefined;
}

interface WithAmounts<One extends Amount> {
  amounts?: readonly One[] | undefined;
}

/** The questions that are answered by yes or no. */
type Question = {
  [Name in keyof AmountDefinition]: AmountDefinition[Name] extends boolean ? Name : never;
}[keyof AmountDefinition];

// A document may hold anything: it fails when the reply is parsed, not here.

export function isAmount(amount: Amount, question: Question): boolean {
  return AMOUNTS[amount?.kind]?.[question] ?? false;
}

/** The amounts of an order, or those of which this is true. */
export function amountsOf<One extends Amount>({ amounts }: WithAmounts<One>, question?: Question): One[] {
  const all: readonly One[] = Array.isArray(amounts) ? amounts : [];
  return all.filter((amount) => (question ? isAmount(amount, question) : AMOUNTS[amount?.kind] !== undefined));
}

/** In taka, undefined where the order has no such amount. */
export function takaOfKind({ amounts }: WithAmounts<Amount>, wanted: AmountKind): number | undefined {
  return amounts?.find(({ kind }) => kind === wanted)?.taka;
}

/** By how much the buyer pays more, in taka; negative where it is less. */
export function signedTaka({ kind, taka }: Amount): number {
  return AMOUNTS[kind].sign * taka;
}

/** Whether people of this role may set it. */
export function maySet(role: CallerRole, kind: AmountKind): boolean {
  const { setBy }: AmountDefinition = AMOUNTS[kind];
  return setBy !== null && hasPermission(role, setBy);
}

/** Whether the buyer pays less by it. */
export function isDeducted({ kind }: Pick<Amount, 'kind'>): boolean {
  return AMOUNTS[kind].sign < 0;
}
