import { expect, test } from 'vitest';
import { type FirstDayFacts, firstSteps, isFirstDay } from './first-steps.tsx';

const OPEN: FirstDayFacts = {
  products: 5,
  featured: { best: 5, top: 6, popular: 5 },
  contact: { phone: '+880 1711-223344', emailAddress: 'hello@lamps.com.bd' },
};
const left = (facts: Partial<FirstDayFacts>) =>
  firstSteps({ ...OPEN, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);

test('a shop with nothing has every step before it', () => {
  const contact = { phone: '+880 1700-000000', emailAddress: 'hello@aloghor.example' };
  expect(left({ products: 0, featured: { best: 0, top: 0, popular: 0 }, contact })).toEqual([
    'product',
    'best',
    'top',
    'popular',
    'contact',
  ]);
});

test('each step is done as soon as its condition is met', () => {
  expect(left({})).toEqual([]);
  expect(left({ featured: { best: 4, top: 5, popular: 5 } })).toEqual(['best']);
  expect(left({ contact: { phone: '+880 1700-000000', emailAddress: 'hello@lamps.com.bd' } })).toEqual(['contact']);
  expect(left({ contact: { phone: '+880 1711-223344', emailAddress: 'hello@aloghor.example' } })).toEqual(['contact']);
});

test('the first day is over when there are products and every list is filled', () => {
  const placeholders = { phone: '+880 1700-000000', emailAddress: 'hello@aloghor.example' };
  expect(isFirstDay(firstSteps({ ...OPEN, contact: placeholders }))).toBe(false);
  expect(isFirstDay(firstSteps({ ...OPEN, products: 0 }))).toBe(true);
  expect(isFirstDay(firstSteps({ ...OPEN, featured: { best: 5, top: 5, popular: 0 } }))).toBe(true);
});
