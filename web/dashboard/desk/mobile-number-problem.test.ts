import { expect, test } from 'vitest';
import { mobileNumberProblem } from './mobile-number-problem.ts';

test('two numbers in one field are named as such', () => {
  expect(mobileNumberProblem('01712345678 / 01812345678', 'en')).toBe('Please enter one mobile number only.');
  expect(mobileNumberProblem('০১৭১২৩৪৫৬৭৮ বা ০১৮১২৩৪৫৬৭৮', 'en')).toBe('Please enter one mobile number only.');
});

test('a number that is long enough and none is named; what is still being typed, and a right one, are not', () => {
  expect(mobileNumberProblem('+920171234567', 'en')).toBe('A mobile number has 11 digits, or 13 with 88.');
  expect(['', '0171234', '01712345678'].map((typed) => mobileNumberProblem(typed, 'en'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
