import type { EndpointRow, Input, Reply } from '@aloghor/functions/contract/endpoint';
import { ApiError } from '../lib/api-error.ts';
import { accessToken, renewTokenOf } from './access-token.ts';
import { addressOf } from './address.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { lastSignedIn } from './signed-in.ts';
import { untilTooLate } from './until-too-late.ts';

export interface Page<T> {
  reply: T;
  /** The cursor of the next page; absent on the last one. */
  next: string | undefined;
}

export interface CallOptions {
  /** Instead of the stored access token. */
  token?: string;
  headers?: Record<string, string>;
  /** Ends the call when nobody waits for its answer any more. */
  signal?: AbortSignal;
}

/** Makes one call of the contract. @throws {ApiError} when the server refuses or cannot be reached. */
export async function call<Row extends EndpointRow>(
  row: Row,
  input: NoInfer<Input<Row>>,
  options: CallOptions = {},
): Promise<Reply<Row>> {
  return bodyOf(await send(row, input as AnyInput, options));
}

/** Makes one call of a list that has pages. @throws {ApiError} as `call` does. */
export async function callPage<Row extends EndpointRow>(
  row: Row,
  input: NoInfer<Input<Row>>,
): Promise<Page<Reply<Row>>> {
  const response = await send(row, input as AnyInput);
  return { reply: await bodyOf(response), next: nextCursor(response.headers.get('Link')) };
}

/** What every row's `Input` is, once its row is forgotten. */
interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

async function send(row: EndpointRow, input: AnyInput, options: CallOptions = {}): Promise<Response> {
  const visitor = isForAnyone(row) ? undefined : lastSignedIn();
  let response = await request(row, input, options);
  // A token that ran out is renewed without the shopper noticing.
  if (response.status === 401 && !options.token && (await renewTokenOf(visitor)))
    response = await request(row, input, options);
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  return response;
}

async function request(row: EndpointRow, input: AnyInput, options: CallOptions): Promise<Response> {
  const address = addressOf(row, input);
  const early = row.method === 'GET' && isForAnyone(row) ? takeEarlyAnswer(address) : undefined;
  return (early ?? fetch(address, requestOf(row, input, options))).catch(unanswered);
}

/** An answer can be cut off in the middle, too. */
function bodyOf(response: Response) {
  return response.json().catch(unanswered);
}

function unanswered(): never {
  throw new ApiError(0);
}

function requestOf(row: EndpointRow, { body }: AnyInput, { token, headers, signal }: CallOptions): RequestInit {
  const bearer = isForAnyone(row) ? null : (token ?? accessToken());
  return {
    method: row.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: untilTooLate(signal),
  };
}

function isForAnyone({ access }: EndpointRow): boolean {
  return access === 'anyone';
}

function nextCursor(link: string | null): string | undefined {
  const next = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return next ? (new URLSearchParams(next.slice(next.indexOf('?'))).get('cursor') ?? undefined) : undefined;
}
