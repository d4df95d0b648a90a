import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addProduct, updateProduct } from './product-changes.ts';
import { sentTranslations, translatedNamesOf, translationsAfter } from './translations.ts';

const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9 };
const BANGLA = { bn: { name: 'বাতি', desc: 'একটি বাতি।' } };

const change = (fields: object) => updateProduct.body.parse({ ...LAMP, ...fields });

test('both forms of a text mean the same', () => {
  for (const sent of [
    { translations: BANGLA },
    { nameBn: 'বাতি', descBn: 'একটি বাতি।' },
    { translations: BANGLA, nameBn: 'বাতি' },
  ])
    expect(translationsAfter(undefined, change(sent))).toEqual(BANGLA);
});

describe('in a call that sends both forms', () => {
  test.each([
    ['another name', { nameBn: 'চাঁদ', translations: BANGLA }, 'nameBn'],
    ['no name', { nameBn: '', translations: BANGLA }, 'nameBn'],
    ['another description', { descBn: 'চাঁদ', translations: BANGLA }, 'descBn'],
    ['a name in a language that is removed', { nameBn: 'বাতি', translations: { bn: null } }, 'nameBn'],
  ])('%s is bad input', (_what, sent, field) => {
    const changed = updateProduct.body.safeParse({ ...LAMP, ...sent });
    expect(changed.error?.issues.map(({ path }) => path)).toEqual([[field]]);
    const added = addProduct.body.safeParse({ ...LAMP, categories: ['LED Fan'], img: '/lamp.webp', ...sent });
    expect(added.error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  test.each([
    [
      'the same text in another normalisation',
      { nameBn: 'পা\u09dcের', translations: { bn: { name: 'পা\u09a1\u09bcের' } } },
    ],
    ['different texts', { nameBn: 'বাতি', translations: { bn: { desc: 'একটি বাতি।' } } }],
    ['nothing in either', { nameBn: null, translations: { bn: { name: '' } } }],
  ])('%s is fine', (_what, sent) => {
    expect(updateProduct.body.safeParse({ ...LAMP, ...sent }).success).toBe(true);
  });
});

test.each<[what: string, sent: object, after: object | undefined]>([
  ['nothing keeps what is there', {}, BANGLA],
  ['one text keeps the other', { translations: { bn: { name: 'চাঁদ' } } }, { bn: { ...BANGLA.bn, name: 'চাঁদ' } }],
  ['an empty text removes it', { translations: { bn: { name: '' } } }, { bn: { desc: 'একটি বাতি।' } }],
  ['null as a language removes its texts', { translations: { bn: null } }, undefined],
  ['empty deprecated fields remove the texts', { nameBn: '', descBn: null }, undefined],
])('%s', (_what, sent, after) => {
  expect(translationsAfter(BANGLA, change(sent))).toEqual(after);
});

test('a language that the shop does not have cannot be set, and its texts are kept', () => {
  const sent = change({ translations: { xx: { name: 'Lampu' }, bn: { name: 'বাতি' } } });
  expect(translationsAfter({ fr: { name: 'Lampe' } }, sent)).toEqual({ bn: { name: 'বাতি' }, fr: { name: 'Lampe' } });
});

test('a third language needs nothing but its name', () => {
  const body = z.object({ translations: sentTranslations(['bn', 'hi']) });
  const hindi = { hi: { name: 'दीपक', desc: 'एक दीपक।' } };
  const stored = translationsAfter(undefined, body.parse({ translations: { ...BANGLA, ...hindi } }));
  expect(stored).toEqual({ ...BANGLA, ...hindi });
  expect(translationsAfter(stored, body.parse({ translations: { hi: { desc: null } } }))).toEqual({
    ...BANGLA,
    hi: { name: 'दीपक' },
  });
});

test('a line has the names in the languages of the shop, without descriptions', () => {
  const product = { bn: { name: 'বাতি', desc: 'একটি বাতি।' }, hi: { name: 'दीपक' }, ta: { desc: 'விளக்கு' } };
  expect(translatedNamesOf(product, ['bn', 'hi', 'ta'])).toEqual({
    translations: { bn: { name: 'বাতি' }, hi: { name: 'दीपक' } },
  });
  expect(translatedNamesOf(product, ['bn'])).toEqual({ translations: { bn: { name: 'বাতি' } } });
  expect(translatedNamesOf(product, ['ta'])).toEqual({});
  expect(translatedNamesOf(undefined)).toEqual({});
});
