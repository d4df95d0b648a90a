import { beforeAll, expect, test } from 'vitest';
import { INSTANCE, problemIn, read } from '../../test/api.ts';
import { call } from '../../test/ask.ts';
import { resetToSeed } from '../../test/seed.ts';
import type { Product } from '../contract/products.ts';

const BEST = [
  'aangti-three-ring-led-chandelier',
  'bethi-rattan-dome-hanging-light',
  'nakshi-ceramic-table-lamp',
  'moloy-walnut-three-blade-led-fan',
  'dhonuk-arc-floor-lamp',
  'chandni-3d-printed-moon-lamp',
];
const TOP = [
  'rajmahal-crystal-drop-chandelier',
  'dhoya-smoked-glass-pendant',
  'puran-dhaka-outdoor-wall-lantern',
  'boloy-led-ring-desk-lamp',
  'mukta-three-globe-basin-light',
  'prohor-oak-halo-wall-clock-light',
];
const POPULAR = [
  'bansh-bamboo-lantern-hanging-light',
  'jugol-up-down-wall-light',
  'gombuj-black-gold-dome-pendant',
  'tepaya-oak-tripod-floor-lamp',
  'chhata-amber-mushroom-table-lamp',
  'jonaki-remote-puck-light-set',
  'prokoushol-architect-desk-lamp',
  'purnima-oak-ring-ceiling-light',
];

const NAME_IN_BANGLA = 'ধোঁয়া স্মোকড গ্লাস পেন্ডেন্ট লাইট';
const DESC_IN_BANGLA = expect.stringMatching(/^ফুঁ দিয়ে বানানো ধোঁয়াটে কাচ/);
const PICTURE = {
  img: expect.stringMatching(/^(http|\/).+\.webp$/),
  thumbnail: expect.stringMatching(/^(http|\/).+\.webp$/),
};
const SHARE = expect.stringMatching(/^(http|\/).+\.jpg$/);
const PENDANT = {
  _id: 'dhoya-smoked-glass-pendant',
  name: 'Dhoya Smoked Glass Pendant',
  article: 'AL-110',
  desc: 'Mouth-blown smoke-grey glass with soft ribs and a satin brass cap, 28 cm wide. Comes with a 4 W E27 filament LED bulb in amber. Pretty alone over a bar, or as a row of three.',
  translations: { bn: { name: NAME_IN_BANGLA, desc: DESC_IN_BANGLA } },
  price: 2890,
  categories: ['Pendant lights', 'Hanging lights'],
  rooms: ['dining', 'shop'],
  ...PICTURE,
  share: SHARE,
  pictures: [
    { ...PICTURE, share: SHARE },
    {
      ...PICTURE,
      alt: { en: 'Dhoya Smoked Glass Pendant, lit in the evening', bn: `সন্ধ্যার আলোয় ${NAME_IN_BANGLA}` },
    },
    { ...PICTURE, alt: { en: 'Dhoya Smoked Glass Pendant from another side', bn: `অন্য পাশ থেকে ${NAME_IN_BANGLA}` } },
  ],
  specs: {
    width: 28,
    watt: 4,
    voltage: 220,
    bulbs: 1,
    holder: 'E27',
    bulbIncluded: true,
    switch: 'wall',
    material: ['glass', 'brass'],
    colour: ['grey', 'brass'],
  },
  weight: 1_400,
};

beforeAll(resetToSeed);

test('GET /products answers all products, newest first, each with its own fields and no other', async () => {
  const [first, ...others] = await read<(Product & { data?: string[] })[]>('/products');
  expect(first?._id).toBe('aangti-three-ring-led-chandelier');
  expect(others).toHaveLength(52);
  expect(others.at(-1)?._id).toBe('chandni-3d-printed-moon-lamp');
  expect(others[8]).toEqual(PENDANT);
});

test('GET /products leads with the ids of the featured products: best, then top selling, then popular', async () => {
  const [first, ...others] = await read<{ data?: string[] }[]>('/products');
  expect(first?.data).toEqual([...BEST, ...TOP, ...POPULAR]);
  expect(others.filter((product) => 'data' in product)).toEqual([]);
});

test('the newest version of the whole list leads with them too', async () => {
  const [first] = await read<{ data?: string[] }[]>('/products?fresh=now');
  expect(first?.data).toEqual([...BEST, ...TOP, ...POPULAR]);
});

test.each([
  '/products?limit=5',
  '/products?limit=100',
  '/products?fields=_id,name',
  '/products?featured=best&limit=5',
  '/products?category=Table+Lamp',
  '/products?q=lamp',
  '/products?featured=top',
])('a page, as any list with another parameter is, does not: %s', async (path) => {
  const products = await read<object[]>(path);
  expect(products).not.toEqual([]);
  expect(products.filter((product) => 'data' in product)).toEqual([]);
});

