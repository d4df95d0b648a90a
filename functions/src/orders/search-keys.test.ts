import { expect, test } from 'vitest';
import { searchKey, searchKeys } from './search-keys.ts';

const ID = '0123456789abcdef01234567';
const ORDER = { name: 'Rahim Uddin', mobileNumber: '+8801712345678' };

test('an order is found by its id, its number at home and each start of the name', () => {
  expect(searchKeys(ID, { name: 'Rai', mobileNumber: '+8801712345678' })).toEqual([
    ID,
    '01712345678',
    'r',
    'ra',
    'rai',
  ]);
});

test.each([ID, ID.toUpperCase(), ` ${ID} `, 'r', 'RAHIM', 'rahim u', ' Rahim Uddin ', '01712345678', '8801712345678'])(
  'found by %j',
  (typed) => {
    expect(searchKeys(ID, ORDER)).toContain(searchKey(typed));
  },
);

test.each(['+880 1712-345678', '০১৭১২৩৪৫৬৭৮', '+9201712345678'])(
  'found by the number, however it is typed: %s',
  (typed) => {
    expect(searchKeys(ID, ORDER)).toContain(searchKey(typed));
  },
);

test.each(['Uddin', 'ahim', 'rahimu', '0171234567', '01712345679', ID.slice(1), `${ID}0`])('not by %j', (typed) => {
  expect(searchKeys(ID, ORDER)).not.toContain(searchKey(typed));
});

test('a Bangla name is found by its start too', () => {
  expect(searchKeys(ID, { ...ORDER, name: 'রহিম উদ্দিন' })).toContain(searchKey('রহিম'));
});

test('the first thirty characters of a name decide', () => {
  const name = `${'x'.repeat(30)} and more`;
  expect(searchKeys(ID, { ...ORDER, name })).toHaveLength(32);
  expect(searchKeys(ID, { ...ORDER, name })).toContain(searchKey(name));
});

test.each(['', '  \t'])('nothing typed is no search: %j', (typed) => {
  expect(searchKey(typed)).toBeUndefined();
});
