import { recountSales } from '../src/stats/recount-sales.ts';
import { printError } from './exit-code.ts';

process.exitCode = await run();

/** Counts the deliveries of the last days, for the best sellers: an older version kept no daily counts. */
async function run(): Promise<number> {
  if (!process.env.GCLOUD_PROJECT)
    return printError('Say in which project: GCLOUD_PROJECT=<project> npm run recount-sales');
  const days = await recountSales(Date.now());
  console.warn(`The sales of ${days} ${days === 1 ? 'day' : 'days'} before today are counted.`);
  return 0;
}
