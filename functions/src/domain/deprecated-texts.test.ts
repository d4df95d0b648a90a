import { expect, test } from 'vitest';
import {
  inDeprecatedForm,
  withCurrentLines,
  withCurrentTranslations,
  withDeprecatedTexts,
} from './deprecated-texts.ts';

const BANGLA = { bn: { name: 'বাতি', desc: 'একটি বাতি।' } };
const HINDI = { hi: { name: 'दीपक' } };

test.each<[what: string, document: unknown, read: unknown]>([
  ['current document', { translations: BANGLA }, { translations: BANGLA }],
  ['older document', { nameBn: 'বাতি', descBn: 'একটি বাতি।' }, { translations: BANGLA }],
  ['document of both kinds', { nameBn: 'চাঁদ', translations: BANGLA }, { translations: BANGLA }],
  ['document without any text', { name: 'Lamp', nameBn: '' }, { name: 'Lamp' }],
  ['value that is no document', null, null],
])('a %s is read in the current form', (_what, document, read) => {
  expect(withCurrentTranslations(document)).toStrictEqual(read);
});

test('the lines of an older order are read in the current form, and what are no lines stay as they are', () => {
  const order = { lines: [{ _id: 'lamp', nameBn: 'বাতি', translations: HINDI }, { _id: 'moon' }] };
  expect(withCurrentLines(order)).toEqual({
    lines: [{ _id: 'lamp', translations: { ...HINDI, bn: { name: 'বাতি' } } }, { _id: 'moon' }],
  });
  expect([{}, { lines: 'none' }].map(withCurrentLines)).toEqual([{}, { lines: 'none' }]);
});

test('an answer has the texts of one language in both forms, and no field for a text that is not there', () => {
  const lamp = { name: 'Lamp', translations: { ...BANGLA, ...HINDI } };
  expect(withDeprecatedTexts(lamp)).toStrictEqual({ ...lamp, nameBn: 'বাতি', descBn: 'একটি বাতি।' });
  expect(withDeprecatedTexts({ translations: { bn: { name: 'বাতি' } } })).not.toHaveProperty('descBn');
  const english: Parameters<typeof withDeprecatedTexts>[0] = {};
  expect(withDeprecatedTexts(english)).toStrictEqual({});
});

test('in the deprecated form, only other languages are among the translations', () => {
  const { name: nameBn, desc: descBn } = BANGLA.bn;
  expect(inDeprecatedForm({ ...BANGLA, ...HINDI })).toEqual({ nameBn, descBn, translations: HINDI });
  expect(inDeprecatedForm(BANGLA)).toStrictEqual({ nameBn, descBn, translations: undefined });
  expect(inDeprecatedForm(HINDI)).toEqual({ nameBn: undefined, descBn: undefined, translations: HINDI });
});
