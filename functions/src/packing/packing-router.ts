import { Router } from 'express';
import { listPacking, readPacking } from '../contract/packing.ts';
import { hasPermission } from '../domain/roles.ts';
import { answerOrder } from '../orders/order-document.ts';
import { findActiveOrders, findSomeOrders } from '../orders/orders-store.ts';
import type { Staff } from '../platform/http/access.ts';
import { serve } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';

export const packingRouter = Router();

serve(packingRouter, listPacking, async (call) => {
  const { caller, query } = call;
  const confirmed = seesUnconfirmed(caller) ? query.confirmed : 'true';
  return answerPage(listPacking, call, await findActiveOrders({ ...query, confirmed })).map(answerOrder);
});

serve(packingRouter, readPacking, async ({ caller, query }) => {
  const found = await findSomeOrders(query.ids);
  return found.filter(({ confirmedAt }) => seesUnconfirmed(caller) || confirmedAt !== undefined).map(answerOrder);
});

/** Orders that their buyers have not confirmed are the desk's. */
const seesUnconfirmed = ({ role }: Staff) => hasPermission(role, 'orders:read');
