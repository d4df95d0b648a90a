import { FirebaseError } from 'firebase/app';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '../../shared/locale/load-messages.ts';
import { withSignInErrors } from '../../shared/session/provider-session.ts';
import { SignInError } from '../../shared/session/sign-in-error.ts';
import { signInProblems } from './use-sign-in.ts';

vi.mock('firebase/auth', () => ({ signOut: vi.fn() }));

beforeAll(() => loadMessages('bn'));

/** What somebody reads when the identity provider answers with this error; undefined for nothing. */
async function read(code: string, language: 'en' | 'bn') {
  const error = await withSignInErrors(Promise.reject(new FirebaseError(`auth/${code}`, 'in English'))).catch(
    (thrown: unknown) => thrown,
  );
  const { reason } = error as SignInError;
  return reason === 'cancelled' ? undefined : signInProblems(language)[reason];
}

const NOT_VALID = 'User is Not valid , Please Register';
const BLOCKED = 'Your browser has blocked Google’s window. Allow pop-ups for this shop, or log in with a password.';
const OTHER_BROWSER =
  'Google does not allow its login in this browser. Log in with a password, or open this page in another browser, such as Chrome or Safari.';
const TOO_MANY =
  'Too many tries with this account. Wait a few minutes, or set a new password with ‘Forgot your password?’.';
const UNAVAILABLE =
  'This way to log in is not available right now. Please try the other one, or order without an account.';
const UNKNOWN = 'The login failed, and we do not know why. Please try again later, or order without an account.';

test.each([
  ['email-already-in-use', 'User is already Created'],
  ['wrong-password', NOT_VALID],
  ['user-not-found', NOT_VALID],
  ['invalid-credential', NOT_VALID],
  ['invalid-login-credentials', NOT_VALID],
  ['invalid-email', 'Please enter a complete e-mail address, such as name@example.com.'],
  ['weak-password', 'Your password must be at least 8 characters'],
  ['too-many-requests', TOO_MANY],
  ['user-disabled', 'This account is closed. Please call us, or order without an account.'],
  [
    'account-exists-with-different-credential',
    'This address belongs to an account with a password. Please log in with e-mail and password.',
  ],
  ['popup-blocked', BLOCKED],
  ['web-storage-unsupported', OTHER_BROWSER],
  ['operation-not-supported-in-this-environment', OTHER_BROWSER],
  ['operation-not-allowed', UNAVAILABLE],
  ['unauthorized-domain', UNAVAILABLE],
  ['internal-error', UNKNOWN],
  ['something-new', UNKNOWN],
])('the error %s of the identity provider is told in its own sentence', async (code, sentence) => {
  expect(await read(code, 'en')).toBe(sentence);
  expect(await read(code, 'bn')).toMatch(/^[^a-z]*[\u0980-\u09ff]/); // in Bangla from its first letter
});

test.each(['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'])(
  'who closes the window needs no sentence: %s',
  async (code) => {
    expect(await read(code, 'en')).toBeUndefined();
  },
);

test('an error of another kind stays what it is', async () => {
  const other = new TypeError('of ours');
  await expect(withSignInErrors(Promise.reject(other))).rejects.toBe(other);
  expect(other).not.toBeInstanceOf(SignInError);
});
