import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail } from 'firebase/auth';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providerInLanguage } from '../../shared/session/firebase.ts';
import { sendResetEmail } from './email-actions.ts';

vi.mock('firebase/auth', () => ({ sendPasswordResetEmail: vi.fn() }));
vi.mock('../../shared/session/firebase.ts', () => ({ providerInLanguage: vi.fn(async () => 'the provider') }));

const LATER_MS = 3_001;

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.setSystemTime(Date.now() + LATER_MS); // no test repeats the wish of the one before
  vi.mocked(sendPasswordResetEmail).mockClear();
});

afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.useRealTimers());

test.each([
  ['en', 'https://shop.example/login'],
  ['bn', 'https://shop.example/bn/login'],
] as const)('an e-mail asked for in %s leads back to %s', async (language, url) => {
  expect(await sendResetEmail('rupa@shopper.example', language)).toBe('sent');
  expect(providerInLanguage).toHaveBeenLastCalledWith(language);
  expect(sendPasswordResetEmail).toHaveBeenLastCalledWith('the provider', 'rupa@shopper.example', { url });
});

test.each([
  ['user-not-found', 'sent'],
  ['user-disabled', 'sent'],
  ['invalid-email', 'wrongEmail'],
  ['too-many-requests', 'tooMany'],
  ['network-request-failed', 'notSent'],
  ['unauthorized-continue-uri', 'notSent'],
])('the error %s is answered with %s, so that nobody learns who is a member', async (code, answer) => {
  vi.mocked(sendPasswordResetEmail).mockRejectedValueOnce(new FirebaseError(`auth/${code}`, ''));
  expect(await sendResetEmail('rupa@shopper.example', 'en')).toBe(answer);
});

test('without the provider nothing is sent', async () => {
  vi.mocked(providerInLanguage).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await sendResetEmail('rupa@shopper.example', 'en')).toBe('notSent');
});

test('two quick clicks send one e-mail, and another is sent later, to another address or after a failure', async () => {
  const send = (address: string) => sendResetEmail(address, 'en');
  vi.mocked(sendPasswordResetEmail).mockRejectedValueOnce(new FirebaseError('auth/network-request-failed', ''));
  expect(await send('rupa@shopper.example')).toBe('notSent');
  for (const address of ['rupa@shopper.example', 'Rupa@shopper.example', 'babul@shopper.example'])
    expect(await send(address)).toBe('sent');
  expect(sendPasswordResetEmail).toHaveBeenCalledTimes(3);
  vi.setSystemTime(Date.now() + LATER_MS);
  await send('rupa@shopper.example');
  expect(sendPasswordResetEmail).toHaveBeenCalledTimes(4);
});
