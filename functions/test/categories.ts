import { CATEGORY_NAMES } from '../src/domain/products.ts';

/** Some of the shop's categories, in its order: tests of another shop find its own here. */
export const [FIRST_CATEGORY, SECOND_CATEGORY, THIRD_CATEGORY] = CATEGORY_NAMES;
