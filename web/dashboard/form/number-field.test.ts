import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainNumber } from '@aloghor/functions/domain/ascii-digits';
import { expect, test } from 'vitest';
import { isNumberWithin } from './number-field.tsx';

const ROOT = join(import.meta.dirname, '../../..');

test('a text that is not a number is outside every range', () => {
  const texts = ['12x', '-5', '1e3', '1.234', '1250,50', '12,5', '0x10', '.', ''];
  expect(texts.filter((text) => isNumberWithin(plainNumber(text), { decimals: 2 }))).toEqual([]);
});

test('Bangla digits and grouped digits are accepted', () => {
  const texts = ['১,২৫০.৫০', ' 1,25,000 ', '.5', '5.'];
  expect(texts.filter((text) => !isNumberWithin(plainNumber(text), { decimals: 2 }))).toEqual([]);
});

test('a whole number has no decimals', () => {
  expect(['2', '2.5'].map((text) => isNumberWithin(text, {}))).toEqual([true, false]);
});

test('the limits themselves are within', () => {
  const texts = ['0', '1', '99', '100'];
  expect(texts.map((text) => isNumberWithin(text, { min: 1, max: 99 }))).toEqual([false, true, true, false]);
});

test('no page has an input of the type number, which the mouse wheel changes', () => {
  const files = globSync('web/{shop,shared,dashboard}/**/*.tsx', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /type(="|: ')number/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
