import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { categoryNamed } from './category-chips.tsx';

const [FIRST_CATEGORY] = CATEGORY_NAMES;

test('a category is found by its name, whatever the case', () => {
  expect(categoryNamed(FIRST_CATEGORY.toLowerCase())).toBe(FIRST_CATEGORY);
  expect(categoryNamed('Sofas')).toBeUndefined();
  expect(categoryNamed(undefined)).toBeUndefined();
});
