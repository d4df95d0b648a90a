import { expect, test } from 'vitest';
import { savesData } from './saves-data.ts';

test('data is saved when the browser asks for it, and on slow connections', () => {
  expect(savesData({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  expect(savesData({ connection: { saveData: false, effectiveType: 'slow-2g' } })).toBe(true);
});

test('other connections, and browsers without this information, may preload', () => {
  expect(savesData({ connection: { saveData: false, effectiveType: '4g' } })).toBe(false);
  expect(savesData({})).toBe(false);
});
