import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { expect, test } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { rejectedWith } from '../../test/rejected-with.ts';
import { roleErrorText } from './role-error-text.ts';

test.each<[ErrorCode, string]>([
  ['own-role', 'You cannot remove your own role: ask another admin.'],
  ['last-admin', 'This is the last admin. Make someone else an admin first.'],
  ['not-permitted', 'You are no longer an admin: another admin removed your role.'],
  ['role-of-admin', 'This user is now an admin. Remove the admin role first.'],
  ['not-found', 'This account has been deleted.'],
  ['busy', 'The shop is very busy right now. Check the role in a moment, and try again.'],
])('an unchanged role has a sentence for its error code: %s', (code, sentence) => {
  expect(roleErrorText(rejectedWith(code), 'rahim@example.com', 'en')).toBe(sentence);
});

test('an unverified address is named', () => {
  expect(roleErrorText(rejectedWith('address-not-verified'), 'rahim@example.com', 'en')).toMatch(
    /^rahim@example.com is not verified yet\./,
  );
});

test('an unknown error gets a general message', () => {
  expect(roleErrorText(new ApiError(409), 'rahim@example.com', 'en')).toBe('Nothing was changed. Please try again.');
});
