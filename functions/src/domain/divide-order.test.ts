import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_KINDS } from './amounts.ts';
import { dividedOrder } from './divide-order.ts';
import { joinedOrders } from './join-orders.ts';
import { sumOfTaka, toCollect } from './orders.ts';

const JUTE = { _id: 'jute', price: 900, quantity: 2 };
const MOON = { _id: 'moon', price: 650.5, quantity: 1 };
const delivery = (taka: number) => ({ kind: 'delivery' as const, taka });
const discount = (taka: number) => ({ kind: 'discount' as const, taka });
const advance = (taka: number, transaction = 'BKX7') => ({ kind: 'advance' as const, taka, transaction });

test('what goes has its own lines, no charge, and what was taken from the stock for it', () => {
  const order = { lines: [JUTE, MOON], amounts: [delivery(70)], taken: { jute: 2, moon: 1 } };
  expect(dividedOrder(order, [{ _id: 'jute', quantity: 1 }])).toEqual({
    stays: {
      lines: [{ ...JUTE, quantity: 1 }, MOON],
      totalPrice: 1_550.5,
      amounts: [delivery(70)],
      taken: { jute: 1, moon: 1 },
    },
    goes: { lines: [{ ...JUTE, quantity: 1 }], totalPrice: 900, amounts: [delivery(0)], taken: { jute: 1 } },
  });
});

test('of a product that was not always counted, the first has taken what it can', () => {
  const divided = dividedOrder({ lines: [JUTE], amounts: [], taken: { jute: 1 } }, [{ _id: 'jute', quantity: 1 }]);
  expect([divided.stays.taken, divided.goes.taken]).toEqual([{ jute: 1 }, undefined]);
});

test('an advance stays, until it is more than what is left to pay: the rest goes', () => {
  const going = [{ _id: 'jute', quantity: 2 }];
  const amounts = (taka: number) => {
    const divided = dividedOrder(
      { lines: [JUTE, MOON], amounts: [delivery(70), discount(20.5), advance(taka)] },
      going,
    );
    return [divided.stays.amounts, divided.goes.amounts];
  };
  const paidFor = (taka: number, products: number) => ({ ...advance(taka), paidFor: products });
  expect(amounts(700)).toEqual([[delivery(70), discount(20.5), paidFor(700, 2_450.5)], [delivery(0)]]);
  expect(amounts(1_000.1)).toEqual([
    [delivery(70), discount(20.5), paidFor(700, 1_715.18)],
    [delivery(0), paidFor(300.1, 735.32)],
  ]);
});

test('what came ahead of a split order stays the same share of what it came for, however often it is split', () => {
  const order = { lines: [{ ...JUTE, quantity: 4 }], amounts: [advance(360)] };
  const once = dividedOrder(order, [{ _id: 'jute', quantity: 2 }]).stays;
  expect(once.amounts).toEqual([{ ...advance(360), paidFor: 3_600 }]);
  expect(dividedOrder(once, [{ _id: 'jute', quantity: 1 }]).stays.amounts).toEqual(once.amounts);
});

test('what came ahead of a part of a split order and of another order came for the products of both', () => {
  const part = { lines: [JUTE], amounts: [{ ...advance(360), paidFor: 3_600 }] };
  const other = { lines: [MOON], amounts: [advance(60, 'NGD4'), discount(50)] };
  for (const joined of [joinedOrders(part, other), joinedOrders(other, part)])
    expect(joined?.amounts.find(({ kind }) => kind === 'advance')).toMatchObject({ taka: 420, paidFor: 4_250.5 });
  const discounted = joinedOrders({ lines: [JUTE], amounts: [discount(20)] }, other);
  expect(discounted?.amounts).toEqual([discount(70), { ...advance(60, 'NGD4'), paidFor: 650.5 }]);
});

test('of what came ahead of two orders, the time is that of the first, whichever order goes on', () => {
  const paidAt = (at: number) => ({ lines: [{ ...JUTE, _id: `jute-${at}` }], amounts: [{ ...advance(10), at }] });
  const [early, late] = [paidAt(3), paidAt(5)];
  for (const joined of [joinedOrders(early, late), joinedOrders(late, early)])
    expect(joined?.amounts).toEqual([{ ...advance(20), at: 3 }]);
});

