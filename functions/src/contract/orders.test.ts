import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { plainMobileNumber } from '../domain/mobile-number.ts';
import { isClosed } from '../domain/order-status.ts';
import { orderTotal } from '../domain/orders.ts';
import { MobileNumber, OptionalMobileNumber } from './orders.ts';

// A country of the test's own: another shop has another clock and prefix.
vi.mock('../domain/country.ts', () => ({ TIME_ZONE: 'Asia/Dhaka', MOBILE_PREFIX: '+92' }));

describe('the order total', () => {
  test('is the sum of price times quantity', () => {
    const lines = [
      { price: 2890, quantity: 3 },
      { price: 450.5, quantity: 2 },
    ];
    expect(orderTotal(lines)).toBe(9571);
  });

  test('of nothing is nothing', () => {
    expect(orderTotal([])).toBe(0);
  });

  test('is exact where floating point is not', () => {
    expect(0.1 * 3).not.toBe(0.3);
    expect(orderTotal([{ price: 0.1, quantity: 3 }])).toBe(0.3);
  });

  test('is exact for every cart of prices with two decimals', () => {
    const poisha = fc.bigInt({ min: 0n, max: 1_000_000_000n });
    const line = fc.record({ poisha, quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const total = orderTotal(lines.map(({ poisha, quantity }) => ({ price: inTaka(poisha), quantity })));
        const exact = lines.reduce((sum, { poisha, quantity }) => sum + poisha * BigInt(quantity), 0n);
        expect(total).toBe(inTaka(exact));
      }),
    );
  });

  /** A price parsed from its digits, as it is written; a division would round. */
  function inTaka(poisha: bigint): number {
    const digits = String(poisha).padStart(3, '0');
    return Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
  }
});

