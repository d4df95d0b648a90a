import { isDeepStrictEqual } from 'node:util';
import type { AmountKind } from '@aloghor/functions/domain/amounts';
import { FIRST_STATUS, type OrderStatus } from '@aloghor/functions/domain/order-status';
import { isStaff, type Role } from '@aloghor/functions/domain/roles';
import type { OrderPage } from './call.ts';
import {
  CUSTOMERS,
  type CustomerName,
  FIRST_ROLES,
  FIRST_STOCK,
  isMember,
  LAMPS,
  MEMBERS,
  type Member,
  type Who,
} from './cast.ts';

/** The expected shop as plain data. Money is in poisha, a hundredth of a taka. */
export interface World {
  /** The price of each product that is for sale, by its id. */
  prices: Record<string, number>;
  /** The stock of each product that is counted, by its id. */
  stock: Record<string, number>;
  /** What imports have written and can be undone, the last one last. */
  imports: ImportPart[];
  /** By customer and product id, the quantity in the cart. */
  carts: Record<CustomerName, Record<string, number>>;
  /** By customer and merge id, how many entries were left out. */
  merges: Record<CustomerName, Record<string, number>>;
  orders: PlacedOrder[];
  members: Record<Member, Membership>;
  /** Who may have been given a call without an answer that tells which, once for each. */
  lostCalls: Member[];
}

export interface ImportPart {
  importId: string;
  /** What it has left, and the price before, but for products that it has added. */
  products: { id: string; price: number; before: number | undefined }[];
}

export interface PlacedOrder {
  buyer: Who;
  /** The order page that it was sent from. */
  page: number;
  key: string | undefined;
  /** What its buyer sent, by which a repeated call is known. */
  asked: { items: OrderPage['items']; total: number };
  /** Unknown until an answer contains it. */
  id: string | undefined;
  /** What stands in it for the shop: the page, and those of the orders that were joined to it. */
  info: string;
  lines: OrderedLine[];
  total: number;
  amounts: Amounts;
  status: OrderStatus;
  timeline: OrderStatus[];
  /** What was received for it, in poisha. */
  paid: number | undefined;
  /** Whether the call that closed it recorded that, and what had been received before. */
  isPaidWithClosing: boolean;
  paidBefore: number | undefined;
  /** Why it was closed, as far as that decides what comes then. */
  closedFor: 'returned' | 'joined' | undefined;
  /** The id of the order that it was joined to. */
  joinedTo: string | undefined;
  /** The call that has split it from another order. */
  splitBy: Split | undefined;
  packedBy: Member | undefined;
  /** Who works on it, as far as an answer tells. */
  calledBy: Member | undefined;
  /** The quantities that came back, by product id, and what was collected, in poisha. */
  parcel: Parcel | undefined;
}

/** In poisha, what stands in an order beside its total. */
export type Amounts = Partial<Record<AmountKind, number>>;

export interface Split {
  who: Member;
  key: string;
  /** The id of the order, and what was to go. */
  from: string | undefined;
  going: Record<string, number>;
}

export interface Parcel {
  cameBack: Record<string, number>;
  collected: number;
}

export interface OrderedLine {
  id: string;
  quantity: number;
  price: number;
}

interface Membership {
  role: Role;
  /** Whether the token names its owner an admin. */
  hasClaim: boolean;
  /** Whether a demotion has ended the token's session. */
  isSignedOut: boolean;
}

export function newWorld(): World {
  const nothing = () => Object.fromEntries(CUSTOMERS.map((name) => [name, {}])) as World['carts']; // by its keys
  const members = MEMBERS.map((name) => {
    const role = FIRST_ROLES[name];
    return [name, { role, hasClaim: role === 'admin', isSignedOut: false }];
  });
  return {
    prices: Object.fromEntries(LAMPS.map(({ id, price }) => [id, price])),
    stock: { ...FIRST_STOCK },
    imports: [],
    carts: nothing(),
    merges: nothing(),
    orders: [],
    members: Object.fromEntries(members),
    lostCalls: [],
  };
}

export function newOrder(order: Pick<PlacedOrder, 'buyer' | 'page' | 'key' | 'id' | 'lines'>): PlacedOrder {
  const total = totalOf(order.lines);
  return {
    ...order,
    asked: { items: order.lines.map(({ id, quantity }) => ({ id, quantity })), total },
    info: `page ${order.page}`,
    total,
    amounts: {},
    status: FIRST_STATUS,
    timeline: [FIRST_STATUS],
    paid: undefined,
    isPaidWithClosing: false,
    paidBefore: undefined,
    closedFor: undefined,
    joinedTo: undefined,
    splitBy: undefined,
    packedBy: undefined,
    calledBy: undefined,
    parcel: undefined,
  };
}

/** In poisha. */
export function totalOf(lines: OrderedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** Whether this person's answers may contain data of others. */
export function isStaffIn({ members }: World, who: Who): boolean {
  return isMember(who) && isStaff(members[who].role);
}

export function withoutDoubles(worlds: World[]): World[] {
  return worlds.filter((world, place) => !worlds.slice(0, place).some((other) => isDeepStrictEqual(other, world)));
}
