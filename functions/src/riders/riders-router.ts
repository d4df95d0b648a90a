import { Router } from 'express';
import {
  closeRiderDifference,
  giveToRider,
  keepForAnotherDay,
  listRiderDifferences,
  listRiders,
  readRiderSheet,
  settleRider,
} from '../contract/riders.ts';
import { findOrder } from '../orders/orders-store.ts';
import { serve, serveExisting } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import * as differences from './close-difference.ts';
import * as giving from './give-order.ts';
import * as riders from './riders-store.ts';
import * as settling from './settle-rider.ts';

export const ridersRouter = Router();
const serveOrder = serveExisting(ridersRouter, findOrder);
const serveSettlement = serveExisting(ridersRouter, differences.findSettlement);

serve(ridersRouter, listRiders, riders.findRiders);

serve(ridersRouter, readRiderSheet, ({ caller, query }) => riders.findSheet(query, caller));

serveOrder(giveToRider, async ({ caller, params, body }) => ({
  modifiedCount: await giving.giveToRider(params.id, body.rider, caller),
}));

serveOrder(keepForAnotherDay, async ({ caller, params }) => ({
  modifiedCount: await giving.keepForAnotherDay(params.id, caller),
}));

serve(ridersRouter, settleRider, ({ caller, body }) => settling.settleRider(body, caller));

serve(ridersRouter, listRiderDifferences, async (call) =>
  answerPage(listRiderDifferences, call, await riders.findDifferences(call.query)),
);

serveSettlement(closeRiderDifference, ({ caller, params, body }) =>
  differences.closeDifference(params.id, body.reason, caller),
);
