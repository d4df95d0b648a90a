import { room } from '../room.ts';

/** The texts of e-mail verification, in English; loaded where they are needed. */
export const verification = room('tVerification', {
  title: 'Verify your e-mail',
  text: (email: string) =>
    `Open the link in the mail that we send to ${email}: then we know that the address is yours.`,
  verified: 'Your e-mail is verified',
  send: 'Send me the link',
  sendAgain: 'Send it again',
  sending: 'One moment…',
  sent: (email: string) =>
    `The link is on its way to ${email}. It can take some minutes; look among the unwanted mail too.`,
  onItsWay: 'We are sending you a link: please open it to verify your e-mail.',
  tooMany: 'We have sent you several already. Please look for the latest, or try again in an hour.',
  notSent: 'The link was not sent. Please check your connection and try again.',
});
