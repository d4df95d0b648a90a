import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { showAccessLost, showError, showNotDone, whyNotDone } from './show-error.ts';

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

test.each([0, 500, 504])('a change that ended with status %i is not said to be undone', async (status) => {
  const error = new ApiError(status);
  await showNotDone(error, 'Nothing was noted', whyNotDone(error, 'The order has not changed.', 'en'), 'en');
  expect(alert.mock.calls).toEqual([
    ['It may have been saved\nThe shop did not say whether it was. Look at it again before you repeat it.'],
  ]);
});

test('a change that was rejected is said to be undone, and why', async () => {
  const error = new ApiError(409);
  await showNotDone(error, 'Nothing was noted', whyNotDone(error, 'The order has not changed.', 'en'), 'en');
  expect(alert.mock.calls).toEqual([['Nothing was noted\nThe order has not changed.']]);
});
