import type { CallName } from '@aloghor/functions/contract/calls';
import { noteServerTime } from '../lib/server-clock.ts';
import { type AddressInput, addressOf, callSignal, methodOf } from './request.ts';

/** A call that the start script has made, before the app is there. */
interface EarlyCall {
  /** Null for a public call. */
  token: string | null;
  /** In milliseconds of the device's clock. */
  sentAt: number;
  /** Undefined where it got none. */
  answer: Promise<{ response: Response; answeredAt: number } | undefined>;
}

declare global {
  interface Window {
    /** By their addresses: the start script is another file than the app. */
    earlyCalls?: Map<string, EarlyCall>;
  }
}

/** As long as what a query has fetched counts as current. */
const CURRENT_MS = 30_000;

/** Makes a call whose answer the app will ask for as soon as it runs. */
export function callEarly(name: CallName, input: AddressInput, token: string | null): void {
  const address = addressOf(name, input);
  const answer = fetch(address, { headers: token ? { Authorization: `Bearer ${token}` } : {}, signal: callSignal() });
  window.earlyCalls ??= new Map();
  window.earlyCalls.set(address, {
    token,
    sentAt: Date.now(),
    answer: answer.then(
      (response) => ({ response, answeredAt: Date.now() }),
      () => undefined,
    ),
  });
}

/**
 * The answer to a call that was made early, for this visitor; nobody gets it a second time. Undefined, at once or later, where
 * there is none: then the call is to be made.
 */
export function takeEarlyAnswer(
  name: CallName,
  input: AddressInput,
  token: string | null,
  notNeeded?: AbortSignal,
): Promise<Response | undefined> | undefined {
  const address = addressOf(name, input);
  const early = methodOf(name) === 'GET' ? window.earlyCalls?.get(address) : undefined;
  if (early?.token !== token || Date.now() - early.sentAt > CURRENT_MS) return undefined;
  window.earlyCalls?.delete(address);
  return answerTo(early, notNeeded);
}

async function answerTo({ token, sentAt, answer }: EarlyCall, notNeeded?: AbortSignal): Promise<Response | undefined> {
  const isOver = new Promise<undefined>((resolve) => notNeeded?.addEventListener('abort', () => resolve(undefined)));
  const answered = await Promise.race([answer, isOver]);
  if (token && answered) noteServerTime(answered.response.headers.get('Date'), sentAt, answered.answeredAt);
  return answered?.response;
}
