import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { manyProducts, writeCatalogueOf } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { rebuildCatalogue } from '../catalogue/rebuild-catalogue.ts';
import { NAME_FIELDS } from '../domain/listed-fields.ts';
import { holdsCatalogue } from './products-store.ts';

const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: ['LED Fan'], img: '/lamp.webp' };

/** A shopper opens the home page, a category and a product, and searches. */
const JOURNEY = [
  'GET /categories',
  'GET /products?limit=24',
  'GET /products/facets',
  'GET /products?collapse=family&limit=24',
  'GET /products/facets?collapse=family',
  'GET /products/facets?category=Wall+lights&material=brass,glass&inStock=true',
  'GET /bestProducts',
  'GET /products?featured=best',
  'GET /products?category=Wall+lights&limit=24&sort=price&priceFrom=500&priceTo=9000',
  'GET /item/dhoya-smoked-glass-pendant',
  `GET /products?q=lamp&limit=4&fields=${NAME_FIELDS.join(',')}`,
] as const;

const EVERY_READ = [
  ...JOURNEY,
  'GET /products',
  'GET /products?q=no+such+lamp',
  'GET /products?limit=5&category=Table+Lamp&sort=-price&fields=_id,name',
  'GET /products?featured=top&limit=4',
  'GET /products?ids=dhoya-smoked-glass-pendant,chandni-3d-printed-moon-lamp&fresh=now',
  'GET /item/no-such-lamp',
] as const;

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

afterAll(resetToSeed);

const walk = async () => {
  for (const what of JOURNEY) await askInProcess(NOBODY, what);
};

test('the health of the shop costs one read', async () => {
  expect(await countReads(holdsCatalogue)).toBe(1);
});

describe('on the emulators', () => {
  beforeEach(() => askInProcess(NOBODY, 'GET /categories'));

  test.each(EVERY_READ)('%s costs one read: the version check', async (what) => {
    expect(await countReads(() => askInProcess(NOBODY, what))).toBe(1);
  });

  test('after a change, the head alone', async () => {
    await askInProcess(admin, 'POST /products', LAMP);
    expect(await countReads(() => askInProcess(NOBODY, 'GET /products'))).toBe(1);
  });

  test('after a repacking, the head and the shard, once', async () => {
    await rebuildCatalogue();
    expect(await countReads(() => askInProcess(NOBODY, 'GET /products'))).toBe(1 + 1);
    expect(await countReads(() => askInProcess(NOBODY, 'GET /products'))).toBe(1);
  });

  test('after a change of a featured list, the head alone', async () => {
    const { body } = await askInProcess(NOBODY, 'GET /products?fields=_id&limit=5');
    await askInProcess(
      admin,
      'POST /bestProducts',
      body.map(({ _id }: { _id: string }) => _id),
    );
    expect(await countReads(() => askInProcess(NOBODY, 'GET /products'))).toBe(1);
  });
});

describe('in a deployment', () => {
  beforeAll(async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    vi.useFakeTimers({ toFake: ['performance'] });
    await askInProcess(NOBODY, 'GET /products?limit=1&fresh=now'); // the last check was by another clock
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  const pass = (ms: number) => vi.advanceTimersByTime(ms);

  beforeEach(async () => {
    pass(10_000);
    await askInProcess(NOBODY, 'GET /categories');
  });

  test('nothing is read for ten seconds after a version check', async () => {
    pass(9_999);
    expect(await countReads(walk)).toBe(0);
    pass(1);
    expect(await countReads(walk)).toBe(1);
    expect(await countReads(walk)).toBe(0);
  });

  test('concurrent calls share one check', async () => {
    pass(10_000);
    expect(await countReads(() => Promise.all(JOURNEY.map((what) => askInProcess(NOBODY, what))))).toBe(1);
  });

  test('a change is answered ten seconds later', async () => {
    const names = async () => (await askInProcess(NOBODY, 'GET /products?limit=1')).body[0].name;
    const before = await names();
    await askInProcess(admin, 'POST /products', { ...LAMP, name: 'A new lamp' });
    expect(await names()).toBe(before);
    pass(10_000);
    expect(await names()).toBe('A new lamp');
  });

  test('a call for the newest version gets it at once, and later calls too', async () => {
    const nameOf = async (query: string) => (await askInProcess(NOBODY, `GET /products?limit=1${query}`)).body[0].name;
    await askInProcess(admin, 'POST /products', { ...LAMP, name: 'The newest lamp' });
    expect(await nameOf('')).not.toBe('The newest lamp');
    expect(await nameOf('&fresh=now')).toBe('The newest lamp');
    expect(await nameOf('')).toBe('The newest lamp');
  });

  test('five concurrent calls for the newest version read the head each, and nothing else', async () => {
    await askInProcess(admin, 'POST /products', LAMP);
    const fresh = () => askInProcess(NOBODY, 'GET /products?limit=1&fresh=now');
    expect(await countReads(() => Promise.all(Array.from({ length: 5 }, fresh)))).toBe(5);
  });
});

test('a shop of 10,000 products needs at most nine shards, and ten reads on a cold start', async () => {
  await writeCatalogueOf(manyProducts(10_000));
  expect(await countReads(() => askInProcess(NOBODY, 'GET /categories'))).toBeLessThanOrEqual(1 + 9);
  expect((await askInProcess(NOBODY, 'GET /products')).body).toHaveLength(10_000);
  expect(await countReads(() => askInProcess(NOBODY, 'GET /products?limit=24'))).toBe(1);
  await rebuildCatalogue();
});
