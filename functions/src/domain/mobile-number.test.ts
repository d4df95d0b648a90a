import { expect, test, vi } from 'vitest';
import { isNational, nationalNumber, worldNumber } from './mobile-number.ts';

// A country of the test's own: another shop has another prefix.
vi.mock('./country.ts', () => ({ MOBILE_PREFIX: '+92' }));

test.each(['01712345678', '8801712345678', '+8801712345678'])(
  '%s has a national form, and one for the world',
  (plain) => {
    const national = nationalNumber(plain);
    expect(national).toBe('01712345678');
    expect(isNational(national)).toBe(true);
    expect(worldNumber(national)).toBe('8801712345678');
  },
);

test.each(['923001234567', '02712345678', '0171234567', '017123456789', '+01712345678', '0171234567a'])(
  '%s is no number in national form',
  (number) => {
    expect(isNational(number)).toBe(false);
  },
);
