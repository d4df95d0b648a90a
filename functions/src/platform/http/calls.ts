import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { RequestHandler, Response } from 'express';
import type { ErrorCode } from '../../domain/error-codes.ts';
import { type Read, reads, writes } from '../database/collection.ts';
import { countAddresses } from './client-address.ts';

/** What is recorded of a finished call: nothing about its caller or its content. */
export interface CallRecord {
  /** A UUID: the `X-Request-Id` of the answer. */
  id: string;
  method: string;
  /** `GET /item/:id`, as the contract has it; `page /shop/:category` for a page; `unknown` for no such address. */
  endpoint: string;
  /** 499 when the caller hung up before the answer was complete. */
  status: number;
  /** Why it was rejected. */
  code?: ErrorCode;
  durationMs: number;
  /** How many addresses `X-Forwarded-For` had: the caller's, and one for each proxy. The addresses themselves are not kept. */
  addresses: number;
  /** As Firestore bills them. */
  reads: number;
  writes: number;
}

/** Every ended call is published here. */
export const endedCalls = channel('aloghor:calls');

type OpenCall = Pick<CallRecord, 'id' | 'endpoint' | 'code' | 'reads' | 'writes'>;

const openCalls = new AsyncLocalStorage<OpenCall>();

reads.subscribe((read) => {
  const call = openCalls.getStore();
  if (call) call.reads += (read as Read).documents; // the channel carries nothing else
});

writes.subscribe(() => {
  const call = openCalls.getStore();
  if (call) call.writes += 1;
});

const REQUEST_ID = 'X-Request-Id';

/** Other texts may contain anything, also personal data. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Gives the call an id, the caller's own or a new one, and follows it to its end. */
export const followCall: RequestHandler = (request, response, next) => {
  const sent = request.get(REQUEST_ID)?.toLowerCase();
  const call: OpenCall = {
    id: sent && UUID.test(sent) ? sent : randomUUID(),
    endpoint: 'unknown',
    reads: 0,
    writes: 0,
  };
  const start = performance.now();
  response.set(REQUEST_ID, call.id);
  // Bound to the call, because events of a connection fire outside of its context.
  const publish = AsyncResource.bind(() => {
    const durationMs = Math.round(performance.now() - start);
    endedCalls.publish({
      ...call,
      method: request.method,
      status: statusOf(response),
      durationMs,
      addresses: countAddresses(request.get('X-Forwarded-For')),
    } satisfies CallRecord);
  });
  response.once('close', publish);
  openCalls.run(call, next);
};

const CALLER_HUNG_UP = 499;

function statusOf({ writableFinished, statusCode }: Response): number {
  return writableFinished ? statusCode : CALLER_HUNG_UP;
}

/** Names the endpoint of the open call. */
export function setEndpointName(name: string): void {
  const call = openCalls.getStore();
  if (call) call.endpoint = name;
}

/** Keeps why the open call is rejected. */
export function noteCode(code: ErrorCode): void {
  const call = openCalls.getStore();
  if (call) call.code = code;
}

/** The id of the open call; undefined outside of one. */
export function callId(): string | undefined {
  return openCalls.getStore()?.id;
}
