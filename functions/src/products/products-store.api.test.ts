import { WriteBatch } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from '../../test/api.ts';
import { ask } from '../../test/ask.ts';
import { featuring, putProduct } from '../../test/catalogue.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { FIRST_CATEGORY, SECOND_CATEGORY } from '../../test/seed-data.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { featured, orders, type ProductDocument, products } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {})); // a failed write is logged
const { askInProcess } = await import('../../test/ask-in-process.ts');

const LANTERN: Omit<ProductDocument, 'createdAt'> = {
  name: 'Brass Lantern',
  desc: 'A lantern of brass.',
  price: 1250.5,
  categories: [SECOND_CATEGORY, FIRST_CATEGORY],
  img: 'https://pictures.example/lantern.webp',
};
const TEXTS = { name: 'Plain Lamp', desc: 'A lamp.', price: 900 };
const version = expect.stringMatching(/^\S+$/);
const byAdmin = () => ({ by: 'admin@aloghor.example', uid: 'admin', at: expect.closeTo(Date.now(), -5) });

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

afterAll(resetToSeed);

const stored = async (id: string) => {
  const [product] = await products.get([id]);
  if (!product) return undefined;
  const { _id, ...document } = product;
  return document;
};
const countProducts = () => products.count((all) => all);
const add = (changes: object) => ask(admin, 'POST /products', { ...LANTERN, ...changes });
const update = (id: string, changes: object) => ask(admin, `PATCH /item/${id}`, { ...TEXTS, ...changes });

