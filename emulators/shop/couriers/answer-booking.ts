import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler, Response, Router } from 'express';
import createError from 'http-errors';
import { type Account, type Accounts, type KeptParcel, moveParcel } from './accounts.ts';

/** One courier as the stand-in plays it. */
export interface StandIn {
  /** Answers the calls of its interface, below `/{name}`. */
  router: (accounts: Accounts) => Router;
  /** The words that the page offers first for a parcel, in the usual order of its way; behind them stand all that the shop knows. */
  words: readonly string[];
}

export interface Answer {
  status: number;
  body: object;
}

/** What a call finds in `response.locals` once its keys were taken. */
function accountOf({ locals }: Response): Account {
  return locals.account;
}

/** Finds the account of a call by its key. Keys that are absent, `wrong` or switched off are answered with 401. */
export function withAccount(accounts: Accounts, keyOf: (request: Request) => string | undefined): RequestHandler {
  return (request, response, next) => {
    const key = keyOf(request);
    if (!key || key === 'wrong') throw createError(401, 'Unauthorized.');
    const account = accounts.get(key);
    if (account.switches.keys === 'refused') {
      account.refused += 1;
      accounts.save();
      throw createError(401, 'Unauthorized.');
    }
    response.locals.account = account;
    next();
  };
}

const PROXY_PAGE = '<!doctype html><title>Checking your browser</title><p>One moment, please.</p>';

/** Answers a call that books as the account's switches say. `book` keeps the parcel, or says what is wrong with it. */
export function answerBooking(
  accounts: Accounts,
  book: (account: Account, body: Record<string, unknown>) => Answer,
): RequestHandler {
  return async ({ body, originalUrl }, response) => {
    const account = accountOf(response);
    const { booking, keeps, lateMs } = account.switches;
    account.bookings += 1;
    if (booking === 'busy') {
      accounts.save();
      throw createError(429, 'Too Many Requests');
    }
    const isBooked = keeps || booking === 'answered' || booking === 'repeated';
    let answer = isBooked ? book(account, body ?? {}) : undefined;
    if (booking === 'repeated') answer = book(account, body ?? {});
    accounts.save();
    if (lateMs > 0) await pause(lateMs);
    if (booking === 'cut') return void response.destroy();
    if (booking === 'proxyPage') return void response.type('html').send(PROXY_PAGE);
    if (booking === 'redirected') return response.redirect(302, `${originalUrl}?again`);
    if (!answer || booking === 'failed') throw createError(500, 'Server Error');
    response.status(answer.status).json(answer.body);
  };
}

/** `moved`: the parcel that gets another word then. */
export type Cancelled = Answer & { moved?: [parcel: KeptParcel, word: string] };

/** Answers a call that cancels as the account's switch says. `cancel` finds the parcel, or says why it stays as it is. */
export function answerCancellation(
  accounts: Accounts,
  cancel: (account: Account, request: Request) => Cancelled,
): RequestHandler {
  return (request, response) => {
    const account = accountOf(response);
    const { cancelling } = account.switches;
    account.cancellations += 1;
    accounts.save();
    if (cancelling === 'failed') throw createError(500, 'Server Error');
    const { status, body, moved } = cancel(account, request);
    if (moved && cancelling !== 'waits') moveParcel(...moved);
    accounts.save();
    if (cancelling === 'cut') return void response.destroy();
    response.status(status).json(body);
  };
}

/** A look-up, which fails where the account's switch says so. */
export function answerLookUp(look: (account: Account, request: Request) => Answer): RequestHandler {
  return (request, response) => {
    const account = accountOf(response);
    if (account.switches.lookUps === 'failed') throw createError(500, 'Server Error');
    const { status, body } = look(account, request);
    response.status(status).json(body);
  };
}

/** A text of the body; empty where it is absent. */
export function textIn(body: Record<string, unknown>, field: string): string {
  const value = body[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The errors of a body by its fields, as couriers answer them; undefined where there are none. */
export function errorsIn(rules: Record<string, boolean>): Record<string, string[]> | undefined {
  const wrong = Object.entries(rules).filter(([, isRight]) => !isRight);
  if (wrong.length === 0) return undefined;
  return Object.fromEntries(wrong.map(([field]) => [field, [`The ${field.replaceAll('_', ' ')} is invalid.`]]));
}
