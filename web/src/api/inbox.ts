import type { Input } from '@aloghor/functions/contract/endpoint';
import { askQuestion, subscribe } from '@aloghor/functions/contract/inbox';
import { call } from './client.ts';

/** @throws {ApiError} */
export function sendQuestion(question: Input<typeof askQuestion>['body']) {
  return call(askQuestion, { body: question });
}

/** An address that is there already is as welcome as a new one. @throws {ApiError} */
export function sendSubscription(email: string) {
  return call(subscribe, { body: { email } });
}
