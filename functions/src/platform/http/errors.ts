import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { error as logError } from 'firebase-functions/logger';
import type { Problem } from '../../contract/endpoint.ts';
import { type CodeOf, type ErrorCode, STATUS_OF_CODE } from '../../domain/error-codes.ts';
import { isDatabaseBusy } from '../database/database-timeouts.ts';
import { callId, noteCode } from './calls.ts';

export type FieldError = { path: string; message: string };
export type FieldErrors = readonly [FieldError, ...FieldError[]];

/** Extension members of a problem, for programs to act on (RFC 9457). */
export type Members = Record<string, unknown>;

/** A call that is answered with a problem; its code says the status. The message is its detail: a sentence for developers. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly members: Members;

  constructor(code: ErrorCode, detail: string, members: Members = {}) {
    super(detail);
    this.code = code;
    this.members = members;
  }

  get status(): number {
    return STATUS_OF_CODE[this.code];
  }
}

export class Forbidden extends ApiError {
  constructor(code: CodeOf<403>, detail: string) {
    super(code, detail);
  }
}

export class NotFound extends ApiError {
  constructor(what: string, code: CodeOf<404> = 'not-found') {
    super(code, `There is no such ${what}.`);
  }
}

/** Names each wrong field once, with the first of its errors. */
export class BadInput extends ApiError {
  constructor(errors: FieldErrors, code: CodeOf<400> = 'bad-input') {
    const [first] = errors;
    const firstOfEach = errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index);
    super(code, `${first.path} ${first.message}.`, { errors: firstOfEach });
  }
}

/** What was asked for is no longer true. */
export class Conflict extends ApiError {
  constructor(code: CodeOf<409>, detail: string, members?: Members) {
    super(code, detail, members);
  }
}

/** The caller sends so slowly that nobody can wait for it. */
export class TooSlow extends ApiError {
  constructor(what: string, ms: number) {
    super('too-slow', `The ${what} must arrive within ${ms / 1_000} seconds.`);
  }
}

export class TooLarge extends ApiError {
  constructor(code: CodeOf<413>, what: string, maximum: number, unit: string) {
    super(code, `The ${what} must have at most ${maximum} ${unit}.`);
  }
}

export class UnsupportedType extends ApiError {
  constructor(type: string, what = 'body') {
    super('wrong-type', `The ${what} must be ${type}.`);
  }
}

export class Unavailable extends ApiError {
  constructor(code: CodeOf<503>, detail: string) {
    super(code, detail);
  }
}

/** By then the database is usually back. */
const RETRY_AFTER_S = 5;

/** Statuses after which the connection is closed: a body still arriving would keep it busy. */
const CLOSING = [408, 503];

/** The one place where an error becomes an answer: a problem of RFC 9457, without stack or internals. */
export const answerError: ErrorRequestHandler = (error, request, response, _next) => {
  if (response.headersSent) return void response.destroy(); // it was answered already, when its time was over
  const apiError = beginErrorAnswer(error, request, response);
  response.type('application/problem+json').json(problemOf(apiError));
};

/** Sets the status and the headers of the answer to an error; the caller sends its body. */
export function beginErrorAnswer(error: unknown, request: Request, response: Response): ApiError {
  const apiError = asApiError(error) ?? unexpected(error, request);
  const { code, status } = apiError;
  noteCode(code);
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  if (status === 503) response.set('Retry-After', String(RETRY_AFTER_S));
  if (!request.complete && CLOSING.includes(status)) response.set('Connection', 'close');
  response.status(status);
  return apiError;
}

function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (isDatabaseBusy(error)) return new Unavailable('busy', 'The database is too busy. Try again later.');
  if (error instanceof URIError) return new NotFound('address', 'no-such-address'); // Express could not decode the path
  return undefined;
}

/** Logged with the endpoint's path, not the caller's: that one may hold an e-mail. */
function unexpected(error: unknown, request: Request): ApiError {
  logError(error, { method: request.method, path: request.route?.path, requestId: callId() });
  return new ApiError('internal-error', 'Something went wrong on our side.');
}

function problemOf({ status, code, message, members }: ApiError): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, code, detail: message, instance: `urn:uuid:${callId()}`, ...members };
}