describe('POST /products', () => {
  test('adds a product as the newest, and answers its id', async () => {
    const { status, body } = await add({});
    expect(status).toBe(200);
    expect(body).toEqual({ insertedId: expect.stringMatching(/./) });
    const [first] = await read<object[]>('/products?limit=1');
    expect(first).toEqual({ _id: body.insertedId, ...LANTERN });
  });

  const addWith = (key: string, changes: object = {}) =>
    ask(admin, 'POST /products', { ...LANTERN, ...changes }, { 'idempotency-key': key });

  test('adds one product for a repeated key, also when both calls come at once', async () => {
    const before = await countProducts();
    const whole = { stock: 7, specs: { watt: 9 }, translations: { bn: { name: 'পিতলের লণ্ঠন' } }, hidden: true };
    const [first, second] = await Promise.all([addWith('add-a-lantern', whole), addWith('add-a-lantern', whole)]);
    const third = await addWith('add-a-lantern', whole);
    expect([second, third]).toEqual([first, first]);
    expect(await countProducts()).toBe(before + 1);
    expect(await auditLines(first.body.insertedId)).toMatchObject([{ action: 'add' }]);
    await expectTrueCopy();
  });

  test('adds another product for another key, and without one for each call', async () => {
    const answers = await Promise.all([addWith('key-of-one'), addWith('key-of-two'), add({}), add({ price: 8 })]);
    expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(4);
  });

  test.each([{ price: 999 }, { name: 'Another' }, { stock: 3 }])(
    'is a conflict with another product for the same key, which has the first one: %j',
    async (changes) => {
      const key = `key-${JSON.stringify(Object.keys(changes))}`;
      const { body } = await addWith(key);
      const before = await countProducts();
      const { status, body: problem } = await addWith(key, changes);
      expect([status, problem.code, problem.item._id]).toEqual([409, 'changed-meanwhile', body.insertedId]);
      expect([await countProducts(), await stored(body.insertedId)]).toMatchObject([before, { price: 1250.5 }]);
    },
  );

  test('rejects a key that is none', async () => {
    const { status, body } = await addWith('short');
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'Idempotency-Key', message: 'must have 8 to 200 visible ASCII characters' }],
    ]);
  });

  test('stores what the contract knows, trimmed, and the time; nothing else that was sent', async () => {
    const { body } = await add({ name: ' Brass Lantern ', _id: 'mine', createdAt: 1, featured: true });
    expect(body.insertedId).not.toBe('mine');
    expect(await stored(body.insertedId)).toEqual({ ...LANTERN, createdAt: expect.closeTo(Date.now(), -5) });
  });

  test('is kept in the audit', async () => {
    const { body } = await add({});
    expect(await auditLines(body.insertedId)).toEqual([
      {
        ...byAdmin(),
        subject: 'product',
        action: 'add',
        target: body.insertedId,
        label: 'Brass Lantern',
        after: LANTERN,
      },
    ]);
  });

  test('keeps the smaller pictures beside the picture, in the audit too', async () => {
    const smaller = {
      thumbnail: '/pictures/lantern-400.webp',
      medium: '/pictures/lantern-800.webp',
      share: '/pictures/lantern-share.jpg',
    };
    const { body } = await add({ ...smaller, thumbnail: ` ${smaller.thumbnail} ` });
    expect(await read(`/item/${body.insertedId}`)).toEqual({ _id: body.insertedId, ...LANTERN, ...smaller, version });
    expect(await stored(body.insertedId)).toMatchObject(smaller);
    expect(await auditLines(body.insertedId)).toMatchObject([{ after: { ...LANTERN, ...smaller } }]);
  });

  test('keeps the specifications that are known, each a field of its own in the audit', async () => {
    const specs = { width: 28, holder: 'E27', dimmable: false, material: ['glass', 'brass'] };
    const { body } = await add({ specs: { ...specs, watt: null, colour: [] } });
    expect(await read(`/item/${body.insertedId}`)).toMatchObject({ specs });
    expect(await stored(body.insertedId)).toEqual({ ...LANTERN, specs, createdAt: expect.any(Number) });
    expect(await auditLines(body.insertedId)).toMatchObject([{ after: { ...LANTERN, ...specs } }]);
    await expectTrueCopy();
  });

  test('keeps several pictures, the first as its picture', async () => {
    const pictures = [
      { img: LANTERN.img, thumbnail: '/pictures/lantern-400.webp', alt: { en: 'Lit', bn: 'জ্বলছে' } },
      { img: '/pictures/lantern-back.webp' },
    ];
    const { body } = await add({ pictures });
    const { thumbnail } = pictures[0] ?? {};
    expect(await read(`/item/${body.insertedId}`)).toMatchObject({ img: LANTERN.img, thumbnail, pictures });
    expect(await stored(body.insertedId)).toEqual({ ...LANTERN, thumbnail, pictures, createdAt: expect.any(Number) });
    const shown = [`${LANTERN.img} · Lit · জ্বলছে`, '/pictures/lantern-back.webp'];
    expect(await auditLines(body.insertedId)).toMatchObject([{ after: { pictures: shown } }]);
    const [listed] = await read<object[]>(`/products?ids=${body.insertedId}&fields=img,pictures`);
    expect(listed).toEqual({ img: LANTERN.img, pictures });
    await expectTrueCopy();
  });

  test('of the family of a product that has none, makes both choices of one lamp, in one write with its audit', async () => {
    await putProduct('bamboo', TEXTS);
    const { body } = await add({ family: { id: 'bamboo' } });
    const family = await read<{ _id: string; family: { id: string } }[]>('/products?family=bamboo&sort=price');
    expect(family.map(({ _id, family }) => [_id, family.id])).toEqual([
      ['bamboo', 'bamboo'],
      [body.insertedId, 'bamboo'],
    ]);
    expect(await auditLines('bamboo')).toMatchObject([{ action: 'update', after: { family: 'bamboo' } }]);
    expect(await auditLines(body.insertedId)).toMatchObject([{ action: 'add', after: { family: 'bamboo' } }]);
    await expectTrueCopy();
  });

  test('of another family leaves that of its first product as it is, and needs none', async () => {
    await putProduct('rattan', { ...TEXTS, family: { id: 'rattan-lamps' } });
    await add({ family: { id: 'rattan' } });
    const { body } = await add({ family: { id: 'no/such product' } });
    expect(await stored('rattan')).toMatchObject({ family: { id: 'rattan-lamps' } });
    expect(await auditLines('rattan')).toEqual([]);
    expect(await stored(body.insertedId)).toMatchObject({ family: { id: 'no/such product' } });
  });

  test.each([{}, { thumbnail: '', medium: '' }, { thumbnail: null, medium: null }])(
    'knows no smaller picture where none is sent: %j',
    async (changes) => {
      const { body } = await add(changes);
      for (const kept of [await read<object>(`/item/${body.insertedId}`), await stored(body.insertedId)]) {
        expect(Object.keys(kept ?? {})).not.toContain('thumbnail');
        expect(Object.keys(kept ?? {})).not.toContain('medium');
      }
    },
  );

  test.each<[string, object, string?]>([
    ['name', { name: '' }, 'must not be empty'],
    ['name', { name: '   ' }, 'must not be empty'],
    ['name', { name: undefined }, 'must be a text'],
    ['name', { name: 'x'.repeat(201) }, 'must have at most 200 characters'],
    ['desc', { desc: '' }, 'must not be empty'],
    ['desc', { desc: 'x'.repeat(5_001) }, 'must have at most 5000 characters'],
    ['price', { price: undefined }, 'must be a number'],
    ['price', { price: '900' }, 'must be a number'],
    ['price', { price: -1 }, 'must not be negative'],
    ['price', { price: 10_000_000.01 }, 'must be at most 10,000,000'],
    ['price', { price: 9.999 }, 'must have at most two decimals'],
    ['categories', { categories: [] }, 'must hold at least one category'],
    ['categories', { categories: undefined }],
    ['categories.1', { categories: ['Table Lamp', 'Lava lamps'] }, "must be one of the shop's categories"],
    ['categories.0', { categories: ['table lamp'] }, "must be one of the shop's categories"],
    ['img', { img: undefined }, 'must be a picture address'],
    ['img', { img: '' }, 'must be an http(s) address or a path'],
    ['img', { img: 'javascript:alert(1)' }, 'must be an http(s) address or a path'],
    ['img', { img: '//elsewhere.example/x.png' }, 'must be an http(s) address or a path'],
    ['thumbnail', { thumbnail: 'javascript:alert(1)' }, 'must be an http(s) address or a path'],
    ['thumbnail', { thumbnail: 7 }, 'must be an http(s) address or a path'],
    ['family.id', { family: { id: ' ' } }, 'must not be empty'],
    ['family.id', { family: { id: 'x'.repeat(101) } }, 'must have at most 100 characters'],
    ['family.option.en', { family: { id: 'a', option: { en: 'x'.repeat(61) } } }, 'must have at most 60 characters'],
    ['specs.light', { specs: { light: 'pink' } }],
    ['specs.width', { specs: { width: -1 } }, 'must be more than 0'],
    ['img', { pictures: [{ img: '/another.webp' }] }, 'must be the first of pictures'],
    ['pictures', { pictures: [{ img: LANTERN.img }, { img: LANTERN.img }] }, 'must not hold a picture twice'],
    ['medium', { medium: '//elsewhere.example/x.png' }, 'must be an http(s) address or a path'],
  ])('rejects a bad %s: %j', async (path, changes, message = expect.any(String)) => {
    const before = await countProducts();
    const { status, body } = await add(changes);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
    expect(await countProducts()).toBe(before);
  });

  test.each([{ price: 0 }, { price: 10_000_000 }, { name: 'x'.repeat(200) }, { img: '/pictures/own.webp' }])(
    'takes what is just within the limits: %j',
    async (changes) => {
      expect((await add(changes)).status).toBe(200);
    },
  );
});

