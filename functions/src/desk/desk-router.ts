import { Router } from 'express';
import { tryAdvanceRules } from '../contract/advance-rules.ts';
import {
  addDeskNote,
  correctOrder,
  listCalls,
  readDeskOrder,
  readDeskOrders,
  readNumber,
  recordCall,
  setOrderAmounts,
} from '../contract/desk.ts';
import { claimOrder, giveBackOrder, takeNextCall } from '../contract/desk-claims.ts';
import { noteMessage, readMessages } from '../contract/desk-messages.ts';
import { answerOrder, openAnswerLink } from '../contract/order-answers.ts';
import { closeParcel, reopenOrder, undoSent } from '../contract/order-outcomes.ts';
import { joinOrders, splitOrder } from '../contract/split-and-join.ts';
import { findOrder } from '../orders/orders-store.ts';
import { idempotencyKey } from '../platform/http/idempotency-key.ts';
import { serve, serveExisting } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import * as answers from './buyer-answers.ts';
import * as claims from './claims-store.ts';
import * as corrections from './correct-order.ts';
import * as desk from './desk-store.ts';
import * as joining from './join-orders.ts';
import * as messages from './messages-by-hand.ts';
import { findMobileNumber } from './mobile-number-history.ts';
import { nextCall } from './next-call.ts';
import * as outcomes from './order-outcomes.ts';
import * as splitting from './split-order.ts';
import * as rules from './try-advance-rules.ts';

export const deskRouter = Router();
const serveOrder = serveExisting(deskRouter, findOrder);

serve(deskRouter, listCalls, async (call) => answerPage(listCalls, call, await desk.findCalls(call.query, Date.now())));

serve(deskRouter, readNumber, ({ body }) => findMobileNumber(body.mobileNumber));

serve(deskRouter, tryAdvanceRules, ({ body }) => rules.tryAdvanceRules(body, Date.now()));

serve(deskRouter, readDeskOrders, ({ query }) => desk.findDeskOrders(query.ids));

serve(deskRouter, takeNextCall, async ({ caller, body }) => {
  const id = await nextCall(caller, body, Date.now());
  return { call: id === undefined ? undefined : await desk.findDeskOrder(id) };
});

serveOrder(claimOrder, ({ caller, params, body }) => claims.claimOrder(params.id, body, caller));

serve(deskRouter, giveBackOrder, async ({ caller, params }) => ({
  modifiedCount: await claims.giveBackOrder(params.id, caller),
}));

serve(deskRouter, readDeskOrder, ({ params }) => desk.findDeskOrder(params.id));

serveOrder(recordCall, ({ caller, params, body }) => desk.recordCall(params.id, body, caller));

serveOrder(addDeskNote, ({ caller, params, body }) => desk.addNote(params.id, body.text, caller));

serveOrder(correctOrder, ({ caller, params, body }) => corrections.correctOrder(params.id, body, caller));

serveOrder(setOrderAmounts, ({ caller, params, body }) => corrections.setAmounts(params.id, body, caller));

serve(deskRouter, readMessages, ({ params }) => messages.findMessages(params.id));

serveOrder(noteMessage, ({ caller, params, body }) => messages.noteMessage(params.id, body, caller));

serve(deskRouter, openAnswerLink, ({ body, limiter }) => answers.openLink(body.link, limiter));

serve(deskRouter, answerOrder, async ({ body, limiter }) => ({
  modifiedCount: await answers.answerByLink(body, limiter),
}));

serveOrder(splitOrder, ({ caller, params, body, getHeader }) =>
  splitting.splitOrder(params.id, body, caller, idempotencyKey(getHeader('Idempotency-Key'))),
);

serveOrder(joinOrders, async ({ caller, params, body }) => ({
  modifiedCount: await joining.joinOrders(params.id, body, caller),
}));

serveOrder(closeParcel, async ({ caller, params, body }) => ({
  modifiedCount: await outcomes.closeParcel(params.id, body, caller),
}));

serve(deskRouter, undoSent, async ({ caller, params }) => ({
  modifiedCount: await outcomes.undoSent(params.id, caller),
}));

serve(deskRouter, reopenOrder, async ({ caller, params }) => ({
  modifiedCount: await outcomes.reopenOrder(params.id, caller),
}));
