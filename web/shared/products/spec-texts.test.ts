import { expect, test } from 'vitest';
import * as bangla from '../locale/bn/messages.ts';
import { addMessages } from '../locale/locale.ts';
import { measureText, specTexts } from './spec-texts.ts';

addMessages('bn', bangla);

test.each([
  [30.5, '30.5 cm (1 ft)'],
  [90, '90 cm (2 ft 11.5 in)'],
  [19, '19 cm (7.5 in)'],
  [0.5, '0.5 cm (0.5 in)'],
  [1_000, '1,000 cm (32 ft 9.5 in)'],
])('%s centimetres are also said in feet and inches', (width, text) => {
  expect(specTexts({ width }, 'en')).toEqual([{ name: 'width', label: 'Width', text }]);
});

test('a weight is said in kilograms, to the gram', () => {
  expect([850, 1_000, 12_345].map((grams) => measureText('grams', grams, 'en'))).toEqual([
    '0.85 kg',
    '1 kg',
    '12.345 kg',
  ]);
  expect(measureText('grams', 1_250, 'bn')).toBe('১.২৫ কেজি');
});

test('what is known is said in the order of the table, in the words of each language', () => {
  const specs = {
    warranty: 12,
    dimmable: false,
    material: ['glass', 'brass'],
    holder: 'built-in',
    light: 'warm',
    watt: 4.5,
    width: 90,
    protection: 'IP44',
  } as const;
  const known = { ...specs, material: [...specs.material] };
  expect(specTexts(known, 'en').map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Width: 90 cm (2 ft 11.5 in)',
    'Power: 4.5 watt',
    'Colour of light: Warm white',
    'Bulb holder: Built-in LED',
    'Dimmable: No',
    'Material: Glass, Brass',
    'Water and dust: IP44, for bathrooms and verandas',
    'Warranty: 12 months',
  ]);
  expect(specTexts(known, 'bn').map(({ text }) => text)).toEqual([
    '৯০ সেমি (২ ফুট ১১.৫ ইঞ্চি)',
    '৪.৫ ওয়াট',
    'ওয়ার্ম হোয়াইট',
    'বিল্ট-ইন এলইডি',
    'না',
    'কাচ, পিতল',
    'IP44, বাথরুম ও বারান্দার জন্য',
    '১২ মাস',
  ]);
});

test('without specifications nothing is said', () => {
  expect(specTexts({}, 'en')).toEqual([]);
});
