import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request } from 'express';
import { error as logError } from 'firebase-functions/logger';
import type { Problem } from '../contract/endpoint.ts';
import { DatabaseBusy } from '../database/database-busy.ts';

export type FieldError = { path: string; message: string };

/** What a problem says beside its sentence, for a program to act on (RFC 9457, section 3.2). */
export type Members = Record<string, unknown>;

/** A call that is answered with a problem. The message is its detail: a sentence for developers. */
class Refusal extends Error {
  readonly status: number;
  readonly members: Members;

  constructor(status: number, detail: string, members: Members = {}) {
    super(detail);
    this.status = status;
    this.members = members;
  }
}

export class Unauthorized extends Refusal {
  constructor(detail: string) {
    super(401, detail);
  }
}

export class Forbidden extends Refusal {
  constructor(detail: string) {
    super(403, detail);
  }
}

export class NotFound extends Refusal {
  constructor(what: string) {
    super(404, `There is no such ${what}.`);
  }
}

/** Names each wrong field once, with the first thing that is wrong about it. */
export class BadInput extends Refusal {
  constructor(first: FieldError, ...more: FieldError[]) {
    const errors = [first, ...more];
    const firstOfEach = errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index);
    super(400, `${first.path} ${first.message}.`, { errors: firstOfEach });
  }
}

/** What was asked for is no longer true. */
export class Conflict extends Refusal {
  constructor(detail: string, members?: Members) {
    super(409, detail, members);
  }
}

export class TooLarge extends Refusal {
  constructor(maximum: number, what = 'body', unit = 'bytes') {
    super(413, `The ${what} must have at most ${maximum} ${unit}.`);
  }
}

export class UnsupportedType extends Refusal {
  constructor(type: string, what = 'body') {
    super(415, `The ${what} must be ${type}.`);
  }
}

/** Somebody whom we ask has failed us. */
export class BadGateway extends Refusal {
  constructor(detail: string) {
    super(502, detail);
  }
}

/** Somebody whom we ask takes too long. */
export class GatewayTimeout extends Refusal {
  constructor(detail: string) {
    super(504, detail);
  }
}

export class Unavailable extends Refusal {
  constructor(detail: string) {
    super(503, detail);
  }
}

/** The one place where an error becomes an answer: a problem of RFC 9457, without anything of our insides. */
export const answerError: ErrorRequestHandler = (error, request, response, _next) => {
  const refusal = asRefusal(error) ?? unexpected(error, request);
  if (refusal.status === 401) response.set('WWW-Authenticate', 'Bearer');
  response.status(refusal.status).type('application/problem+json').json(problemOf(refusal));
};

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseBusy) return new Unavailable('The database is too busy. Try again later.');
  if (error instanceof URIError) return new NotFound('address'); // Express could not decode the path
  return undefined;
}

/** Logged with the row's path, not the caller's: that one may hold an e-mail. */
function unexpected(error: unknown, request: Request): Refusal {
  logError(error, { method: request.method, path: request.route?.path });
  return new Refusal(500, 'Something went wrong on our side.');
}

function problemOf({ status, message, members }: Refusal): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail: message, ...members };
}
