import { expect, test, vi } from 'vitest';
import { changesOf } from './audit-changes.ts';

vi.mock(import('../../messages/messages.ts'), async (original) => {
  const { tOrders } = await import('../../messages/bangla.ts');
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
  expect(changesOf({ before, after })).toEqual([{ field: 'names', before: 'Moon, Sun', after: 'Sun' }]);
});

test('lists are told by their entries', () => {
  expect(changesOf({ before: { data: ['a', 'b'] }, after: { data: ['b', 'a'] } })).toEqual([
    { field: 'data', before: 'a, b', after: 'b, a' },
  ]);
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
