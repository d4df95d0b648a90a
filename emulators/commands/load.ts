// Nothing gets lost: as many buyers at once as one likes, and every order looked at.
import { asMarkdown } from '../bench/table.ts';
import { runCommand } from '../command.ts';
import { faultsOf, inWords } from '../load/check-orders.ts';
import { callTable, runLoad } from '../load/run-load.ts';
import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import { withTestStack } from '../tests/test-stack.ts';

/** Sends so many buyers to a shop of its own, at most so many at once: `npm run load -- 500 40`. */
await runCommand({
  run: (stop, [buyers = '500', atOnce = '40']) => {
    if (![buyers, atOnce].every((text) => /^[1-9]\d*$/.test(text))) {
      throw new Problem('Say how many buyers, and how many of them at once: npm run load -- 500 40');
    }
    return withTestStack(stop, async ({ env }) => {
      const { made, told } = await runLoad(`${env.SHOP_URL}/api`, Number(buyers), Number(atOnce));
      const faults = await faultsOf(told);
      say(`\n${asMarkdown(callTable(made))}`);
      say(inWords(faults));
      return Object.values(faults).every((count) => count === 0) ? 0 : 1;
    });
  },
});
