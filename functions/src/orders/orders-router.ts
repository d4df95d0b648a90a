import { Router } from 'express';
import { findChangesOf } from '../audit/audit-store.ts';
import {
  cancelOwnOrder,
  confirmOrderClosed,
  countActiveOrders,
  listActiveOrders,
  listOrderHistory,
  listOwnHistory,
  listOwnOrders,
  placeOrder,
  readOrder,
  setOrderPayment,
  setOrderStatus,
  trackOrder,
} from '../contract/orders.ts';
import { placeOrderByHand } from '../contract/orders-by-hand.ts';
import { nationalNumber } from '../domain/mobile-number.ts';
import { typedOrderNumber } from '../domain/order-number.ts';
import { isClosed } from '../domain/order-status.ts';
import { GUEST } from '../http/access.ts';
import { Conflict } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { answerPage } from '../paging/answer-page.ts';
import { answerOrder } from './answer-order.ts';
import * as cancelling from './cancel-own-order.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { partsOf } from './order-by-hand.ts';
import * as orders from './orders-store.ts';
import * as placing from './place-order.ts';

export const ordersRouter = Router();

serve(ordersRouter, placeOrder, ({ caller, body, getHeader, limiter }) =>
  placing.placeOrder(caller, body, idempotencyKey(getHeader('Idempotency-Key')), limiter),
);

serve(ordersRouter, placeOrderByHand, ({ caller, body, getHeader, limiter }) => {
  const { request, byHand } = partsOf(body, caller);
  return placing.placeOrder(GUEST, request, idempotencyKey(getHeader('Idempotency-Key')), limiter, byHand);
});

serve(ordersRouter, listOwnOrders, async ({ caller }) => {
  const own = await orders.findOrdersOf(caller.uid);
  return own.filter(({ status }) => !isClosed(status)).map(answerOrder);
});

serve(ordersRouter, listOwnHistory, async ({ caller }) => {
  const own = await orders.findOrdersOf(caller.uid);
  return own.filter(({ status }) => isClosed(status)).map(answerOrder);
});

for (const row of [listActiveOrders, countActiveOrders]) {
  serve(ordersRouter, row, async (call) =>
    answerPage(row, call, await orders.findActiveOrders(call.query)).map(answerOrder),
  );
}

serve(ordersRouter, listOrderHistory, async (call) =>
  answerPage(listOrderHistory, call, await orders.findClosedOrders(call.query)).map(answerOrder),
);

serve(ordersRouter, readOrder, async ({ params }) => {
  const { id } = params;
  const [order, changes, notes] = await Promise.all([orders.findOrder(id), findChangesOf(id), orders.findNotes(id)]);
  return { ...answerOrder(order), changes, notes };
});

serve(
  ordersRouter,
  setOrderStatus,
  async ({ caller, params, query }) => ({
    modifiedCount: await orders.setStatus(params.id, query.status, caller),
  }),
  ({ params }) => orders.findOrder(params.id),
);

serve(
  ordersRouter,
  setOrderPayment,
  async ({ caller, params, body }) => ({
    modifiedCount: await orders.setPayment(params.id, body, caller),
  }),
  ({ params }) => orders.findOrder(params.id),
);

serve(ordersRouter, cancelOwnOrder, async ({ caller, params }) => ({
  modifiedCount: await cancelling.cancelOwnOrder(params.id, caller),
}));

// The final status has moved the order to history already; orders are never deleted.
serve(ordersRouter, confirmOrderClosed, async ({ params }) => {
  const { status } = await orders.findOrder(params.id);
  if (!isClosed(status)) throw new Conflict('order-still-active', 'The order is still active.');
  return { deletedCount: 1 };
});

serve(ordersRouter, trackOrder, async ({ body, limiter }) => {
  const { id, mobileNumber } = body;
  // Before it is known: of many guesses at once none gets past.
  await limiter.count(
    ['wrong-tracking', typedOrderNumber(id) ?? id],
    ['wrong-tracking-mobile', nationalNumber(mobileNumber)],
    'all-wrong-tracking',
  );
  const order = await orders.findTracked(id, mobileNumber);
  await limiter.refund('wrong-tracking', 'wrong-tracking-mobile', 'all-wrong-tracking');
  return answerOrder(order);
});
