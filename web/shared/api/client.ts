import type { CallName, InputOf, PersonalCall, PublicCall, ReplyTo } from '@aloghor/functions/contract/calls';
import { onlineManager } from '@tanstack/react-query';
import { ApiError, hasErrorCode, isBusy } from '../lib/api-error.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import { accessToken, lastSignedIn, renewTokenOf } from './access-token.ts';
import { appProof, lastProof } from './app-proof.ts';
import { addressOf, callSignal, methodOf } from './request.ts';

export interface Page<T> {
  reply: T;
  /** The cursor of the next page; absent on the last one. */
  next: string | undefined;
  /** How many entries all pages have; only a search for products says it. */
  total: number | undefined;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Aborts the call when its answer is no longer needed. */
  signal?: AbortSignal;
  /** The call goes on when the page is closed. */
  keepalive?: boolean;
  /** How long its answer is waited for, where that may take longer than others. */
  limitMs?: number;
}

export interface TokenOptions extends CallOptions {
  /** Instead of the stored access token. */
  token?: string;
}

/** Makes a public call, without a token. @throws {ApiError} when the server rejects the call or cannot be reached. */
export async function call<Name extends PublicCall>(
  name: Name,
  input: InputOf<Name>,
  options?: CallOptions,
): Promise<ReplyTo<Name>> {
  return bodyOf(await send(name, input as AnyInput, options));
}

/** Makes a public call for a page of a list. @throws {ApiError} as `call` does. */
export async function callPage<Name extends PublicCall>(
  name: Name,
  input: InputOf<Name>,
  options?: CallOptions,
): Promise<Page<ReplyTo<Name>>> {
  return pageOf(await send(name, input as AnyInput, options));
}

/** Makes a call with the visitor's token, or without one as a guest. @throws {ApiError} as `call` does. */
export async function callWithToken<Name extends PersonalCall>(
  name: Name,
  input: InputOf<Name>,
  options?: TokenOptions,
): Promise<ReplyTo<Name>> {
  return bodyOf(await sendWithToken(name, input as AnyInput, options));
}

/** Makes a call for a page of a list with the visitor's token. @throws {ApiError} as `call` does. */
export async function callPageWithToken<Name extends PersonalCall>(
  name: Name,
  input: InputOf<Name>,
  options?: CallOptions,
): Promise<Page<ReplyTo<Name>>> {
  return pageOf(await sendWithToken(name, input as AnyInput, options));
}

/** The input of any call. */
interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

async function send(name: PublicCall, input: AnyInput, options?: CallOptions): Promise<Response> {
  const early = takeEarly(name, input, null, options?.signal);
  return accepted((early && (await early)) ?? (await request(name, input, options)));
}

async function sendWithToken(
  name: PersonalCall,
  input: AnyInput,
  { token, ...options }: TokenOptions = {},
): Promise<Response> {
  const visitor = lastSignedIn();
  const ask = () => inServerTime(() => request(name, input, options, token ?? accessToken()));
  const early = takeEarly(name, input, token ?? accessToken(), options.signal);
  const response = (early && (await early)) ?? (await ask());
  // An expired token is renewed without the shopper noticing.
  const isRenewed = response.status === 401 && !token && (await renewTokenOf(visitor));
  return accepted(isRenewed ? await ask() : response).catch((error) => {
    if (!token && methodOf(name) !== 'GET' && isAccessLost(error)) tellAccessLost(error);
    throw error;
  });
}

/** Only answers to secured calls tell the time: no cache keeps them. */
async function inServerTime(ask: () => Promise<Response>): Promise<Response> {
  const sentAt = Date.now();
  const response = await ask();
  noteServerTime(response.headers.get('Date'), sentAt, Date.now());
  return response;
}

/** The answer to a call that was made before the app ran; undefined where none was: then the call leaves at once. */
type TakeEarly = (
  name: CallName,
  input: AnyInput,
  token: string | null,
  notNeeded?: AbortSignal,
) => Promise<Response | undefined> | undefined;

let takeEarly: TakeEarly = () => undefined;

/** Sets where answers to earlier calls are; called at the start by an application that makes some. */
export function takeEarlyAnswersFrom(take: TakeEarly): void {
  takeEarly = take;
}

let tellAccessLost: (error: ApiError) => void = () => {};

/** Sets what happens when a change is rejected for want of a session or a role; called by the session. */
export function tellAccessLostTo(tell: (error: ApiError) => void): void {
  tellAccessLost = tell;
}

function isAccessLost(error: unknown): error is ApiError {
  return hasErrorCode(error, 'not-signed-in', 'token-refused', 'id-token-needed', 'not-permitted');
}

const request: typeof plainRequest = import.meta.env.VITE_APP_CHECK_KEY ? provenRequest : plainRequest;

async function provenRequest(name: CallName, input: AnyInput, options: CallOptions = {}, token?: string | null) {
  const proof = options.keepalive ? lastProof() : await appProof(name);
  const headers = { ...options.headers, ...proof };
  return plainRequest(name, input, { ...options, headers }, token);
}

function plainRequest(
  name: CallName,
  input: AnyInput,
  { headers, signal, keepalive, limitMs }: CallOptions = {},
  token?: string | null,
): Promise<Response> {
  const { body } = input;
  const isSent = onlineManager.isOnline();
  return fetch(addressOf(name, input), {
    method: methodOf(name),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: callSignal(signal, limitMs),
    ...(keepalive && { keepalive }),
  }).catch(() => unanswered(isSent));
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ApiError(response.status, await response.json().catch(() => undefined), retryAfterMs(response));
}

/** Undefined also for a date, which our server does not send. */
function retryAfterMs({ headers }: Response): number | undefined {
  return Number(headers.get('Retry-After')) * 1_000 || undefined;
}

async function pageOf(response: Response) {
  const { headers } = response;
  return {
    reply: await bodyOf(response),
    next: nextCursor(headers.get('Link')),
    total: totalCount(headers.get('X-Total-Count')),
  };
}

/** Reading the body can fail too, when the connection breaks. */
function bodyOf(response: Response) {
  return response.json().catch(() => unanswered(true));
}

function unanswered(isSent: boolean): never {
  throw new ApiError(0, undefined, undefined, isSent);
}

function totalCount(header: string | null): number | undefined {
  return header === null ? undefined : Number(header);
}

function nextCursor(link: string | null): string | undefined {
  const next = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return next ? (new URLSearchParams(next.slice(next.indexOf('?'))).get('cursor') ?? undefined) : undefined;
}

/** Nobody waits longer after a click. */
const WAIT_MAXIMUM_MS = 10_000;

/**
 * Makes an idempotent call; if the server is busy, makes it once more when the server says so. Otherwise it rejects as the
 * call does.
 */
export async function retryWhenBusy<Reply>(makeCall: () => Promise<Reply>): Promise<Reply> {
  try {
    return await makeCall();
  } catch (error) {
    const waitMs = isBusy(error) ? error.retryAfterMs : undefined;
    if (waitMs === undefined || waitMs > WAIT_MAXIMUM_MS) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return makeCall();
  }
}
