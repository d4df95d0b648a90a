import type { StaffItem } from '@aloghor/functions/contract/products';
import { expect, test } from 'vitest';
import { BULK_ACTIONS, type BulkChoice, changeOf, questionOf, resultTitle, stillTicked } from './bulk-change.ts';

const FANS = { name: 'LED Fan', label: { en: 'Fans', bn: 'ফ্যান' } };
const CHOICE: BulkChoice = { action: 'hide', percent: 12.5, category: FANS, cost: 650.5 };

const lamp = (name: string, price: number): StaffItem => ({
  _id: name,
  name,
  desc: 'A lamp.',
  price,
  categories: ['Table Lamp'],
  img: '/lamp.webp',
  version: 'first',
});

test.each([
  ['hide', { hidden: true }],
  ['show', { hidden: false }],
  ['raise', { pricePercent: 12.5 }],
  ['lower', { pricePercent: -12.5 }],
  ['categories', { categories: ['LED Fan'] }],
  ['cost', { cost: 650.5 }],
  ['delete', { deleted: true }],
] as const)('to %s products sends one change: %j', (action, change) => {
  expect(changeOf({ ...CHOICE, action })).toEqual(change);
});

test('the question names how many products there are, the first of them, and how many more', () => {
  const lamps = ['Moon', 'Jute', 'Dust', 'Palace', 'Clock'].map((name) => lamp(name, 100));
  const { question, text, yes } = questionOf(lamps, { ...CHOICE, action: 'delete' }, 'en');
  expect([question, yes]).toEqual(['Delete 5 products?', 'Yes, delete all 5']);
  expect(text).toMatch(/^Moon, Jute, Dust and 2 more\. /);
  expect(questionOf(lamps.slice(0, 1), { ...CHOICE, action: 'hide' }, 'en')).toMatchObject({
    question: 'Hide 1 product from the shop?',
    text: 'Moon. Shoppers no longer find them. You can show them again at any time.',
    yes: 'Yes, do it',
  });
});

test('the question about prices shows what becomes of one that can change', () => {
  const { question, text } = questionOf([lamp('Gift', 0), lamp('Moon', 1_005)], { ...CHOICE, action: 'raise' }, 'en');
  expect(question).toBe('Raise the price of 2 products by 12.5%?');
  expect(text).toMatch(/^Moon: .*1,005.* becomes .*1,131.*\. Prices are rounded to whole taka\.$/);
});

test('the question about a cost names it, and whose it replaces', () => {
  const { question, text } = questionOf([lamp('Moon', 1_005)], { ...CHOICE, action: 'cost' }, 'en');
  expect(question).toBe('Set the cost of 1 product to 650.50 Tk?');
  expect(text).toMatch(/^Moon\. It takes the place of what each has cost so far\./);
});

test.each(BULK_ACTIONS)('the question whether to %s products ends with a question mark', (action) => {
  expect(questionOf([lamp('Moon', 100)], { ...CHOICE, action }, 'en').question).toMatch(/\?$/);
});

test('after a change only what has certainly not changed, or wants another look, stays ticked', () => {
  const outcomes = [
    { _id: 'raised', outcome: 'changed' },
    { _id: 'theirs', outcome: 'stale' },
    { _id: 'dear', outcome: 'outOfRange' },
    { _id: 'same', outcome: 'unchanged' },
  ] as const;
  const ids = ['raised', 'theirs', 'dear', 'same', 'unanswered'];
  expect(stillTicked(ids, [...outcomes], false)).toEqual(['theirs', 'dear', 'unanswered']);
  expect(stillTicked(ids, [...outcomes], true)).toEqual(['theirs', 'dear']);
});

test.each([
  [['changed', 'changed', 'unchanged'], undefined, '2 of 3 products are changed. 1 was like that already.'],
  [['unchanged', 'unchanged', 'unchanged'], undefined, '3 were like that already.'],
  [['gone', 'stale', 'stale'], undefined, '0 of 3 products are changed.'],
  [['unchanged', 'unchanged'], 'unclear', '2 were like that already. We do not know whether the product is changed.'],
  [['changed'], 'unclear', '1 of 3 products is changed. We do not know how many of 2 products are changed.'],
  [['changed', 'unchanged'], 'unchanged', '1 of 3 products is changed. 1 was like that already.'],
  [[], 'unclear', 'We do not know how many of 3 products are changed.'],
  [[], 'unchanged', 'Nothing was changed'],
] as const)('after %j, the others %s, the result says: %s', (known, others, title) => {
  const outcomes = known.map((outcome, index) => ({ _id: String(index), outcome }));
  expect(resultTitle({ isDeletion: false, total: 3, outcomes, others }, 'en')).toBe(title);
});

test('of a deletion it says how many are deleted', () => {
  const outcomes = [{ _id: 'one', outcome: 'deleted' }] as const;
  expect(resultTitle({ isDeletion: true, total: 1, outcomes: [...outcomes] }, 'en')).toBe('1 product is deleted.');
});