describe('a mobile number', () => {
  test.each([
    ['01712345678', '01712345678'],
    ['8801712345678', '8801712345678'],
    ['+8801712345678', '+8801712345678'],
    ['88017123456789', '88017123456789'],
    ['+923001234567', '+923001234567'],
    ['+9230012345', '+9230012345'],
    ['+9230012345678', '+9230012345678'],
  ])('of 11, 13 or 14 characters passes: %s', (typed, plain) => {
    expect(MobileNumber.parse(typed)).toBe(plain);
  });

  test.each([
    ['০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['+৮৮০১৭১২৩৪৫৬৭৮', '+8801712345678'],
    ['০17১2345৬78', '01712345678'],
    [' 01712-345 678 ', '01712345678'],
    ['+880 1712-345678', '+8801712345678'],
    ['017\t1234\u00a05678', '01712345678'],
    ['+9201712345678', '01712345678'],
    ['+92 01712-345678', '01712345678'],
    ['+৯২০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['+92 1712345678', '01712345678'],
    ['+921712345678', '01712345678'],
    ['+৯২ ১৭১২-৩৪৫৬৭৮', '01712345678'],
    ['+92 8801712345678', '8801712345678'],
    ['+92+8801712345678', '+8801712345678'],
    ['+92 88001712345678', '8801712345678'],
    ['+880 01712345678', '+8801712345678'],
    ['88001712345678', '8801712345678'],
    ['1712345678', '01712345678'],
    ['১৭১২-৩৪৫৬৭৮', '01712345678'],
    ['008801712345678', '8801712345678'],
    ['0088001712345678', '8801712345678'],
    ['+92 008801712345678', '8801712345678'],
    ['017.1234.5678', '01712345678'],
    ['(017) 1234-5678', '01712345678'],
    ['+92 (017) 1234-5678', '01712345678'],
    ['+880 (0) 1712-345678', '+8801712345678'],
    ['01712\u2011345\u2013678', '01712345678'],
    ['\u202a01712345678\u202c', '01712345678'],
    ['\u2066+880\u200b1712\ufeff345678\u2069', '+8801712345678'],
    ['０１７１２３４５６７８', '01712345678'],
    ['＋８８０　１７１２－３４５６７８', '+8801712345678'],
    ['（017）1234−5678', '01712345678'],
    ['[017] 1234–5678', '01712345678'],
    ['9201712345678', '01712345678'],
    ['+92 (880) 1712.345678', '8801712345678'],
    ['+92 +880 (0) 1712-345678', '+8801712345678'],
    ['088 01712345678', '8801712345678'],
    ['https://wa.me/8801712345678', '8801712345678'],
    ['+92https://wa.me/8801712345678', '8801712345678'],
    ['wa.me/+8801712345678?text=hello', '+8801712345678'],
    ['https://api.whatsapp.com/send?phone=8801712345678&text=hello', '8801712345678'],
    ['tel:+880-1712-345678', '+8801712345678'],
    ['WhatsApp: 01712345678', '01712345678'],
    ['Phone no. 01712345678', '01712345678'],
    ['মোবাইলঃ ০১৭১২-৩৪৫৬৭৮', '01712345678'],
    ['"01712345678"', '01712345678'],
    ["'01712345678", '01712345678'],
    ['01712345678,', '01712345678'],
    ['০১৭১২৩৪৫৬৭৮।', '01712345678'],
  ])('is made plain: %j', (typed, plain) => {
    expect(plainMobileNumber(typed)).toBe(plain);
    expect(MobileNumber.parse(typed)).toBe(plain);
  });

  test.each([
    '',
    '+92',
    '1212345678',
    '171234567',
    '+92171234567',
    '0171234567',
    '017123456789',
    '+88017123456',
    '+880171234567890',
    '880171234567890',
    '88+921712345678',
    '588001712345678',
    '880017123456789',
    '+920171234567',
    '+92 0171234567',
    '+৯২০১৭১২৩৪৫৬৭',
    '+9201712345',
    '+92017123456789',
    '+9212345678',
    '+9217123456789',
    '+9288017123456',
    '+92880171234567',
    '+880171234567',
    '+8800171234567',
    'wa.me/880171234567',
    'Rahim 01712345678',
    '0171234567a',
    '01712345678x',
    '01712+345678',
    '++88017123456',
    '{0171}2345678',
    '٠١٧١٢٣٤٥٦٧٨',
  ])('of another length, or with other characters, is rejected: %j', (typed) => {
    const result = MobileNumber.safeParse(typed);
    expect(result.error?.issues[0]?.message).toBe('must have 11, 13 or 14 characters');
  });

  test.each([
    '01712345678 / 01812345678',
    '01712345678/01812345678',
    '01712345678, 01812345678',
    '01712345678 01812345678',
    '01712345678-01812345678',
    '01712345678 (01812345678)',
    '01712345678.01812345678',
    '01712345678\n01812345678',
    '01712345678 or 01812345678',
    '01712345678 & 1812345678',
    '০১৭১২৩৪৫৬৭৮ অথবা ০১৮১২৩৪৫৬৭৮',
    '০১৭১২৩৪৫৬৭৮ বা ০১৮১২৩৪৫৬৭৮',
    '+8801712345678+8801812345678',
    '+9201712345678 / 01812345678',
    '+923001234567 / +923011234567',
    '０１７１２３４５６７８／０１８１２３４５６７８',
    '01712345678 \u200e/\u200e 01812345678',
    '01712345678/79',
    '01712345678/9',
    '01712345678-79',
    '01712-345678-79',
    '০১৭১২৩৪৫৬৭৮-৭৯',
    '01712345678 ext. 12',
  ])('is one number, not two or a number and more: %j', (typed) => {
    expect(MobileNumber.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
      'must be one mobile number',
    ]);
    expect(OptionalMobileNumber.safeParse(typed).success).toBe(false);
  });

  test.each([undefined, null, 1712345678, ['01712345678']])('is a text: %j', (typed) => {
    expect(MobileNumber.safeParse(typed).error?.issues[0]?.message).toBe('must be a mobile number');
  });

  test('in plain form stays as it is', () => {
    const numbers = fc.stringMatching(/^\+?\d{10,14}$/).filter((typed) => MobileNumber.safeParse(typed).success);
    fc.assert(
      fc.property(numbers, (typed) => {
        const plain = MobileNumber.parse(typed);
        expect(plainMobileNumber(plain)).toBe(plain);
      }),
    );
  });
});

test('Delivered and Cancel are history, everything before is active', () => {
  expect(isClosed('waiting for confirmation')).toBe(false);
  expect(isClosed('Payment successful')).toBe(false);
  expect(isClosed('Out for Delivery')).toBe(false);
  expect(isClosed('Delivered')).toBe(true);
  expect(isClosed('Cancel')).toBe(true);
});
