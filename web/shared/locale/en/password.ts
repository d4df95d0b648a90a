import { room } from '../room.ts';

/** The words of whoever forgot the password, and of the links in our letters, in English. */
export const password = room('tPassword', {
  forgotText: 'Tell us your e-mail, and we send you a link to choose a new one.',
  send: 'Send me the link',
  sent: (email: string) => `If there is an account with ${email}, a letter with a link is on its way.`,
  noLetter: 'None after some minutes? Look among the unwanted mail too, or call us:',
  toLogin: 'Back to login',
  newTitle: 'Choose a new password',
  newText: 'From then on you log in with it, on your other devices too.',
  changed: 'Your new password is saved',
  notSaved: 'Your password was not saved. Please check your connection and try again.',
  verifyText: 'One press, and we know that the address is yours.',
  notVerified: 'It was not verified. Please check your connection and try again.',
  dead: 'This link is too old, or was used already.',
});
