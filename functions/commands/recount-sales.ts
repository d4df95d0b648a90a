import { recountSales } from '../src/stats/recount-sales.ts';
import { counted, runInProject } from './run-command.ts';

// Counts the deliveries of the last days, for the best sellers: an older version kept no daily counts.
await runInProject('recount-sales', async () => {
  const days = await recountSales(Date.now());
  console.warn(`The sales of ${counted(days, 'day', 'days')} before today are counted.`);
});
