import { plainMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { keepTabState, readTabState } from '../../shared/lib/tab-state.ts';

// The mobile numbers whose orders were opened, or searched for, in this tab. Browsers keep the history longer than a session: it has only a key of
// a number, and the numbers themselves end with the session.

const NAME = 'openedNumbers';

/** So many the history leads back to. */
const KEPT = 50;

/** Called as the page of a number is opened; `key` goes into the history in its place. */
export function keepOpenedNumber(key: string, mobileNumber: string, uid: string | undefined): void {
  const others = kept(uid).filter(([other]) => other !== key);
  keepTabState(NAME, uid, [[key, mobileNumber], ...others].slice(0, KEPT));
}

/** The number behind the state of a place in the history; undefined where it is another person's, or was erased. */
export function openedNumber(state: unknown, uid: string | undefined): string | undefined {
  const { opened }: { opened?: unknown } = Object(state);
  return kept(uid).find(([key]) => key === opened)?.[1];
}

export function forgetOpenedNumber(mobileNumber: string, uid: string | undefined): void {
  const number = plainMobileNumber(mobileNumber);
  const others = kept(uid).filter(([, other]) => plainMobileNumber(other) !== number);
  keepTabState(NAME, uid, others);
}

function kept(uid: string | undefined): [key: string, mobileNumber: string][] {
  const stored = readTabState(NAME, uid);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
