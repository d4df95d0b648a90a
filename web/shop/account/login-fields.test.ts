import { expect, test } from 'vitest';
import { passwordProblem } from './login-fields.tsx';

test('password and confirm must match', () => {
  expect(passwordProblem('long enough', 'long enouhg', 'en')).toBe('Password & Confirm Password do not match');
});

test('a password has at least 8 characters', () => {
  expect(passwordProblem('1234567', '1234567', 'en')).toBe('Your password must be at least 8 characters');
  expect(passwordProblem('12345678', '12345678', 'en')).toBeUndefined();
});
