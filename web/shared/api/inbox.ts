import type { InputOf } from '@aloghor/functions/contract/calls';
import { call } from './client.ts';

/** @throws {ApiError} */
export function sendQuestion(question: InputOf<'POST /questions'>['body']) {
  return call('POST /questions', { body: question });
}

/** Also succeeds for an address that is subscribed already. @throws {ApiError} */
export function sendSubscription(subscription: InputOf<'POST /subscribers'>['body']) {
  return call('POST /subscribers', { body: subscription });
}