const ids = ['jute', 'moon', 'cane'];
const poisha = fc.integer({ min: 1, max: 500_000 }).map((one) => one / 100);
const someAmounts = fc
  .uniqueArray(fc.constantFrom(...AMOUNT_KINDS))
  .chain((kinds) => fc.tuple(...kinds.map((kind) => poisha.map((taka) => ({ kind, taka })))));
const anOrder = fc.record({
  lines: fc.uniqueArray(
    fc.record({ _id: fc.constantFrom(...ids), price: poisha, quantity: fc.integer({ min: 2, max: 9 }) }),
    { selector: ({ _id }) => _id, minLength: 1 },
  ),
  amounts: someAmounts,
});

const byId = (one: { _id: string }, other: { _id: string }) => (one._id < other._id ? -1 : 1);

test('both orders together are to be paid like the one before, and joined again they are that one', () => {
  fc.assert(
    fc.property(anOrder, ({ lines, amounts }) => {
      const taken = Object.fromEntries(lines.map(({ _id, quantity }) => [_id, quantity]));
      const going = lines.map(({ _id }) => ({ _id, quantity: 1 }));
      const { stays, goes } = dividedOrder({ lines, amounts, taken }, going);
      const part = { ...goes, timeline: [{ event: 'splitFrom' }] };
      for (const joined of [joinedOrders(stays, part), joinedOrders(part, stays)]) {
        expect(joined?.lines.toSorted(byId)).toEqual(lines.toSorted(byId));
        expect(joined?.taken).toEqual(taken);
        expect(sumOfTaka([toCollect(stays), toCollect(goes)])).toBe(
          toCollect({ totalPrice: joined?.totalPrice ?? 0, amounts }),
        );
        expect(joined?.amounts).toEqual(AMOUNT_KINDS.flatMap((kind) => amounts.filter((one) => one.kind === kind)));
      }
    }),
  );
});

test('of two orders the lines of the same product become one, with one charge and all that was paid ahead', () => {
  const first = { lines: [JUTE], amounts: [delivery(130), advance(200)], taken: { jute: 2 } };
  const second = {
    lines: [{ ...JUTE, quantity: 1 }, MOON],
    amounts: [delivery(70), discount(50), advance(300, 'NGD4')],
    taken: { moon: 1 },
  };
  expect(joinedOrders(first, second)).toEqual({
    lines: [{ ...JUTE, quantity: 3 }, MOON],
    totalPrice: 3_350.5,
    amounts: [delivery(130), discount(50), advance(500, 'BKX7, NGD4')],
    taken: { jute: 2, moon: 1 },
  });
  expect(joinedOrders({ lines: [JUTE], amounts: [] }, { lines: [MOON], amounts: [delivery(70)] })).toMatchObject({
    amounts: [delivery(70)],
    taken: undefined,
  });
});

test('a delivery that the shop has made free stays free in the order that goes on, unless that is a part of another one', () => {
  const free = { lines: [JUTE], amounts: [delivery(0)] };
  const charged = { lines: [MOON], amounts: [delivery(130)] };
  expect(joinedOrders(free, charged)).toMatchObject({ amounts: [delivery(0)] });
  const part = { ...free, timeline: [{}, { event: 'splitFrom' }] };
  expect(joinedOrders(part, charged)).toMatchObject({ amounts: [delivery(130)] });
  expect(joinedOrders(part, { ...charged, amounts: [] })).toMatchObject({ amounts: [delivery(0)] });
});

test('two orders stay two where a product has another price in each, or one order cannot hold so much', () => {
  const order = (line: object, amounts: ReturnType<typeof advance>[] = []) => ({
    lines: [{ ...JUTE, ...line }],
    amounts,
  });
  expect(joinedOrders(order({}), order({ price: 950 }))).toBeUndefined();
  expect(joinedOrders(order({ quantity: 50 }), order({ quantity: 50 }))).toBeUndefined();
  const many = Array.from({ length: 100 }, (_, place) => ({ ...JUTE, _id: `jute-${place}` }));
  expect(joinedOrders({ lines: many, amounts: [] }, order({}))).toBeUndefined();
  const long = advance(1, 'X'.repeat(99));
  expect(joinedOrders(order({}, [long]), order({}, [advance(1)]))).toBeUndefined();
});
