import { room } from '../room.ts';

/** Validation messages of fields, in English; loaded with the first form. */
export const form = room('tForm', {
  missing: 'Please fill this in.',
  blank: 'Please fill this in: spaces alone are not enough.',
  wrongEmail: 'Please enter a whole e-mail address, such as name@example.com.',
});
