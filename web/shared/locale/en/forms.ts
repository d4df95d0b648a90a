import { namespace } from '../locale.ts';

/** Validation messages of fields, in English; loaded with the first form. */
export const form = namespace('form', {
  missing: 'Please fill this in.',
  blank: 'Please fill this in: spaces alone are not enough.',
  tooLong: (most: string, surplus: string) => `At most ${most} characters, please: these are ${surplus} too many.`,
  rejected: 'This cannot be accepted. Please check it.',
  wrongEmail: 'Please enter a complete e-mail address, such as name@example.com.',
});
