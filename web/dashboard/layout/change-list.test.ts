import { expect, test, vi } from 'vitest';
import { changesOf } from './change-list.tsx';

vi.mock(import('../../shared/locale/messages.ts'), async (original) => {
  const { tOrders } = await import('../../shared/locale/bangla.ts');
  return { ...(await original()), tOrders };
});

test('only the fields that changed are told', () => {
  expect(changesOf({ before: { name: 'Moon', price: 900 }, after: { name: 'Moon', price: 19500.5 } })).toEqual([
    { field: 'price', before: '900', after: '19,500.50' },
  ]);
});

test('what was added comes from nothing, what was deleted goes to nothing', () => {
  expect(changesOf({ after: { name: 'Moon' } })).toEqual([{ field: 'name', before: '', after: 'Moon' }]);
  expect(changesOf({ before: { name: 'Moon' } })).toEqual([{ field: 'name', before: 'Moon', after: '' }]);
});

test('products that have names are told by these, not by their ids', () => {
  const before = { data: ['a', 'b'], names: ['Moon', 'Sun'] };
  const after = { data: ['b'], names: ['Sun'] };
  expect(changesOf({ before, after })).toEqual([{ field: 'names', before: '', after: 'without Moon' }]);
});

test('of a list only what went and what came is told, or its new order', () => {
  const names = (before: string[], after: string[]) =>
    changesOf({ before: { names: before }, after: { names: after } });
  expect(names(['Moon', 'Sun', 'Star'], ['Moon', 'Star', 'Comet'])).toEqual([
    { field: 'names', before: 'Sun', after: 'Comet' },
  ]);
  expect(names(['Moon'], ['Moon', 'Comet'])).toEqual([{ field: 'names', before: '', after: 'also Comet' }]);
  expect(names(['Moon'], [])).toEqual([{ field: 'names', before: 'Moon', after: '' }]);
  expect(names(['Moon', 'Sun'], ['Sun', 'Moon'])).toEqual([
    { field: 'names', before: '', after: 'in a new order: Sun, Moon' },
  ]);
});

test('the lines of an order are told by quantity and name, without those that stay', () => {
  const line = (name: string, quantity: number) => ({ _id: name, name, img: '/a.webp', price: 900, quantity });
  const lines = [line('Moon', 1), line('Sun', 2)];
  expect(changesOf({ before: { lines }, after: { lines: [line('Moon', 3), line('Sun', 2)] } })).toEqual([
    { field: 'lines', before: '1 × Moon', after: '3 × Moon' },
  ]);
});

test('money, places and what came back are told in words', () => {
  const money = { deliveryCharge: 70, discount: 0, advance: { sum: 500, transaction: 'BKX7', at: 9 } };
  const place = { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' };
  const after = { money, place, closedFor: 'returned', reason: 'damaged', cameBack: [{ _id: 'moon', quantity: 2 }] };
  expect(changesOf({ before: { hidden: true }, after: { ...after, hidden: false } })).toEqual([
    { field: 'hidden', before: 'yes', after: 'no' },
    { field: 'money', before: '', after: 'Delivery charge: 70, Advance: 500 · BKX7' },
    { field: 'place', before: '', after: 'Savar, Dhaka' },
    { field: 'closedFor', before: '', after: 'Returned' },
    { field: 'reason', before: '', after: 'Damaged or lost on the way' },
    { field: 'cameBack', before: '', after: '2' },
  ]);
});

test('what nobody has words for yet is told without braces and quotation marks', () => {
  const [change] = changesOf({ after: { specs: { watt: 9, size: { height: 30 } } } });
  expect(change?.after).toBe('watt: 9, size: height: 30');
});

test('a status is told in the words of the language, by whatever name it is stored', () => {
  const [change] = changesOf({ before: { status: 'waiting for confirmation' }, after: { status: 'Delivered' } });
  expect(change).toEqual({ field: 'status', before: 'নিশ্চিত হওয়ার অপেক্ষায়', after: 'ডেলিভারি হয়েছে' });
});

test('an order that the shop has written down tells in words how it came, and what came of the call', () => {
  expect(changesOf({ after: { source: 'fair', desk: 'confirmed' } })).toEqual([
    { field: 'source', before: '', after: 'Fair' },
    { field: 'desk', before: '', after: 'Confirmed' },
  ]);
});

test('a notice is told as its page names it', () => {
  expect(changesOf({ after: { noticeAgain: 'outForDelivery' } })).toEqual([
    { field: 'noticeAgain', before: '', after: 'Out for delivery' },
  ]);
});
