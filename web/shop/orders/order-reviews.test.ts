import { expect, test } from 'vitest';
import { saidIn } from './order-reviews.tsx';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test('a review asks for the name of its buyer only with the box ticked', () => {
  const written = { stars: '4', text: 'Soft light.' };
  expect(saidIn(formOf(written))).toEqual({ stars: 4, text: 'Soft light.', isNamed: false });
  expect(saidIn(formOf({ ...written, isNamed: 'on' }))).toEqual({ stars: 4, text: 'Soft light.', isNamed: true });
});

test('a review without stars says so: none is no number of them', () => {
  expect(saidIn(formOf({ text: '' })).stars).toBe(0);
});
