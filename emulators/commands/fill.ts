// `npm run fill`: makes the shop as big as one likes, to look at it or to measure it.
import { runCommand } from '../command.ts';
import { Problem } from '../problem.ts';
import { step } from '../progress.ts';
import { GOES_ON, seedMany } from '../seed/seed-many.ts';
import { environmentOf } from '../stack/environment.ts';
import { shopPlan } from '../stack/plan.ts';
import { isFree } from '../stack/ports.ts';
import { stackFolder } from '../stack/stack-folder.ts';
import { Stopped, unlessStopped } from '../stop-signal.ts';

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
