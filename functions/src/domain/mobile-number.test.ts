import { expect, test, vi } from 'vitest';
import {
  areSeveralNumbers,
  courierPhone,
  internationalNumber,
  isNational,
  maskedMobileNumber,
  mayBeMobileNumber,
  nationalNumber,
  plainMobileNumber,
} from './mobile-number.ts';

// A country of the test's own: another shop has another prefix.
vi.mock('./country.ts', () => ({ MOBILE_PREFIX: '+92' }));

test.each(['01712345678', '8801712345678', '+8801712345678'])(
  '%s has a national form, and one for the world',
  (plain) => {
    const national = nationalNumber(plain);
    expect(national).toBe('01712345678');
    expect(isNational(national)).toBe(true);
    expect(internationalNumber(national)).toBe('8801712345678');
  },
);

test.each(['923001234567', '02712345678', '0171234567', '017123456789', '+01712345678', '0171234567a'])(
  '%s is no number in national form',
  (number) => {
    expect(isNational(number)).toBe(false);
  },
);

test.each([
  '01712345678',
  '8801712345678',
  '+8801712345678',
  '+880 1712-345678',
  '+88001712345678',
  '+921712345678',
  '০১৭১২৩৪৫৬৭৮',
])('couriers take %s as 01712345678', (number) => {
  expect(courierPhone(number)).toBe('01712345678');
});

test.each(['01312345678', '01912345678'])('and %s as it is', (number) => {
  expect(courierPhone(number)).toBe(number);
});

test.each([
  '01212345678',
  '0171234567',
  '017123456789',
  '+923001234567',
  '+8802712345678',
  '9901712345678',
  '00001712345678',
  "01712'345678",
  '01712,345678',
  '',
])('couriers take no %j', (number) => {
  expect(courierPhone(number)).toBeUndefined();
});

test.each([
  '"01712345678"',
  "''01712345678",
  '01712345678,,',
  '01712345678?text=hello',
  '1712345678',
  '008801712345678',
  '+92008801712345678',
  '+92 tel:01712345678',
  'Mobile: 01712345678',
])('%s is the number in it', (typed) => {
  expect(courierPhone(typed)).toBe('01712345678');
});

test('a number of another country keeps what it begins with', () => {
  expect(plainMobileNumber('+92 tel:3001234567')).toBe('+923001234567');
  expect(plainMobileNumber('17123456789')).toBe('17123456789');
});

test.each([
  '01712345678, 01812345678',
  '01712345678 8801812345678',
  '01712345678+8801812345678',
  '1712345678 1812345678',
  '01712345678-79',
  ' 01712345678 / 79 ',
  '8801712345678-79',
  'Rupa 01712345678-79',
  '01712345678-79 ',
  '01712345678 - 79',
])('%s is more than one number', (typed) => {
  expect(areSeveralNumbers(typed)).toBe(true);
});

test.each([
  '01712345678',
  '01712-345678',
  '+880 1712 345 678',
  '01712345678183',
  '01712345678-79abc',
  '01712345678?text=79',
  '01712345678x-7',
])('%s is one at most', (typed) => {
  expect(areSeveralNumbers(typed)).toBe(false);
});

test.each([
  ['017123', true],
  ['+880 1712-345678', true],
  ['০১৭১২৩৪৫৬৭৮', true],
  ['Mobile: 01712 345678', true],
  ['5678', false],
  ['A-104212', false],
  ['rahim', false],
  ['', false],
])('a search for %j may be one for a mobile number: %s', (typed, mayBe) => {
  expect(mayBeMobileNumber(typed)).toBe(mayBe);
});

test('of a masked number the last three digits are left', () => {
  expect(maskedMobileNumber('01712345678')).toBe('•••678');
});
