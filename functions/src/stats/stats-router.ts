import { Router } from 'express';
import { getAreas, getSales, getStats } from '../contract/stats.ts';
import { serve } from '../http/serve.ts';
import { countShop, findAreas, findBestSellers, findSalesDays } from './stats-store.ts';

export const statsRouter = Router();

serve(statsRouter, getStats, countShop);

serve(statsRouter, getAreas, findAreas);

serve(statsRouter, getSales, async () => {
  const now = Date.now();
  const [days, bestSellers] = await Promise.all([findSalesDays(now), findBestSellers(now)]);
  return { days, bestSellers };
});
