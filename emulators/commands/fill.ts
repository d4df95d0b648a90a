// `npm run fill`: makes the shop as big as one likes, to look at it or to measure it.

import { GOES_ON, seedMany } from '../data/generated/seed-many.ts';
import { runCommand } from '../shop/command.ts';
import { Problem } from '../shop/problem.ts';
import { step } from '../shop/progress.ts';
import { environmentOf } from '../shop/stack/environment.ts';
import { shopPlan } from '../shop/stack/plan.ts';
import { isFree } from '../shop/stack/ports.ts';
import { stackFolder } from '../shop/stack/stack-folder.ts';
import { Stopped, unlessStopped } from '../shop/stop-signal.ts';

/** Adds seed data to the shop that `npm start` has opened: `npm run fill -- 10000 5000` for so many products and orders. */
await runCommand({
  run: async (stop, args) => {
    const [products, orders = 0] = args.map(Number);
    if (!isAmount(products) || !isAmount(orders)) {
      throw new Problem('Say how many products, and how many orders: npm run fill -- 10000 5000');
    }
    const plan = shopPlan();
    if (await isFree(plan.ports.firestore)) throw new Problem('Open the shop with npm start first, then fill it.');
    Object.assign(process.env, environmentOf(plan, stackFolder(plan.folder)));
    const work = `Writing ${products} products and ${orders} orders`;
    const written = unlessStopped(stop, seedMany({ products, orders }));
    await step(work, () => written.catch(rejectInWords));
    return 0;
  },
});

/** A shop with half of its seed data looks like one with all, so a stop is said as well. */
function rejectInWords(error: unknown): never {
  throw error instanceof Stopped ? new Problem(`Stopped before everything was written. ${GOES_ON}`) : error;
}

function isAmount(number: number | undefined): number is number {
  return Number.isInteger(number) && Number(number) >= 0;
}
