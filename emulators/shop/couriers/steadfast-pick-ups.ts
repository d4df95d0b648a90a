import type { RequestHandler } from 'express';
import createError from 'http-errors';
import type { Account, Accounts } from './accounts.ts';
import { errorsIn, textIn } from './answer-booking.ts';

/** A pick-up that a merchant has asked for, until its rider was there. */
export interface PickUpRequest {
  at: number;
  parcels: number;
  note: string;
  isDone?: true;
}

/** Answers Steadfast's `create_pickup_request`. */
export function answerPickUp(accounts: Accounts): RequestHandler {
  return ({ body = {} }, response) => {
    const account: Account = response.locals.account;
    const { pickUpRequests } = account.switches;
    account.pickUpCalls = (account.pickUpCalls ?? 0) + 1;
    accounts.save();
    if (pickUpRequests === 'failed') throw createError(500, 'Server Error');
    if (pickUpRequests === 'busy') throw createError(429, 'Too Many Requests');
    const { status, answer } = request(account, body);
    accounts.save();
    if (pickUpRequests === 'cut') return void response.destroy();
    response.status(status).json({ status, ...answer });
  };
}

function request(account: Account, body: Record<string, unknown>): { status: number; answer: object } {
  const parcels = Number(body.estim_qty);
  const address = textIn(body, 'address');
  const errors = errorsIn({
    address_id: Number(body.address_id) > 0 || (Number(body.police_station_id) > 0 && address !== ''),
    address: address.length <= 255,
    note: textIn(body, 'note').length <= 500,
    estim_qty: Number.isInteger(parcels) && parcels >= 1,
  });
  if (errors) return { status: 422, answer: { message: 'The given data was invalid.', errors } };
  account.pickUps ??= [];
  if (account.pickUps.some(({ isDone }) => !isDone))
    return { status: 409, answer: { code: 'PICKUP_REQUEST_EXISTS', message: 'A pickup request is open.' } };
  account.pickUps.push({ at: Date.now(), parcels, note: textIn(body, 'note') });
  return { status: 201, answer: { message: 'Pickup request has been created.' } };
}

/** The rider was there. */
export function finishPickUps({ pickUps = [] }: Account): void {
  for (const pickUp of pickUps) pickUp.isDone = true;
}
