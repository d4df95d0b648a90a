import { room } from '../room.ts';

/** The words of whoever forgot the password, in English. */
export const password = room('tPassword', {
  forgotText: 'Tell us your e-mail, and we send you a link to choose a new one.',
  send: 'Send me the link',
  sent: (email: string) => `If there is an account with ${email}, a letter with a link is on its way.`,
  noLetter: 'None after some minutes? Look among the unwanted mail too, or call us:',
  toLogin: 'Back to login',
});
