import type { CatalogueView } from '@aloghor/functions/contract/rendering';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { routes } from '../app/routes.tsx';
import { patternOf, prerenderedPageAt } from './prerendered-pages.ts';

const [FIRST_CATEGORY] = CATEGORY_NAMES;

const CATALOGUE: CatalogueView = {
  categories: [],
  settings: DEFAULT_SETTINGS,
  infoPage: () => ({}),
  tellsLeft: false,
  faq: {},
  product: () => undefined,
  changedAt: () => undefined,
  settingsChangedAt: () => undefined,
  hidden: [],
  reviews: async () => [],
  featured: async () => [],
  list: async () => ({ products: [], next: undefined }),
  facets: async () => ({ total: 0, inStock: 0, room: [], light: [], holder: [], material: [] }),
};

/** The path of each page in a table of routes. */
function pathsIn(table: RouteObject[], above = ''): string[] {
  return table.flatMap(({ path = '', children }) => {
    const here = path ? `${above}/${path}` : above;
    return children ? pathsIn(children, here) : [here];
  });
}

test('every page of the route table is prerendered, but for those of the dashboard', async () => {
  const paths = pathsIn(routes[0]?.children ?? []);
  const pages = await Promise.all(
    paths.map((pathname) => prerenderedPageAt({ pathname, search: '' }, CATALOGUE, 'en')),
  );
  const left = paths.filter((_, place) => !pages[place]);
  expect(left.length).toBeGreaterThan(3);
  expect(left.filter((path) => !path.startsWith('/dashboard'))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('/dashboard'))).toHaveLength(left.length);
});

test('the login keeps its address in both spellings: a redirect would lose the page to return to', async () => {
  const pathOf = async (pathname: string) => (await prerenderedPageAt({ pathname, search: '' }, CATALOGUE, 'en'))?.path;
  expect(await Promise.all(['/login', '/logIn', '/LOGIN'].map(pathOf))).toEqual(['/login', '/logIn', '/login']);
});

test.each(['/login', '/track'])('%s is painted before the app comes', async (pathname) => {
  const page = await prerenderedPageAt({ pathname, search: '' }, CATALOGUE, 'en');
  expect(page).toMatchObject({ status: 200 });
  expect(page?.startsAtOnce).toBeUndefined();
});

const LAMP = {
  _id: 'moon',
  name: 'Moon Lamp',
  desc: 'A lamp.',
  translations: { bn: { name: 'চাঁদের বাতি', desc: 'একটি বাতি।' } },
  price: 450,
  categories: [FIRST_CATEGORY],
  img: '/moon.webp',
  version: '1',
};

/** The texts of a lamp on its page, and the fields of lists that it asks for. */
async function prerenderedLamp(language: LanguageCode) {
  const asked: unknown[] = [];
  const list: CatalogueView['list'] = async ({ fields }) => {
    asked.push(fields);
    return { products: [], next: undefined };
  };
  const page = await prerenderedPageAt(
    { pathname: '/shop/category/moon', search: '' },
    { ...CATALOGUE, list, product: () => LAMP },
    language,
  );
  return { text: JSON.stringify([page?.data, page?.structuredData]), asked: JSON.stringify(asked) };
}

test('a page in English carries nothing in Bangla, one in Bangla both names of the product', async () => {
  const english = await prerenderedLamp('en');
  expect(english.text).toContain('"name":"Moon Lamp"');
  expect(english.text + english.asked).not.toMatch(/\p{Script=Bengali}|bn"/u);
  const bangla = await prerenderedLamp('bn');
  expect(bangla.text).toContain('"@type":"Product","sku":"moon","name":"চাঁদের বাতি","description":"একটি বাতি।"');
  expect(bangla.text).toContain('"translations":{"bn":{"name":"চাঁদের বাতি","desc":"একটি বাতি।"}}');
  expect(bangla.asked).toContain('"name.bn"');
});

// By it the server chooses the dashboard's shell.
test.each(['/dashboard/adminHome', '/Dashboard/UpdateItem/moon'])('%s is told to be of the dashboard', (path) => {
  expect(patternOf(path)).toBe('dashboard/*');
});

// By it the server answers 404 where the page cannot be rendered.
test('an address that no route has is told from all others', () => {
  expect(['/nowhere', '/shop/a/b/c'].map(patternOf)).toEqual(['*', '*']);
  expect(['/', '/shop/category/x', '/dashboard/cart'].map(patternOf)).not.toContain('*');
});

test('a product page picks the same related products at each rendering, and other products pick others', async () => {
  const lamps = Array.from({ length: 40 }, (_, place) => {
    const name = `Lamp ${place}`;
    return { _id: `lamp-${place}`, name, desc: 'A lamp.', price: 900, categories: [FIRST_CATEGORY], img: '/lamp.webp' };
  });
  const shop: CatalogueView = {
    ...CATALOGUE,
    product: (id) => lamps.filter(({ _id }) => _id === id).map((lamp) => ({ ...lamp, version: '1' }))[0],
    list: async () => ({ products: lamps, next: undefined }),
  };
  const relatedTo = async (id: string) => {
    const page = await prerenderedPageAt({ pathname: `/shop/category/${id}`, search: '' }, shop, 'en');
    const [, related] = page?.data?.find(([key]) => key.includes('related')) ?? [];
    return (related as typeof lamps).map(({ _id }) => _id);
  };
  const first = await relatedTo('lamp-0');
  expect(first).toHaveLength(3);
  expect(await relatedTo('lamp-0')).toEqual(first);
  expect(await relatedTo('lamp-1')).not.toEqual(first);
});
