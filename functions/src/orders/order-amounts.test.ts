import { describe, expect, test } from 'vitest';
import type { Amount } from '../contract/orders.ts';
import { amountsAfter, withAmounts } from './order-amounts.ts';

/** The order with these amounts. */
const of = (...amounts: Amount[]) => ({ amounts, totalPrice: 5_000 });

const ADMIN = { role: 'admin' as const };
/** May set no amount. */
const PACKER = { role: 'packer' as const };

const DELIVERY: Amount = { kind: 'delivery', taka: 70, at: 1 };
const ADVANCE: Amount = { kind: 'advance', taka: 500, transaction: 'BKX7', at: 2 };

describe('the amounts of an order', () => {
  test('are those that were sent, in one order; what does not change keeps its time', () => {
    const sent = [
      { kind: 'advance' as const, taka: 500, transaction: 'BKX7' },
      { kind: 'discount' as const, taka: 20 },
      { kind: 'delivery' as const, taka: 80 },
    ];
    expect(amountsAfter(of(DELIVERY, ADVANCE), sent, ADMIN, 9)).toEqual([
      { kind: 'delivery', taka: 80, at: 9 },
      { kind: 'discount', taka: 20, at: 9 },
      ADVANCE,
    ]);
    expect(amountsAfter(of(DELIVERY, ADVANCE), [], ADMIN, 9)).toEqual([]);
  });

  test('of another sum or kind are others, but a corrected transaction is of the money that came before', () => {
    const other = { kind: 'advance' as const, taka: 500, transaction: 'BKX8' };
    expect(amountsAfter(of({ ...ADVANCE, paidFor: 900 }), [other], ADMIN, 9)).toEqual([
      { ...other, paidFor: 900, at: 2 },
    ]);
    expect(amountsAfter(of(ADVANCE), [{ ...other, taka: 600 }], ADMIN, 9)).toEqual([{ ...other, taka: 600, at: 9 }]);
    const discount = { kind: 'discount' as const, taka: 70 };
    expect(amountsAfter(of(DELIVERY), [discount], ADMIN, 9)).toEqual([{ ...discount, at: 9 }]);
  });

  test('keep the time of an advance that was beyond the usual share, whatever its sum is corrected to', () => {
    const more = { kind: 'advance' as const, taka: 800, transaction: 'BKX8' };
    const timeOf = (before: Amount) => amountsAfter(of(before), [more], ADMIN, 9)[0]?.at;
    expect(timeOf({ ...ADVANCE, taka: 501 })).toBe(2);
    expect(timeOf({ ...ADVANCE, taka: 500 })).toBe(9);
    expect(timeOf({ ...ADVANCE, taka: 500, paidFor: 900 })).toBe(2);
    expect(amountsAfter(of({ ...ADVANCE, paidFor: 900 }), [more], ADMIN, 9)).toMatchObject([{ paidFor: 900 }]);
    expect(amountsAfter(of({ ...DELIVERY, taka: 600 }), [{ kind: 'delivery', taka: 70 }], ADMIN, 9)[0]?.at).toBe(9);
  });

  test('that somebody may not set stay, whether they are sent as they are or left out', () => {
    const { at: _, ...sent } = ADVANCE;
    const before = [DELIVERY, ADVANCE];
    for (const amounts of [[], [sent]]) expect(amountsAfter(of(...before), amounts, PACKER, 9)).toEqual(before);
    const changed = [{ ...sent, taka: 600 }];
    expect(() => amountsAfter(of(ADVANCE), changed, PACKER, 9)).toThrow(
      expect.objectContaining({ code: 'not-permitted', message: "The amount 'advance' is not for packers to set." }),
    );
  });
});

test('an amount of the server replaces that of its kind, and the others stay, in the order of the table', () => {
  const delivery = { kind: 'delivery' as const, taka: 70, at: 1 };
  const advance = { kind: 'advance' as const, taka: 200, transaction: 'TX1', at: 2 };
  expect(withAmounts([delivery, advance], [{ kind: 'delivery', taka: 130 }], 9)).toEqual([
    { kind: 'delivery', taka: 130, at: 9 },
    advance,
  ]);
  expect(withAmounts([advance], [{ kind: 'delivery', taka: 0 }], 9)).toEqual([
    { kind: 'delivery', taka: 0, at: 9 },
    advance,
  ]);
  expect(withAmounts([delivery], [], 9)).toEqual([delivery]);
});
