import { Router } from 'express';
import { getOrderProfit, getProfit } from '../contract/profit.ts';
import { getAreas, getRescue, getRevenue, getSales, getStats, getWork, listRevenue } from '../contract/stats.ts';
import { serve } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import { findOrderProfit, findProfit } from './profit-store.ts';
import { requestedRange } from './reported-days.ts';
import { findRescueFigures } from './rescue-store.ts';
import { findRevenue, findRevenueOrders } from './revenue-store.ts';
import { findSales } from './sales-store.ts';
import { countShop, findAreas } from './stats-store.ts';
import { findWork } from './work-store.ts';

export const statsRouter = Router();

serve(statsRouter, getStats, ({ caller }) => countShop(caller.role));

serve(statsRouter, getAreas, findAreas);

serve(statsRouter, getSales, () => findSales(Date.now()));

serve(statsRouter, getRevenue, ({ query }) => findRevenue(requestedRange(query, Date.now())));

serve(statsRouter, getProfit, ({ query }) => findProfit(requestedRange(query, Date.now())));

serve(statsRouter, getOrderProfit, ({ params }) => findOrderProfit(params.id));

serve(statsRouter, getWork, ({ caller, query }) => findWork(requestedRange(query, Date.now()), caller));

serve(statsRouter, getRescue, ({ query }) => findRescueFigures(requestedRange(query, Date.now())));

serve(statsRouter, listRevenue, async (call) => {
  const { by = 'ordered', from, to, ...paging } = call.query;
  const range = requestedRange({ from, to }, Date.now());
  return answerPage(listRevenue, call, await findRevenueOrders(by, range, paging));
});
