import { expect, test } from 'vitest';
import type { Product } from '../contract/products.ts';
import { countFacets, type FilterQuery, passes } from './product-filters.ts';

const product = (_id: string, price: number, specs: Product['specs'], more: Partial<Product> = {}): Product => ({
  _id,
  name: _id,
  desc: 'A lamp.',
  price,
  categories: ['Table Lamp'],
  img: '/lamp.webp',
  ...(specs && { specs }),
  ...more,
});

const LAMPS = [
  product('moon', 900, { light: 'warm', holder: 'E27', material: ['paper'] }),
  product('sun', 1_500, { light: 'warm', holder: 'E14', material: ['brass', 'glass'] }),
  product('star', 2_500, { light: 'cool', holder: 'E27', material: ['brass'] }, { soldOut: true }),
  product('plain', 500, undefined),
];

const found = (query: FilterQuery) => LAMPS.filter(passes(query)).map(({ _id }) => _id);

test('choices of one filter are any of them, and filters beside each other are all of them', () => {
  expect(found({})).toEqual(['moon', 'sun', 'star', 'plain']);
  expect(found({ light: ['warm'] })).toEqual(['moon', 'sun']);
  expect(found({ material: ['paper', 'glass'] })).toEqual(['moon', 'sun']);
  expect(found({ light: ['warm', 'cool'], holder: ['E27'] })).toEqual(['moon', 'star']);
  expect(found({ inStock: 'true', material: ['brass'] })).toEqual(['sun']);
  expect(found({ priceFrom: 900, priceTo: 1_500, light: ['warm'] })).toEqual(['moon', 'sun']);
  expect(found({ light: ['rgb'] })).toEqual([]);
});

test('of a family only its choices are found, beside the other filters', () => {
  const family = [...LAMPS, product('big moon', 1_900, undefined, { family: { id: 'moon' } })];
  const of = (query: FilterQuery) => family.filter(passes(query)).map(({ _id }) => _id);
  expect(of({ family: 'moon' })).toEqual(['big moon']);
  expect(of({ family: 'moon', priceTo: 1_000 })).toEqual([]);
  expect(countFacets(family, { family: 'moon', light: ['warm'] })).toMatchObject({ total: 0, inStock: 0 });
});

test('collapsed, a family counts once in each count that any of its choices is in, like its card', () => {
  const family = { family: { id: 'moon' } };
  const lamps = [
    ...LAMPS,
    product('big moon', 1_900, { light: 'warm', holder: 'E14', material: ['paper'] }, { ...family, soldOut: true }),
    product('small moon', 700, { light: 'warm', holder: 'E27', material: ['paper', 'glass'] }, family),
  ];
  expect(countFacets(lamps, {})).toMatchObject({ total: 6, inStock: 4 });
  expect(countFacets(lamps, { collapse: 'family' })).toEqual({
    total: 5,
    inStock: 4,
    room: [],
    light: [
      { code: 'warm', count: 3 },
      { code: 'cool', count: 1 },
    ],
    holder: [
      { code: 'E27', count: 3 },
      { code: 'E14', count: 2 },
    ],
    material: [
      { code: 'brass', count: 2 },
      { code: 'glass', count: 2 },
      { code: 'paper', count: 2 },
    ],
  });
  expect(countFacets(lamps, { collapse: 'family', priceFrom: 1_900, priceTo: 1_900 })).toMatchObject({
    total: 1,
    inStock: 0,
  });
});

test('each choice is counted as if it were chosen beside the other filters, those that most products have first', () => {
  expect(countFacets(LAMPS, {})).toEqual({
    total: 4,
    inStock: 3,
    room: [],
    light: [
      { code: 'warm', count: 2 },
      { code: 'cool', count: 1 },
    ],
    holder: [
      { code: 'E27', count: 2 },
      { code: 'E14', count: 1 },
    ],
    material: [
      { code: 'brass', count: 2 },
      { code: 'glass', count: 1 },
      { code: 'paper', count: 1 },
    ],
  });
  expect(countFacets(LAMPS, { light: ['warm'] })).toMatchObject({
    total: 2,
    light: [
      { code: 'warm', count: 2 },
      { code: 'cool', count: 1 },
    ],
    holder: [
      { code: 'E27', count: 1 },
      { code: 'E14', count: 1 },
    ],
  });
});

test('no choice changes its place when another is chosen', () => {
  const codes = (query: FilterQuery) => countFacets(LAMPS, query).material.map(({ code }) => code);
  expect(codes({})).toEqual(['brass', 'glass', 'paper']);
  expect(codes({ material: ['paper'] })).toEqual(['brass', 'glass', 'paper']);
  expect(countFacets(LAMPS, { priceTo: 1_000, material: ['brass'] }).material).toEqual([
    { code: 'brass', count: 0 },
    { code: 'paper', count: 1 },
  ]);
});

test('every count is what choosing it alone would show', () => {
  const query: FilterQuery = { holder: ['E27'], inStock: 'true', priceTo: 2_000 };
  const counts = countFacets(LAMPS, query);
  for (const spec of ['light', 'holder', 'material'] as const)
    for (const { code, count } of counts[spec]) expect(found({ ...query, [spec]: [code] })).toHaveLength(count);
  expect(counts.total).toBe(found(query).length);
});

test('a chosen one stays though it shows nothing', () => {
  expect(countFacets(LAMPS, { light: ['rgb'] })).toMatchObject({ total: 0 });
  expect(countFacets(LAMPS, { light: ['rgb'] }).light).toContainEqual({ code: 'rgb', count: 0 });
});

test('a lamp for several rooms is found for each of them, and counted in each', () => {
  const rooms = [
    product('moon', 900, undefined, { rooms: ['bedroom', 'drawing'] }),
    product('sun', 1_500, undefined, { rooms: ['bedroom'] }),
    product('plain', 500, undefined),
  ];
  const of = (query: FilterQuery) => rooms.filter(passes(query)).map(({ _id }) => _id);
  expect(of({ room: ['drawing'] })).toEqual(['moon']);
  expect(of({ room: ['drawing', 'bedroom'] })).toEqual(['moon', 'sun']);
  expect(of({ room: ['kitchen'] })).toEqual([]);
  expect(countFacets(rooms, { room: ['drawing'] })).toMatchObject({
    total: 1,
    room: [
      { code: 'bedroom', count: 2 },
      { code: 'drawing', count: 1 },
    ],
  });
});
