import { describe, expect, test } from 'vitest';
import { newProduct, productChanges, shownFields } from './product-changes.ts';

const LAMP = {
  _id: 'lamp',
  name: 'Lamp',
  desc: 'A lamp.',
  price: 9,
  categories: ['LED Fan'] as 'LED Fan'[],
  img: '/lamp.webp',
};

describe('a change of a product', () => {
  test('is none where all that is sent is so already', () => {
    expect(productChanges(LAMP, { name: 'Lamp', price: 9 })).toBeUndefined();
  });

  test('hides it, and shows it again', () => {
    expect(productChanges(LAMP, { hidden: true })?.after).toEqual({ hidden: true });
    expect(productChanges({ ...LAMP, hidden: true }, { hidden: false })?.after).toEqual({ hidden: undefined });
    expect(productChanges(LAMP, { hidden: false })).toBeUndefined();
    expect(productChanges({ ...LAMP, hidden: true }, {})).toBeUndefined();
  });

  test('keeps the categories and the picture where they are sent empty', () => {
    expect(productChanges(LAMP, { categories: [], img: '' })).toBeUndefined();
    expect(productChanges(LAMP, { categories: ['Table Lamp'], img: '/new.webp' })?.after).toEqual({
      categories: ['Table Lamp'],
      img: '/new.webp',
    });
  });

  test('takes it into a family and out of it, and keeps the family where none is sent', () => {
    const family = { id: 'lamps', option: { en: 'Large' } };
    expect(productChanges(LAMP, { family })?.after).toEqual({ family });
    expect(productChanges({ ...LAMP, family }, { family: null })?.after).toEqual({ family: undefined });
    expect(productChanges({ ...LAMP, family }, { price: 10 })?.after).toEqual({ price: 10 });
  });

  test('weighs it, and removes the weight by null', () => {
    expect(productChanges(LAMP, { weight: 1_250 })?.after).toEqual({ weight: 1_250 });
    expect(productChanges({ ...LAMP, weight: 1_250 }, { weight: null })?.after).toEqual({ weight: undefined });
    expect(productChanges({ ...LAMP, weight: 1_250 }, {})).toBeUndefined();
  });

  test('keeps the specifications that are not named, and removes those that are null', () => {
    const specs = { width: 40, height: 20 };
    expect(productChanges({ ...LAMP, specs }, { specs: { width: 30 } })?.after).toEqual({
      specs: { width: 30, height: 20 },
    });
    expect(productChanges({ ...LAMP, specs }, { specs: { width: null } })?.after).toEqual({ specs: { height: 20 } });
    expect(productChanges({ ...LAMP, specs }, { specs: null })?.after).toEqual({ specs: undefined });
  });
});

test('a new product is hidden, counted, of a family and with specifications only where that is sent', () => {
  const { _id, ...sent } = LAMP;
  expect(newProduct({ ...sent, hidden: false, family: null, specs: null }, undefined, 7)).toEqual({
    ...sent,
    createdAt: 7,
  });
  const more = { family: { id: 'lamps' }, specs: { width: 40 } };
  expect(newProduct({ ...sent, ...more, hidden: true }, 0, 7)).toEqual({
    ...sent,
    ...more,
    hidden: true,
    counted: true,
    soldOut: true,
    createdAt: 7,
  });
});

test('the audit shows each translated text by itself, and pictures and a family only of changes in them', () => {
  expect(shownFields({ specs: { width: 40 } })).toMatchObject({ width: 40 });
  expect(shownFields({ specs: { width: 40 } })).not.toHaveProperty('pictures');
  expect(shownFields({ specs: { width: 40 } })).not.toHaveProperty('family');
  const translations = { bn: { name: 'বাতি', desc: 'একটি বাতি।' }, hi: { name: 'दीपक' } };
  expect(shownFields({ translations })).toMatchObject({ 'name.bn': 'বাতি', 'desc.bn': 'একটি বাতি।', 'name.hi': 'दीपक' });
  const pictures = [{ img: '/one.webp', alt: { en: 'Front' } }, { img: '/two.webp' }];
  expect(shownFields({ pictures, family: { id: 'lamps', option: { en: 'Large', bn: 'বড়' } } })).toMatchObject({
    pictures: ['/one.webp · Front', '/two.webp'],
    family: 'lamps · Large · বড়',
  });
});
