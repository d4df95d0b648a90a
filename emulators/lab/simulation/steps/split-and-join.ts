import { isDeepStrictEqual } from 'node:util';
import { AMOUNT_KINDS, AMOUNTS } from '@aloghor/functions/domain/amounts';
import { QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { type Answer, type Expected, MODIFIED, NOT_FOUND, rejected, type Step, UNMODIFIED } from '../call.ts';
import { isMember, type Who } from '../cast.ts';
import { mayBeHeldUntold } from '../held-calls.ts';
import type { Known } from '../known.ts';
import {
  type Amounts,
  newOrder,
  type OrderedLine,
  type PlacedOrder,
  type Split,
  totalOf,
  type World,
} from '../world.ts';
import { isInShop, move, ofOrder, quantitiesOf, someOrder } from './change-order.ts';

/** Some of one line go into an order of their own. */
export function split(who: Who, place: number, quantity: number): Step {
  return {
    name: `${who} splits ${quantity} from order ${place}`,
    prepare(known: Known) {
      const wanted = someOrder(known, place);
      const line = wanted?.lines[place % wanted.lines.length];
      if (!wanted || !line) return undefined;
      const going = { [line.id]: quantity };
      const key = `split-by-command-${known.commandCount}`; // of two calls at once it is the same
      const by = { key, from: wanted.id, going };
      return {
        who,
        what: `POST /orders/admin/${wanted.id}/split`,
        body: { lines: [{ _id: line.id, quantity }] },
        headers: { 'idempotency-key': key },
        access: 'orders:correct',
        writes: 'orders',
        happen(world, said) {
          if (!isMember(who)) return NOT_FOUND; // it was rejected before
          return ofOrder(wanted.id, (order) => splitOrder(world, order, { ...by, who }, said))(world, said);
        },
      };
    },
  };
}

function splitOrder(world: World, order: PlacedOrder, splitBy: Split, said: Answer | undefined): Expected {
  const earlier = world.orders.find((one) => one.splitBy?.key === splitBy.key && one.splitBy.who === splitBy.who);
  if (earlier) {
    if (!isDeepStrictEqual(earlier.splitBy, splitBy)) return rejected(409, 'key-used-for-another-order');
    earlier.id ??= said?.body.insertedId;
    return { status: 200, shown: earlier.id, read: ({ insertedId }) => insertedId };
  }
  const problem = whyFixed(order);
  if (problem) return problem;
  const { going } = splitBy;
  const before = quantitiesOf(order);
  const isPart = Object.entries(going).every(([id, quantity]) => quantity <= (before[id] ?? 0));
  if (!isPart || isDeepStrictEqual(going, before)) return rejected(400, 'bad-input');
  const lines = order.lines.flatMap((line) => withQuantity(line, going[line.id] ?? 0));
  const part = {
    ...newOrder({ ...order, key: undefined, id: said?.body.insertedId, lines }),
    info: order.info,
    splitBy,
  };
  order.lines = order.lines.flatMap((line) => withQuantity(line, line.quantity - (going[line.id] ?? 0)));
  order.total = totalOf(order.lines);
  order.packedBy = undefined;
  const { stays, goes } = dividedAmounts(order);
  order.amounts = stays;
  part.amounts = goes;
  world.orders.push(part);
  return { status: 200 };
}

function withQuantity(line: OrderedLine, quantity: number): OrderedLine[] {
  return quantity > 0 ? [{ ...line, quantity }] : [];
}

/** Charges stay; what is taken off stays as far as something is left to pay. */
function dividedAmounts({ total, amounts }: PlacedOrder): { stays: Amounts; goes: Amounts } {
  const { delivery = 0 } = amounts;
  let left = total + delivery;
  const stays: Amounts = {};
  const goes: Amounts = {};
  for (const kind of AMOUNT_KINDS) {
    const sum = amounts[kind];
    if (sum === undefined) continue;
    const { sign, mayBeZero } = AMOUNTS[kind];
    const staying = sign > 0 ? sum : Math.min(sum, left);
    if (sign < 0) left -= staying;
    if (staying > 0 || mayBeZero) stays[kind] = staying;
    if (sum - staying > 0 || mayBeZero) goes[kind] = sum - staying;
  }
  return { stays, goes };
}

/** Puts another order into this one: mostly one of the same buyer. */
export function join(who: Who, place: number, other: number): Step {
  return {
    name: `${who} joins order ${other} to order ${place}`,
    prepare(known: Known) {
      const wanted = someOrder(known, place);
      const joining = wanted && otherOrder(known, wanted, other);
      if (!wanted || !joining) return undefined;
      return {
        who,
        what: `POST /orders/admin/${wanted.id}/join`,
        body: { other: joining.id },
        access: 'orders:correct',
        writes: 'orders',
        happen: ofOrder(wanted.id, (order, world, said) => {
          const second = world.orders.find(({ id }) => id === joining.id);
          return second ? joinOrders(world, who, [order, second], said) : NOT_FOUND;
        }),
      };
    },
  };
}

function otherOrder({ world }: Known, { buyer, id }: PlacedOrder, place: number): PlacedOrder | undefined {
  const known = world.orders.filter((order) => order.id !== undefined);
  const ofBuyer = known.filter((order) => order.buyer === buyer && order.id !== id && isInShop(order));
  const some = ofBuyer.length > 0 ? ofBuyer : known;
  return some[place % some.length];
}

function joinOrders(world: World, who: Who, pair: [PlacedOrder, PlacedOrder], said: Answer | undefined): Expected {
  const [order, other] = pair;
  const notJoinable = rejected(409, 'not-joinable');
  if (other.joinedTo !== undefined && other.joinedTo === order.id) return UNMODIFIED;
  for (const one of pair) {
    const problem = whyFixed(one) ?? (one.packedBy && notJoinable);
    if (problem) return problem;
  }
  const isHeld = other.calledBy !== undefined && other.calledBy !== who;
  const mayBeHeld = mayBeHeldUntold(world, who) && said?.body.code === 'claimed';
  if (isHeld || mayBeHeld) return rejected(409, 'claimed');
  const lines = joinedLines(order, other);
  if (order === other || order.buyer !== other.buyer || !lines) return notJoinable;
  order.lines = lines;
  order.total = totalOf(lines);
  order.amounts = joinedAmounts(order.amounts, other.amounts);
  order.info = [...new Set([order.info, other.info])].join('\n');
  move(other, 'Cancel');
  other.closedFor = 'joined';
  other.joinedTo = order.id;
  other.calledBy = undefined;
  other.amounts = Object.fromEntries(
    AMOUNT_KINDS.flatMap((kind) =>
      other.amounts[kind] === undefined || AMOUNTS[kind].received ? [] : [[kind, other.amounts[kind]]],
    ),
  );
  return MODIFIED;
}

/** Undefined where a product has two prices, or one order cannot hold as many. */
function joinedLines(order: PlacedOrder, other: PlacedOrder): OrderedLine[] | undefined {
  const all = [...order.lines, ...other.lines];
  const ids = [...new Set(all.map(({ id }) => id))];
  const lines = ids.map((id) => {
    const same = all.filter((line) => line.id === id);
    const prices = new Set(same.map(({ price }) => price));
    return { id, prices, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
  if (lines.some(({ prices, quantity }) => prices.size > 1 || quantity > QUANTITY_MAXIMUM)) return undefined;
  return lines.map(({ id, prices: [price = 0], quantity }) => ({ id, quantity, price }));
}

/** One charge, and all that is taken off. */
function joinedAmounts(first: Amounts, second: Amounts): Amounts {
  const kinds = AMOUNT_KINDS.filter((kind) => first[kind] !== undefined || second[kind] !== undefined);
  const sumOf = (kind: (typeof kinds)[number]) => (first[kind] ?? 0) + (second[kind] ?? 0);
  return Object.fromEntries(
    kinds.map((kind) => [kind, AMOUNTS[kind].sign > 0 ? (first[kind] ?? second[kind]) : sumOf(kind)]),
  );
}

/** Why the lines of an order stay as they are. */
function whyFixed({ status, paid }: PlacedOrder): Expected | undefined {
  if (isClosed(status)) return rejected(409, 'order-closed');
  if (status === 'Out for Delivery') return rejected(409, 'order-sent-out');
  return paid === undefined ? undefined : rejected(409, 'order-paid');
}
