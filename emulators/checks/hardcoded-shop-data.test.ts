import { expect, test } from 'vitest';
import { hardcodedShopData } from './hardcoded-shop-data.ts';

const found = (code: string, path = 'web/dashboard/export.tsx') => hardcodedShopData({ path, code });

test.each([
  ["const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Dhaka' });", 'functions/src/domain/country.ts'],
  ["const at = Date.parse(day + '+06:00');", 'functions/src/domain/country.ts'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is looked at
  ['const sum = `${total} Tk`;', 'functions/src/domain/country.ts'],
  ["const price = '৳' + total;", 'functions/src/domain/country.ts'],
  ["const offer = { priceCurrency: 'BDT' };", 'functions/src/domain/country.ts'],
  ['export const Title = () => <h1>Welcome to Aloghor</h1>;', 'functions/src/domain/shop-name.ts'],
  ['export const Title = () => <h1 title="আলোঘর" />;', 'functions/src/domain/shop-name.ts'],
])('a fact of the shop outside its home is found: %s', (code, home) => {
  expect(found(code)).toEqual([expect.stringContaining(`alone`)]);
  expect(found(code)[0]).toContain(home);
  expect(found(code, home)).toEqual([]);
});

test('comments, and names of packages and projects, say nothing to the shoppers', () => {
  expect(found("// As in Asia/Dhaka: ৳1,250.\nimport { TIME_ZONE } from '@aloghor/functions/domain/country';")).toEqual(
    [],
  );
});
