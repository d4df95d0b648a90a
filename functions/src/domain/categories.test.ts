import { describe, expect, test } from 'vitest';
import {
  type Category,
  categoriesIn,
  categoryAt,
  categoryCalled,
  FIRST_CATEGORIES,
  shownToShoppers,
} from './categories.ts';

const category = (name: string, en: string, more: Partial<Category> = {}): Category => ({
  name,
  label: { en, bn: 'বাতি' },
  ...more,
});

describe('an address', () => {
  const WALL = category('Wall lights', 'Sconces', { formerLabels: ['Wall lights', 'Wall lamps'] });
  const CLOCK = category('Clock Light', 'Clock Light');

  test.each(['Sconces', 'sconces', 'Wall lights', 'WALL LAMPS'])(
    'leads to a category by its labels of all times: %s',
    (address) => {
      expect(categoryAt([CLOCK, WALL], address)).toBe(WALL);
    },
  );

  test('leads to the category that has the label now before one that had it', () => {
    const anew = category('Wall lights 2', 'Wall lights');
    expect(categoryAt([WALL, anew], 'Wall lights')).toBe(anew);
  });

  test('may lead nowhere', () => {
    expect(categoryAt([WALL, CLOCK], 'Sofas')).toBeUndefined();
  });
});

test('a call names a category as the API answers it, or by its English label, letter by letter', () => {
  const swapped = [category('Wall lights', 'Clock Light'), category('Clock Light', 'Sconces')];
  expect(categoryCalled(swapped, 'Clock Light')?.label.en).toBe('Sconces');
  expect(categoryCalled(swapped, 'Sconces')?.name).toBe('Clock Light');
  expect(categoryCalled(swapped, 'sconces')).toBeUndefined();
});

describe('shoppers are told', () => {
  test('nothing of the categories while they are those of a new shop, whatever their pictures', () => {
    expect(shownToShoppers({})).toEqual({});
    expect(shownToShoppers({ list: FIRST_CATEGORIES.map((one) => ({ ...one, img: '/a.webp' })) })).toEqual({});
  });

  test('the names and labels of those that are shown, without pictures', () => {
    const fans = category('LED Fan', 'Fans', {
      img: '/fan.webp',
      thumbnail: '/fan-400.webp',
      formerLabels: ['LED Fan'],
    });
    const eid = category('Eid lights', 'Eid lights', { hidden: true });
    expect(shownToShoppers({ list: [fans, eid] })).toEqual({
      list: [{ name: 'LED Fan', label: { en: 'Fans', bn: 'বাতি' }, formerLabels: ['LED Fan'] }],
    });
  });
});

test('without a list, the categories are those of a new shop', () => {
  expect(categoriesIn({})).toBe(FIRST_CATEGORIES);
  expect(FIRST_CATEGORIES).toHaveLength(15);
  expect(FIRST_CATEGORIES[0]).toEqual({
    name: 'Chandeliers lights',
    label: { en: 'Chandeliers lights', bn: 'ঝাড়বাতি'.normalize() },
  });
});
