import type { Product } from '@aloghor/functions/contract/products';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { pickRelated } from './pick-related.ts';

const [FIRST_CATEGORY, SECOND_CATEGORY] = CATEGORY_NAMES;

function aProduct(name: string, categories: Product['categories'] = [FIRST_CATEGORY]): Product {
  return { _id: name.toLowerCase(), name, desc: 'A lamp', price: 900, categories, img: '/lamp.webp' };
}

const lamps = ['Moon Lamp', 'moon light', 'Half MOON', 'Moonshine', 'Fifth moon', 'Sun'].map((name) => aProduct(name));

test('related products share the first category and leave the product itself out', () => {
  const product = aProduct('Desk', [SECOND_CATEGORY, FIRST_CATEGORY]);
  const candidates = [product, aProduct('Other desk', [SECOND_CATEGORY]), aProduct('Table', [FIRST_CATEGORY])];
  expect(pickRelated(product, candidates, [], 3).map(({ name }) => name)).toEqual(['Other desk']);
});

test('at most three related products are picked, without doubles', () => {
  const related = pickRelated(aProduct('Mine'), lamps, [], 3);
  expect(new Set(related).size).toBe(3);
});

test('no choice of the same lamp is picked: it stands on the page already', () => {
  const choices = lamps.slice(0, 4);
  const related = pickRelated(aProduct('Mine'), lamps, choices, 3);
  expect(related.map(({ name }) => name).toSorted()).toEqual(['Fifth moon', 'Sun']);
});

test('related products are random: every candidate can be the first', () => {
  const firsts = [0, 0.2, 0.4, 0.6, 0.8].map(
    (chance) => pickRelated(aProduct('Mine'), lamps, [], 1, () => chance)[0]?.name,
  );
  expect(new Set(firsts).size).toBe(5);
});