describe('PATCH /item/{id}', () => {
  beforeEach(() =>
    putProduct('jute', { ...TEXTS, categories: ['Table Lamp', 'Desk Lamp'], img: '/pictures/jute.webp' }),
  );

  test('changes what is sent, and answers one matched and one modified', async () => {
    const answer = await update('jute', { ...LANTERN });
    expect(answer).toEqual({ status: 200, body: { matchedCount: 1, modifiedCount: 1 } });
    expect(await read('/item/jute')).toEqual({ _id: 'jute', ...LANTERN, version });
    expect(await stored('jute')).toMatchObject({ createdAt: 1_000 });
  });

  test.each([{}, { categories: [] }, { categories: null }, { img: '' }, { img: null }, { categories: [], img: '' }])(
    'no categories and no picture keep what was there: %j',
    async (changes) => {
      expect((await update('jute', { ...changes, price: 950 })).body).toEqual({ matchedCount: 1, modifiedCount: 1 });
      expect(await stored('jute')).toMatchObject({
        price: 950,
        categories: ['Table Lamp', 'Desk Lamp'],
        img: '/pictures/jute.webp',
      });
    },
  );

  test('its Bangla stays where none is sent, and goes where it is sent empty', async () => {
    await update('jute', { translations: { bn: { name: 'পা\u09dcের বাতি', desc: 'পাটের শেড।' } } });
    const translations = { bn: { name: 'পা\u09a1\u09bcের বাতি', desc: 'পাটের শেড।' } }; // in NFC
    expect(await read('/item/jute')).toMatchObject({ translations });
    expect((await update('jute', { translations })).body.modifiedCount).toBe(0);
    await update('jute', { price: 950 });
    expect(await stored('jute')).toMatchObject({ translations, price: 950 });
    await update('jute', { translations: { bn: { name: '', desc: null } } });
    expect(await stored('jute')).not.toHaveProperty('translations');
    const { name, desc } = translations.bn;
    expect((await auditLines('jute')).at(-1)?.before).toEqual({ 'name.bn': name, 'desc.bn': desc, price: 950 });
    await expectTrueCopy();
  });

  test('its translations are stored and answered by language', async () => {
    const translations = { bn: { name: 'পাটের বাতি', desc: 'পাটের শেড।' } };
    await update('jute', { translations });
    expect(await stored('jute')).toMatchObject({ translations });
    expect(await read('/item/jute')).toMatchObject({ translations });
    expect(await read('/products?ids=jute&q=পাটের&fields=translations')).toEqual([{ translations }]);
    expect((await update('jute', { translations: { bn: { name: 'পাটের বাতি' } } })).body.modifiedCount).toBe(0);
    await update('jute', { translations: { bn: null } });
    expect(await read('/item/jute')).not.toHaveProperty('translations');
    await expectTrueCopy();
  });

  test('its pictures stay where they are left out; an older client changes the first of them', async () => {
    const back = { img: '/pictures/jute-back.webp', alt: { bn: 'পেছনে' } };
    await update('jute', { pictures: [{ img: '/pictures/jute.webp' }, back] });
    await update('jute', { price: 950 });
    expect(await stored('jute')).toMatchObject({ pictures: [{ img: '/pictures/jute.webp' }, back] });
    await update('jute', { price: 950, img: '/pictures/new.webp', thumbnail: '/pictures/new-400.webp' });
    const first = { img: '/pictures/new.webp', thumbnail: '/pictures/new-400.webp' };
    expect(await read('/item/jute')).toMatchObject({ ...first, pictures: [first, back] });
    expect((await auditLines('jute')).at(-1)).toMatchObject({
      before: { pictures: ['/pictures/jute.webp', '/pictures/jute-back.webp · পেছনে'] },
      after: { pictures: ['/pictures/new.webp', '/pictures/jute-back.webp · পেছনে'] },
    });
    await update('jute', { price: 950, pictures: [back, first] });
    expect(await read('/item/jute')).toMatchObject({ img: back.img, pictures: [back, first] });
    expect(await stored('jute')).not.toHaveProperty('thumbnail');
    await update('jute', { price: 950, pictures: null });
    expect(await stored('jute')).toMatchObject({ img: back.img, pictures: [back] });
    await expectTrueCopy();
  });

  test('its specifications stay where they are left out, and go one by one or all', async () => {
    const specs = { width: 40, holder: 'E27', material: ['brass'] };
    await update('jute', { specs });
    await update('jute', { price: 950 });
    expect(await stored('jute')).toMatchObject({ specs });
    expect((await update('jute', { price: 950, specs: { width: 40 } })).body.modifiedCount).toBe(0);
    await update('jute', { price: 950, specs: { width: null, watt: 9 } });
    expect(await read('/item/jute')).toMatchObject({ specs: { watt: 9, holder: 'E27', material: ['brass'] } });
    expect((await auditLines('jute')).at(-1)).toMatchObject({ before: { width: 40 }, after: { watt: 9 } });
    expect(Object.keys((await auditLines('jute')).at(-1)?.before ?? {})).toEqual(['width']);
    await update('jute', { price: 950, specs: null });
    expect(await stored('jute')).not.toHaveProperty('specs');
    await expectTrueCopy();
  });

  test('its family stays where it is left out, goes with null, and brings in the product that it names', async () => {
    await putProduct('sun', TEXTS);
    await update('jute', { family: { id: 'sun' } });
    expect((await auditLines('jute')).at(-1)).toMatchObject({ action: 'update', after: { family: 'sun' } });
    expect(await stored('sun')).toMatchObject({ family: { id: 'sun' } });
    await update('jute', { price: 950 });
    expect(await stored('jute')).toMatchObject({ family: { id: 'sun' } });
    await update('jute', { price: 950, family: null });
    expect(await stored('jute')).not.toHaveProperty('family');
    expect(await stored('sun')).toMatchObject({ family: { id: 'sun' } });
    await expectTrueCopy();
  });

  test('what a choice is called stays where it is left out, changes where it is sent, and goes with its family', async () => {
    await putProduct('jute', TEXTS);
    await update('jute', { family: { id: 'lamps', option: { en: ' Large ', bn: 'বড়' } } });
    expect(await read('/item/jute')).toMatchObject({ family: { id: 'lamps', option: { en: 'Large', bn: 'বড়' } } });
    await update('jute', { price: 960, family: { id: 'lamps' } });
    expect(await stored('jute')).toMatchObject({ family: { id: 'lamps', option: { en: 'Large', bn: 'বড়' } } });
    await update('jute', { family: { id: 'lamps', option: { en: 'Small', bn: '' } } });
    expect((await stored('jute'))?.family).toEqual({ id: 'lamps', option: { en: 'Small' } });
    await update('jute', { family: { id: 'other-lamps' } });
    expect((await stored('jute'))?.family).toEqual({ id: 'other-lamps' });
  });

  test('of two who make a choice of the same product at once, both have it in their family', async () => {
    await putProduct('star', TEXTS);
    await putProduct('moon', TEXTS);
    await Promise.all([update('jute', { family: { id: 'star' } }), update('moon', { family: { id: 'star' } })]);
    const family = await read<{ _id: string }[]>('/products?family=star&sort=name');
    expect(family.map(({ _id }) => _id).toSorted()).toEqual(['jute', 'moon', 'star']);
    expect(await auditLines('star')).toHaveLength(1);
    await expectTrueCopy();
  });

  test('texts in a language that the shop does not have are kept, found and answered', async () => {
    await putProduct('jute', { translations: { hi: { name: 'दीपक' } } });
    await update('jute', { translations: { bn: { name: 'বাতি' } } });
    const translations = { hi: { name: 'दीपक' }, bn: { name: 'বাতি' } };
    expect(await stored('jute')).toMatchObject({ translations });
    expect(await read('/item/jute')).toMatchObject({ translations });
    expect((await auditLines('jute')).at(-1)?.after).toEqual({ 'name.bn': 'বাতি' });
  });

  test.each([{}, { categories: ['Table Lamp', 'Desk Lamp'] }, { img: '/pictures/jute.webp', name: ' Plain Lamp ' }])(
    'modifies nothing and records nothing when no field changes: %j',
    async (changes) => {
      const { length } = await auditLines('jute');
      expect((await update('jute', changes)).body).toEqual({ matchedCount: 1, modifiedCount: 0 });
      expect(await auditLines('jute')).toHaveLength(length);
    },
  );

  test('a category that is sent twice is kept once, where it was sent first', async () => {
    const categories = ['Desk Lamp', 'Table Lamp', 'Desk Lamp', 'Table Lamp', 'LED Fan'];
    await update('jute', { categories });
    expect((await stored('jute'))?.categories).toEqual(['Desk Lamp', 'Table Lamp', 'LED Fan']);
    const { body } = await ask(admin, 'POST /products', { ...TEXTS, categories, img: '/jute.webp' });
    expect((await stored(body.insertedId))?.categories).toEqual(['Desk Lamp', 'Table Lamp', 'LED Fan']);
  });

  test('the order of the categories matters: the first is the main one', async () => {
    expect((await update('jute', { categories: ['Desk Lamp', 'Table Lamp'] })).body.modifiedCount).toBe(1);
    expect((await stored('jute'))?.categories).toEqual(['Desk Lamp', 'Table Lamp']);
  });

  test('is recorded in the audit, with the changed fields before and after', async () => {
    await update('jute', { price: 950, categories: ['Wall lights'] });
    expect((await auditLines('jute')).at(-1)).toEqual({
      ...byAdmin(),
      subject: 'product',
      action: 'update',
      target: 'jute',
      label: 'Plain Lamp',
      before: { price: 900, categories: ['Table Lamp', 'Desk Lamp'] },
      after: { price: 950, categories: ['Wall lights'] },
    });
  });

  test.each([
    ['name', { name: '' }],
    ['desc', { desc: undefined }],
    ['price', { price: null }],
    ['categories.0', { categories: ['Lava lamps'] }],
    ['img', { img: 'ftp://x' }],
    ['thumbnail', { thumbnail: 'ftp://x' }],
    ['medium', { medium: 'ftp://x' }],
    ['translations.bn.name', { translations: { bn: { name: 'আ'.repeat(201) } } }],
    ['translations.bn.desc', { translations: { bn: { desc: 7 } } }],
  ])('rejects a bad %s', async (path, changes) => {
    const { status, body } = await update('jute', changes);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path }]);
    expect(await stored('jute')).toMatchObject(TEXTS);
  });

  test.each(['no-such-lamp', '__lamp__', 'a%2Fb', 'x'.repeat(1_501)])(
    'of %s is a 404, whatever is sent',
    async (id) => {
      for (const changes of [{}, { price: -1 }]) {
        const { status, body } = await update(id, changes);
        expect(status).toBe(404);
        expect(body.detail).toBe('There is no such product.');
      }
    },
  );
});

