import { FirebaseError } from 'firebase/app';
import { applyActionCode, confirmPasswordReset, signOut, verifyPasswordResetCode } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { identityProvider } from '../../shared/session/firebase.ts';
import { emailOfCode, setPassword, verifyAddress } from './action-codes.ts';
import { isVerified } from './email-actions.ts';

vi.mock('firebase/auth', () => ({
  applyActionCode: vi.fn(),
  confirmPasswordReset: vi.fn(),
  signOut: vi.fn(),
  verifyPasswordResetCode: vi.fn(async () => RUPA),
}));
vi.mock('../../shared/session/firebase.ts', () => ({ identityProvider: vi.fn() }));
vi.mock('./email-actions.ts', () => ({ isVerified: vi.fn(async () => true) }));

const RUPA = 'rupa@shopper.example';

function signedInAs(email?: string) {
  const auth = { currentUser: email ? { email } : null, authStateReady: async () => {} };
  vi.mocked(identityProvider).mockResolvedValue(auth as unknown as Awaited<ReturnType<typeof identityProvider>>);
}

const errorOf = (code: string) => new FirebaseError(`auth/${code}`, '');

beforeEach(() => {
  vi.clearAllMocks();
  signedInAs();
});

test('a code says whose it is; a dead one nothing', async () => {
  expect(await emailOfCode('a-code')).toBe(RUPA);
  vi.mocked(verifyPasswordResetCode).mockRejectedValueOnce(errorOf('expired-action-code'));
  expect(await emailOfCode('a-code')).toBeNull();
});

test('without an answer a code is not called dead', async () => {
  vi.mocked(verifyPasswordResetCode).mockRejectedValueOnce(errorOf('network-request-failed'));
  await expect(emailOfCode('a-code')).rejects.toThrow();
});

test('a new password signs the account out here, and nobody else', async () => {
  expect(await setPassword('a-code', 'long enough', RUPA)).toBe('done');
  expect(confirmPasswordReset).toHaveBeenCalledWith(expect.anything(), 'a-code', 'long enough');
  signedInAs('somebody.else@shopper.example');
  await setPassword('a-code', 'long enough', RUPA);
  expect(signOut).not.toHaveBeenCalled();
  signedInAs(RUPA);
  await setPassword('a-code', 'long enough', RUPA);
  expect(signOut).toHaveBeenCalledOnce();
});

test.each([
  ['expired-action-code', 'dead'],
  ['invalid-action-code', 'dead'],
  ['user-disabled', 'dead'],
  ['weak-password', 'weak'],
  ['password-does-not-meet-requirements', 'weak'],
  ['too-many-requests', 'tooMany'],
  ['network-request-failed', 'failed'],
])('the error %s means %s, for passwords and for addresses', async (code, outcome) => {
  vi.mocked(confirmPasswordReset).mockRejectedValueOnce(errorOf(code));
  vi.mocked(applyActionCode).mockRejectedValueOnce(errorOf(code));
  expect(await setPassword('a-code', 'long enough', RUPA)).toBe(outcome);
  expect(await verifyAddress('a-code')).toBe(outcome);
});

test('a verified address is in the token at once; should that fail, it is verified all the same', async () => {
  expect(await verifyAddress('a-code')).toBe('done');
  expect(isVerified).toHaveBeenCalledOnce();
  vi.mocked(isVerified).mockRejectedValueOnce(errorOf('network-request-failed'));
  expect(await verifyAddress('a-code')).toBe('done');
});