test('a page that has a cursor but no limit does not either', async () => {
  const cursor = 'WzE3NjcyMjU1NDAwMDAsInJham1haGFsLWNyeXN0YWwtZHJvcC1jaGFuZGVsaWVyIl0';
  const products = await read<Product[]>(`/products?cursor=${cursor}`);
  expect(products).toHaveLength(51);
  expect(products[0]).toMatchObject({ _id: 'nokkhotro-sputnik-chandelier' });
  expect(products[0]).not.toHaveProperty('data');
});

test.each([
  ['best', '/bestProducts', BEST],
  ['top', '/topProducts', TOP],
  ['popular', '/popularProducts', POPULAR],
])('the %s list is read with GET %s', async (_id, path, data) => {
  expect(await read(path)).toEqual([{ _id, data, version: expect.stringMatching(/./) }]);
});

test('GET /item/{id} answers the item, and which version it is', async () => {
  const version = expect.stringMatching(/./);
  expect(await read('/item/dhoya-smoked-glass-pendant')).toEqual({ ...PENDANT, version });
});

test.each(['no-such-lamp', '__lamp__', 'a%2Fb', '%25', 'x'.repeat(1_501), '%E0%A6%86%E0%A6%B2%E0%A7%8B', 'a%00b'])(
  'an item that is not there, or cannot be, is a 404: %s',
  async (id) => {
    const answer = await call(`/item/${id}`);
    expect(answer.status).toBe(404);
    expect(await problemIn(answer)).toEqual({
      type: 'about:blank',
      instance: INSTANCE,
      title: 'Not Found',
      status: 404,
      code: 'not-found',
      detail: 'There is no such product.',
    });
  },
);

test('GET /categories answers the fifteen categories in their order, each with name, label, picture and a small one', async () => {
  const categories = await read<{ name: string; img: string }[]>('/categories');
  expect(categories.map(({ name }) => name)).toEqual([
    'Chandeliers lights',
    'Wall lights',
    'Pendant lights',
    'Hanging lights',
    'Ceiling lights',
    'Outdoor lights',
    'Floor lights',
    'Table Lamp',
    'Desk Lamp',
    'spot light',
    'Basin Light',
    'LED Fan',
    'Clock Light',
    'Remote Control LED',
    '3D LED Lamp',
  ]);
  const picture = expect.stringMatching(/^(http|\/).+\.webp$/);
  const label = { en: 'Pendant lights', bn: 'পেন্ডেন্ট লাইট' };
  expect(categories[2]).toEqual({ name: 'Pendant lights', label, img: picture, thumbnail: picture });
});

test.each([
  ['limit=0', 'limit', 'must be at least 1'],
  ['limit=101', 'limit', 'must be at most 100'],
  ['limit=x', 'limit', 'must be a number'],
  ['limit=1.5', 'limit', 'must be a whole number'],
  ['limit=', 'limit', 'must be at least 1'],
  ['limit=1&limit=2', 'limit', 'must be given once'],
  ['cursor=garbage', 'cursor', 'must be taken from the Link header of a page'],
  ['cursor=', 'cursor', 'must be taken from the Link header of a page'],
  ['cursor=a&cursor=b', 'cursor', 'must be given once'],
  ['category=Lava+lamps', 'category', "must be one of the shop's categories"],
  ['category=table+lamp', 'category', "must be one of the shop's categories"],
  ['category=Table+Lamp&category=Wall+lights', 'category', 'must be given once'],
  ['fields=_id,secret', 'fields', 'must name fields of a product'],
  ['fields=', 'fields', 'must name fields of a product'],
  ['fields=_id&fields=name', 'fields', 'must be given once'],
  ['featured=worst', 'featured', 'must be best, top or popular'],
  ['featured=best&featured=top', 'featured', 'must be given once'],
  ['q=a&q=b', 'q', 'must be given once'],
  [`q=${'x'.repeat(201)}`, 'q', 'must have at most 200 characters'],
])('a bad query is a 400 that names the field: %s', async (query, path, message) => {
  const answer = await call(`/products?${query}`);
  expect(answer.status).toBe(400);
  expect(await problemIn(answer)).toEqual({
    type: 'about:blank',
    instance: INSTANCE,
    title: 'Bad Request',
    status: 400,
    code: 'bad-input',
    detail: `${path} ${message}.`,
    errors: [{ path, message }],
  });
});

test('unknown parameters are ignored', async () => {
  expect(await read('/products?limit=1&colour=red&colour=blue&limit[]=7&__proto__=x')).toHaveLength(1);
});