describe('PATCH /item/{id}/stock', () => {
  let clerk: Person;
  const count = async (body: object, who = clerk) => ask(who, 'PATCH /item/jute/stock', body);
  const current = async () => (await ask(clerk, 'GET /products/admin/jute')).body;

  beforeAll(async () => {
    clerk = await signIn('clerk');
  });
  beforeEach(() => putProduct('jute', TEXTS));

  test('lets a clerk count what is there, and changes nothing else', async () => {
    const { stock: _, ...before } = await current();
    expect(await count({ stock: 7, stockSeen: null })).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    expect(await current()).toEqual({ ...before, stock: 7 });
    expect((await auditLines('jute')).at(-1)).toMatchObject({
      action: 'update',
      by: 'clerk@aloghor.example',
      after: { stock: 7 },
    });
    expect(await count({ stock: 7 })).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
    await count({ stock: null, stockSeen: 7 });
    expect(await current()).toEqual(before);
    await expectTrueCopy();
  });

  test('of none makes the product sold out for shoppers, and of some sells it again', async () => {
    await count({ stock: 0 });
    expect(await read('/item/jute')).toMatchObject({ soldOut: true });
    await count({ stock: 2, stockSeen: 0 });
    expect(await read('/item/jute')).not.toHaveProperty('soldOut');
    await expectTrueCopy();
  });

  test('over a count not seen yet is rejected with the present one; of two at once one is told of the other', async () => {
    await count({ stock: 7 });
    const { status, body } = await count({ stock: 9, stockSeen: 8 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'changed-meanwhile', item: { _id: 'jute', stock: 7 } });
    const answers = await Promise.all([count({ stock: 5, stockSeen: 7 }), count({ stock: 6, stockSeen: 7 }, admin)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  test.each([{}, { stock: -1 }, { stock: 1.5 }, { stock: 'many' }])('takes no %j', async (body) => {
    expect((await count(body)).status).toBe(400);
  });
});

describe('PATCH /item/{id} of a product that has smaller pictures', () => {
  const SMALLER = {
    thumbnail: '/pictures/jute-400.webp',
    medium: '/pictures/jute-800.webp',
    share: '/pictures/jute-share.jpg',
  };
  const OLD = { img: '/pictures/jute.webp', ...SMALLER };
  const NEW = { img: '/new.webp', thumbnail: '/new-400.webp', medium: '/new-800.webp', share: '/new-share.jpg' };

  beforeEach(() => putProduct('jute', { ...TEXTS, categories: ['Table Lamp'], ...OLD }));

  test.each<[string, object, object]>([
    ['another picture brings its own', NEW, {}],
    ['or only one', { img: '/new.webp', thumbnail: '/new-400.webp' }, {}],
    [
      'the same picture may get another one',
      { img: OLD.img, thumbnail: '/new-400.webp' },
      { medium: OLD.medium, share: OLD.share },
    ],
    ['of each', { ...NEW, img: OLD.img }, {}],
    ['the same picture keeps them', { img: OLD.img }, OLD],
    ['no picture keeps all', {}, OLD],
    ['an empty one too', { img: '', thumbnail: '', medium: '', share: '' }, OLD],
    ['and smaller ones alone are none of that picture', { ...NEW, img: null }, OLD],
  ])('%s: %j', async (_case, pictures, expected) => {
    await update('jute', { ...pictures, price: 950 });
    const product = { ...TEXTS, price: 950, categories: ['Table Lamp'], ...pictures, ...expected };
    expect(await stored('jute')).toEqual({ ...product, createdAt: 1_000, changedAt: expect.any(Number) });
    expect(await read('/item/jute')).toEqual({ _id: 'jute', ...product, version });
  });

  test('a new picture without smaller ones removes the old ones, also in the audit', async () => {
    expect((await update('jute', { img: '/new.webp' })).body.modifiedCount).toBe(1);
    const times = { createdAt: 1_000, changedAt: expect.any(Number) };
    expect(await stored('jute')).toEqual({ ...TEXTS, categories: ['Table Lamp'], img: '/new.webp', ...times });
    expect(await read('/item/jute')).toEqual({
      _id: 'jute',
      ...TEXTS,
      categories: ['Table Lamp'],
      img: '/new.webp',
      version,
    });
    expect((await auditLines('jute')).at(-1)).toMatchObject({ before: OLD, after: { img: '/new.webp' } });
  });

  test("keeps the catalogue's copy up to date", async () => {
    await update('jute', { img: '/new.webp' });
    await expectTrueCopy();
    await update('jute', OLD);
    await expectTrueCopy();
  });
});

describe('DELETE /products/{id}', () => {
  beforeEach(async () => {
    await putLetters();
    await putProduct('jute', LANTERN);
    await featuring('best', 'a', 'jute', 'b', 'c', 'd');
    await featuring('top', 'jute', 'e', 'd', 'c', 'b');
    await featuring('popular', 'a', 'b', 'c', 'd', 'e');
  });

  test('removes the product, and takes it out of the featured lists', async () => {
    expect(await ask(admin, 'DELETE /products/jute')).toEqual({ status: 200, body: { deletedCount: 1 } });
    expect(await stored('jute')).toBeUndefined();
    const list = async (name: string) => (await featured.get([name]))[0]?.data;
    expect(await list('best')).toEqual(['a', 'b', 'c', 'd']);
    expect(await list('top')).toEqual(['e', 'd', 'c', 'b']);
    expect(await list('popular')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect((await ask(admin, 'DELETE /products/jute')).status).toBe(404);
  });

  test('is kept in the audit, and so is each list that it leaves', async () => {
    const before = await auditLines('popular');
    await ask(admin, 'DELETE /products/jute');
    expect((await auditLines('jute')).at(-1)).toEqual({
      ...byAdmin(),
      subject: 'product',
      action: 'delete',
      target: 'jute',
      label: 'Brass Lantern',
      before: LANTERN,
    });
    expect((await auditLines('best')).at(-1)).toEqual({
      ...byAdmin(),
      subject: 'featured',
      action: 'update',
      target: 'best',
      label: 'Best',
      before: {
        data: ['a', 'jute', 'b', 'c', 'd'],
        names: ['Plain Lamp', 'Brass Lantern', 'Plain Lamp', 'Plain Lamp', 'Plain Lamp'],
      },
      after: { data: ['a', 'b', 'c', 'd'], names: ['Plain Lamp', 'Plain Lamp', 'Plain Lamp', 'Plain Lamp'] },
    });
    expect(await auditLines('popular')).toEqual(before);
  });

  test("leaves an old order's lines as they are", async () => {
    const order = { mobileNumber: '01712345678', orderItems: [{ _id: 'jute', quantity: 2 }] };
    const { body } = await ask(NOBODY, 'POST /orders', order);
    const before = (await orders.reference.doc(body.insertedId).get()).data();
    await ask(admin, 'DELETE /products/jute');
    expect((await orders.reference.doc(body.insertedId).get()).data()).toEqual(before);
    const { body: tracked } = await ask(NOBODY, 'POST /orders/track', { id: body.insertedId, ...order });
    expect(tracked.orderItems).toMatchObject([{ name: 'Brass Lantern', price: 1250.5, quantity: 2 }]);
  });
});

describe.each([
  ['best', '/bestProducts', 'Best'],
  ['top', '/topProducts', 'Top Selling'],
  ['popular', '/popularProducts', 'Popular'],
] as const)('the %s list', (name, path, label) => {
  beforeAll(putLetters);

  const write = (ids: unknown) => ask(admin, `POST ${path}`, ids);

  test('is written in the given order; its id is answered', async () => {
    expect(await write(['e', 'a', 'd', 'b', 'c'])).toEqual({ status: 200, body: { insertedId: name } });
    expect(await read(path)).toEqual([{ _id: name, data: ['e', 'a', 'd', 'b', 'c'], version }]);
  });

  test('is kept in the audit when it has changed, and only then', async () => {
    await write(['a', 'b', 'c', 'd', 'e']);
    const { length } = await auditLines(name);
    await write(['a', 'b', 'c', 'd', 'f']);
    await write(['a', 'b', 'c', 'd', 'f']);
    const lines = await auditLines(name);
    expect(lines).toHaveLength(length + 1);
    expect(lines.at(-1)).toEqual({
      ...byAdmin(),
      subject: 'featured',
      action: 'update',
      target: name,
      label,
      before: {
        data: ['a', 'b', 'c', 'd', 'e'],
        names: ['Plain Lamp', 'Plain Lamp', 'Plain Lamp', 'Plain Lamp', 'Plain Lamp'],
      },
      after: {
        data: ['a', 'b', 'c', 'd', 'f'],
        names: ['Plain Lamp', 'Plain Lamp', 'Plain Lamp', 'Plain Lamp', 'Plain Lamp'],
      },
    });
  });

  test.each<[string, unknown, string, string]>([
    ['fewer than five', ['a', 'b', 'c', 'd'], 'body', 'must hold at least 5 products'],
    ['none', [], 'body', 'must hold at least 5 products'],
    ['a product twice', ['a', 'b', 'c', 'd', 'a'], 'body', 'must not hold a product twice'],
    ['a product twice among enough', ['a', 'b', 'c', 'd', 'e', 'a'], 'body', 'must not hold a product twice'],
    ['a product that is not there', ['a', 'b', 'c', 'd', 'gone'], '4', 'must be the id of a product'],
    ['what can be no product', ['a', 'b', '__c__', 'd', 'e'], '2', 'must be the id of a product'],
    ['what is no id', ['a', 'b', 'c', 7, 'e'], '3', 'must be an id'],
    ['no list', { ids: ['a', 'b', 'c', 'd', 'e'] }, 'body', 'must be of type array'],
    ['too many', Array.from({ length: 101 }, (_, place) => `lamp-${place}`), 'body', 'must hold at most 100 products'],
  ])('rejects %s, and stays as it was', async (_what, ids, at, message) => {
    await write(['a', 'b', 'c', 'd', 'e']);
    const { status, body } = await write(ids);
    expect(status).toBe(400);
    const code = message === 'must be the id of a product' ? 'unknown-products' : 'bad-input';
    expect(body).toMatchObject({ code, errors: [{ path: at, message }] });
    expect(await read(path)).toEqual([{ _id: name, data: ['a', 'b', 'c', 'd', 'e'], version }]);
  });
});

describe('a change and its audit line', () => {
  beforeEach(() => putProduct('jute', TEXTS));
  afterEach(() => void vi.restoreAllMocks());

  const changes = () =>
    [
      ['POST /products', LANTERN],
      ['PATCH /item/jute', { ...TEXTS, price: 950 }],
      ['DELETE /products/jute', undefined],
    ] as const;

  test('are both there', async () => {
    for (const [what, body] of changes()) {
      const written = await recordWrites(() => askInProcess(admin, what, body));
      const collections = new Set(written.map((path) => path.split('/')[0]));
      expect([...collections].toSorted(), what).toEqual(['audit', 'catalogue', 'products']);
    }
  });

  // Each write of the client, alone or in a transaction, goes through a batch.
  test('or neither is: here writing the line fails', async () => {
    const set = WriteBatch.prototype.set;
    vi.spyOn(WriteBatch.prototype, 'set').mockImplementation(function (this: WriteBatch, reference, document) {
      if (reference.parent.id === 'audit') throw new Error('out of paper');
      return set.call(this, reference, document);
    });
    const before = await countProducts();
    for (const [what, body] of changes()) expect((await askInProcess(admin, what, body)).status).toBe(500);
    expect(await countProducts()).toBe(before);
    expect(await stored('jute')).toMatchObject(TEXTS);
  });
});

async function putLetters(): Promise<void> {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await putProduct(id, {});
}
