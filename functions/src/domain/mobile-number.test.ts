import { expect, test, vi } from 'vitest';
import { courierPhone, internationalNumber, isNational, nationalNumber } from './mobile-number.ts';

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
  '',
])('couriers take no %j', (number) => {
  expect(courierPhone(number)).toBeUndefined();
});
