import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { updateProduct } from './product-changes.ts';
import { sentTranslations, translatedNamesOf, translationsAfter } from './translations.ts';

const LAMP = { name: 'Lamp', desc: 'A lamp.', price: 9 };
const BANGLA = { bn: { name: 'বাতি', desc: 'একটি বাতি।' } };

const change = (fields: object) => updateProduct.body.parse({ ...LAMP, ...fields });

test.each<[what: string, sent: object, after: object | undefined]>([
  ['nothing keeps what is there', {}, BANGLA],
  ['one text keeps the other', { translations: { bn: { name: 'চাঁদ' } } }, { bn: { ...BANGLA.bn, name: 'চাঁদ' } }],
  ['an empty text removes it', { translations: { bn: { name: '' } } }, { bn: { desc: 'একটি বাতি।' } }],
  ['null as a language removes its texts', { translations: { bn: null } }, undefined],
  ['empty texts of a language remove it', { translations: { bn: { name: '', desc: null } } }, undefined],
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
