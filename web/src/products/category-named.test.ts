import { expect, test } from 'vitest';
import { categoryNamed } from './category-named.ts';

test('a category is found by its name, whatever the case', () => {
  expect(categoryNamed('table lamp')).toBe('Table Lamp');
  expect(categoryNamed('Sofas')).toBeUndefined();
  expect(categoryNamed(undefined)).toBeUndefined();
});
