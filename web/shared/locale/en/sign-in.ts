import { namespace } from '../locale.ts';

/** Why a login or registration failed, beside the two sentences that are said most, in English. */
export const signInFailures = namespace('signInFailures', {
  tooMany: 'Too many tries with this account. Wait a few minutes, or set a new password with ‘Forgot your password?’.',
  disabled: 'This account is closed. Please call us, or order without an account.',
  otherWay: 'This address belongs to an account with a password. Please log in with e-mail and password.',
  popupBlocked: 'Your browser has blocked Google’s window. Allow pop-ups for this shop, or log in with a password.',
  otherBrowser:
    'Google does not allow its login in this browser. Log in with a password, or open this page in another browser, such as Chrome or Safari.',
  unavailable: 'This way to log in is not available right now. Please try the other one, or order without an account.',
  unknown: 'The login failed, and we do not know why. Please try again later, or order without an account.',
});
