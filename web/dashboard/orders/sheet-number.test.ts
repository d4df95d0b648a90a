import { expect, test } from 'vitest';
import { spreadsheetMobileNumber } from './sheet-number.ts';

test.each(['01712345678', '8801712345678', '+8801712345678', '+9201712345678', '+880 1712-345678', '০১৭১২৩৪৫৬৭৮'])(
  '%s has one shape, which no spreadsheet takes for a number',
  (mobileNumber) => {
    expect(spreadsheetMobileNumber(mobileNumber)).toBe('01712-345678');
  },
);

test('a number from elsewhere keeps all its digits', () => {
  expect(spreadsheetMobileNumber('+923001234567')).toBe('923001-234567');
});
