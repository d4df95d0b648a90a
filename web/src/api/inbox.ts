import type { InputOf } from '@aloghor/functions/contract/calls';
import { call } from './client.ts';

/** @throws {ApiError} */
export function sendQuestion(question: InputOf<'POST /questions'>['body']) {
  return call('POST /questions', { body: question });
}

/** An address that is there already is as welcome as a new one. @throws {ApiError} */
export function sendSubscription(subscription: InputOf<'POST /subscribers'>['body']) {
  return call('POST /subscribers', { body: subscription });
}
