import { Router } from 'express';
import {
  cancelOwnOrder,
  listOwnHistory,
  listOwnOrders,
  placeOrder,
  readLastOrder,
  trackOrder,
} from '../contract/buyers-orders.ts';
import { confirmOrderClosed } from '../contract/older-clients.ts';
import {
  countActiveOrders,
  issueInvoice,
  listActiveOrders,
  listOrderHistory,
  readOrder,
  readOrders,
  setOrderPayment,
  setOrderStatus,
} from '../contract/orders.ts';
import { placeOrderByHand } from '../contract/orders-by-hand.ts';
import { isClosed } from '../domain/order-status.ts';
import { hasPermission } from '../domain/roles.ts';
import { findChangesOf } from '../platform/audit/audit-store.ts';
import { GUEST } from '../platform/http/access.ts';
import { isUnproved } from '../platform/http/app-check.ts';
import { Conflict, Forbidden } from '../platform/http/errors.ts';
import { idempotencyKey } from '../platform/http/idempotency-key.ts';
import { serve, serveExisting } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import * as invoices from './issue-invoice.ts';
import { partsOf } from './order-by-hand.ts';
import { answerOrder } from './order-document.ts';
import * as orders from './orders-store.ts';
import * as placing from './place-order.ts';
import { countGuess } from './tracking-guesses.ts';

export const ordersRouter = Router();
const serveOrder = serveExisting(ordersRouter, orders.findOrder);

serve(ordersRouter, placeOrder, async ({ caller, body, getHeader, limiter }) => {
  const marks = (await isUnproved(getHeader)) ? (['appNotProved'] as const) : [];
  return placing.placeOrder(caller, body, idempotencyKey(getHeader('Idempotency-Key')), limiter, { marks });
});

serve(ordersRouter, placeOrderByHand, ({ caller, body, getHeader, limiter }) => {
  const { request, byHand } = partsOf(body, caller);
  return placing.placeOrder(GUEST, request, idempotencyKey(getHeader('Idempotency-Key')), limiter, { byHand });
});

serve(ordersRouter, listOwnOrders, async ({ caller }) => {
  const own = await orders.findOrdersOf(caller.uid);
  return own.filter(({ status }) => !isClosed(status)).map(answerOrder);
});

serve(ordersRouter, readLastOrder, async ({ caller, query: { key } }) => {
  const [[last], [placed]] = await Promise.all([
    orders.findLastOf(caller.uid),
    key === undefined ? [] : orders.findPlacedBy(caller.uid, key),
  ]);
  if (!last) return {};
  const { name, mobileNumber, place, deliveryAddress } = last;
  return { last: { name, mobileNumber, place, deliveryAddress }, ...(placed && { placed: answerOrder(placed) }) };
});

serve(ordersRouter, listOwnHistory, async ({ caller }) => {
  const own = await orders.findOrdersOf(caller.uid);
  return own.filter(({ status }) => isClosed(status)).map(answerOrder);
});

for (const endpoint of [listActiveOrders, countActiveOrders]) {
  serve(ordersRouter, endpoint, async (call) =>
    answerPage(endpoint, call, await orders.findActiveOrders(call.query)).map(answerOrder),
  );
}

serve(ordersRouter, listOrderHistory, async (call) => {
  const { with: wanted, ...query } = call.query;
  if (wanted && !hasPermission(call.caller.role, 'orders:export'))
    throw new Forbidden('not-permitted', `Files of orders are not for ${call.caller.role}s.`);
  const closed = answerPage(listOrderHistory, call, await orders.findClosedOrders(query));
  const fakes = wanted === 'isFake' ? await orders.findFakes(closed) : [];
  return closed.map((order) => ({ ...answerOrder(order), ...(fakes.includes(order._id) && { isFake: true }) }));
});

serve(ordersRouter, readOrders, async ({ query }) => (await orders.findSomeOrders(query.ids)).map(answerOrder));

serve(ordersRouter, readOrder, async ({ params }) => {
  const { id } = params;
  const [order, changes, staffOnly, entries] = await Promise.all([
    orders.findOrder(id),
    findChangesOf(id),
    orders.findStaffOnly(id),
    orders.findEntries(id),
  ]);
  return { ...answerOrder(order), ...staffOnly, changes, entries };
});

serveOrder(setOrderStatus, async ({ caller, params, query, body }) => ({
  modifiedCount: await orders.setStatus(params.id, query.status, caller, body),
}));

serveOrder(setOrderPayment, async ({ caller, params, body }) => ({
  modifiedCount: await orders.setPayment(params.id, body, caller),
}));

serve(ordersRouter, issueInvoice, ({ caller, params }) => invoices.issueInvoice(params.id, caller));

serve(ordersRouter, cancelOwnOrder, async ({ caller, params }) => ({
  modifiedCount: await orders.cancelOwnOrder(params.id, caller),
}));

// The final status has moved the order to history already; orders are never deleted.
serve(ordersRouter, confirmOrderClosed, async ({ params }) => {
  const { status } = await orders.findOrder(params.id);
  if (!isClosed(status)) throw new Conflict('order-still-active', 'The order is still active.');
  return { deletedCount: 1 };
});

serve(ordersRouter, trackOrder, async ({ body, limiter }) => {
  const { id = '', key, mobileNumber } = body; // either is there
  const refund = await countGuess(limiter, key ?? id, mobileNumber);
  const order = await (key === undefined
    ? orders.findTracked(id, mobileNumber)
    : orders.findPlacedWith(key, mobileNumber));
  await refund();
  return answerOrder(order);
});
