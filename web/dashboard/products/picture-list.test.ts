import { expect, test } from 'vitest';
import { areSamePictures, type FormPicture, formPicture, withoutPicture, withPhoto } from './picture-list.ts';

const FRONT = { img: '/front.webp', alt: { en: 'Lit' } };
const BACK = { img: '/back.webp' };
const SAVED = [FRONT, BACK].map(formPicture);

const chosen = (key: string): FormPicture => ({ key, shown: `blob:${key}`, file: new File([], key), alt: {} });

test('another photo does not take over what was said of the old one', () => {
  const pictures = withPhoto(SAVED, chosen('new'));
  expect(pictures.map(({ shown, alt }) => [shown, alt])).toEqual([
    ['blob:new', {}],
    ['/back.webp', {}],
  ]);
});

test('a photo that is chosen and taken back leaves the old one with its text, however often another was chosen', () => {
  const pictures = withPhoto(withPhoto(SAVED, chosen('one')), chosen('two'));
  expect(withoutPicture(pictures, 'two')).toEqual(SAVED);
});

test('the first photo of a new product leaves nothing when it is taken back', () => {
  expect(withoutPicture(withPhoto([], chosen('new')), 'new')).toEqual([]);
});

test('a picture that was chosen instead of no other is left out alone', () => {
  expect(withoutPicture([...SAVED, chosen('third')], 'third')).toEqual(SAVED);
  expect(withoutPicture(SAVED, '/front.webp')).toEqual([formPicture(BACK)]);
});

test('other pictures, another order and other texts are edits; an emptied text that was not there is none', () => {
  const [front, back] = SAVED as [FormPicture, FormPicture];
  expect(areSamePictures(SAVED, [FRONT, BACK])).toBe(true);
  expect(areSamePictures([front, { ...back, alt: { bn: '' } }], [FRONT, BACK])).toBe(true);
  expect(areSamePictures([back, front], [FRONT, BACK])).toBe(false);
  expect(areSamePictures([{ ...front, alt: { en: 'Dark' } }, back], [FRONT, BACK])).toBe(false);
  expect(areSamePictures(withPhoto(SAVED, chosen('new')), [FRONT, BACK])).toBe(false);
});
