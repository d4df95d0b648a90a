import { Router } from 'express';
import {
  acceptPayout,
  closePayoutFinding,
  closeRowFinding,
  fetchPayouts,
  listPayouts,
  readOutstanding,
  readPayout,
  recordPayout,
  withdrawPayout,
} from '../contract/payouts.ts';
import { NotFound } from '../platform/http/errors.ts';
import { serve, serveExisting } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import * as accepting from './accept-payout.ts';
import * as closing from './close-finding.ts';
import * as fetching from './fetch-payouts.ts';
import * as store from './payouts-store.ts';
import * as reading from './read-payout.ts';
import * as recording from './record-payout.ts';
import * as takingBack from './take-back-foreign.ts';
import * as withdrawing from './withdraw-payout.ts';

export const payoutsRouter = Router();
const servePayout = serveExisting(payoutsRouter, store.findPayout);

serve(payoutsRouter, recordPayout, ({ caller, body }) => recording.recordPayout(body, caller));

serve(payoutsRouter, fetchPayouts, ({ caller, body }) => fetching.fetchPayouts(body.courier, caller));

serve(payoutsRouter, listPayouts, async (call) => answerPage(listPayouts, call, await store.findPayouts(call.query)));

serve(payoutsRouter, readOutstanding, async (call) => {
  const { entries: late, next, ...outstanding } = await store.findOutstanding(Date.now(), call.query);
  return { ...outstanding, late: answerPage(readOutstanding, call, { entries: late, next }) };
});

serve(payoutsRouter, readPayout, ({ params }) => reading.readPayout(params.id));

servePayout(acceptPayout, ({ caller, params }) => accepting.acceptPayout(params.id, caller));

servePayout(closePayoutFinding, ({ caller, params, body }) => closing.closeFinding(params.id, body, caller));

servePayout(closeRowFinding, ({ caller, params, body }) => {
  const { isMistaken, ...asked } = body;
  const row = rowIn(params.row);
  if (isMistaken) return takingBack.takeBackForeign(params.id, row, asked, caller);
  return closing.closeFinding(params.id, { ...asked, row }, caller);
});

servePayout(withdrawPayout, ({ caller, params }) => withdrawing.withdrawPayout(params.id, caller));

/** The place of a row, as a path names it. @throws {NotFound} for anything that is no place */
function rowIn(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new NotFound('row');
  return Number(text);
}
