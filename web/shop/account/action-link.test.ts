import { expect, test } from 'vitest';
import { emailLanguage, isOwnMode, linkIn, providersPage } from './action-link.tsx';

const RESET = '?mode=resetPassword&oobCode=a-code&apiKey=key&lang=bn';

test('a link says what the e-mail is about, and has a code', () => {
  expect(linkIn(RESET)).toEqual({ mode: 'resetPassword', code: 'a-code' });
});

test.each(['', '?mode=resetPassword', '?oobCode=a-code', '?mode=&oobCode='])('%s is no link of an e-mail', (search) => {
  expect(linkIn(search)).toBeUndefined();
});

test.each([
  [RESET, 'bn'],
  ['?lang=en', 'en'],
  ['?lang=fr', undefined],
  ['', undefined],
])('the e-mail of %s is in %s', (search, language) => {
  expect(emailLanguage(search)).toBe(language);
});

test('passwords and addresses are ours; whatever else an e-mail is about goes to the provider with all it says', () => {
  const modes = ['resetPassword', 'verifyEmail', 'recoverEmail', 'verifyAndChangeEmail', 'signIn'];
  expect(modes.filter(isOwnMode)).toEqual(['resetPassword', 'verifyEmail']);
  expect(providersPage('shop.firebaseapp.com', '?mode=recoverEmail&oobCode=a-code&apiKey=key')).toBe(
    'https://shop.firebaseapp.com/__/auth/action?mode=recoverEmail&oobCode=a-code&apiKey=key',
  );
});
