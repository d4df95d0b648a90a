import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAccessLost, showError } from './show-error.ts';

// Without a document the popups cannot be loaded: the browser's own dialog says the same.
const alert = vi.fn<(text: string) => void>();
beforeEach(() => vi.stubGlobal('window', { alert }));
afterEach(() => {
  vi.unstubAllGlobals();
  alert.mockReset();
});

const rejected = () => new Error('rejected');
const loseAccess = (error: Error) => showAccessLost(error, 'Your access has ended', 'Log in again.', 'en');
const tell = (error: unknown) => showError(error, 'Not saved', 'Try again.', 'en');
const told = () => alert.mock.calls.map(([text]) => text.split('\n')[0]);

test('a call that was rejected for want of access is told once, also where its page tells its failure later', async () => {
  const error = rejected();
  const dialog = loseAccess(error);
  await tell(error);
  await dialog;
  await tell(error);
  expect(told()).toEqual(['Your access has ended']);
});

test('another failure is told, also while that dialog is open and right after it', async () => {
  const dialog = loseAccess(rejected());
  await tell(rejected());
  await dialog;
  await tell('no error object');
  expect(told().toSorted()).toEqual(['Not saved', 'Not saved', 'Your access has ended']);
});

test('several calls of one moment are told in one dialog, and a later one in another', async () => {
  const errors = [rejected(), rejected()];
  await Promise.all(errors.map(loseAccess));
  for (const error of errors) await tell(error);
  expect(told()).toEqual(['Your access has ended']);
  await loseAccess(rejected());
  expect(told()).toHaveLength(2);
});
