// Nothing gets lost: as many buyers at once as one likes, and every order looked at.
import { asMarkdown } from '../bench/table.ts';
import { runCommand } from '../command.ts';
import { BARE_BESIDE, keepAnswers } from '../load/bare-beside.ts';
import { inWords } from '../load/check-orders.ts';
import { faultsOf } from '../load/faults-of.ts';
import { kindTable, stepTable } from '../load/load-tables.ts';
import { runLoad, type Servers } from '../load/run-load.ts';
import { type Step, stepsUpTo } from '../load/steps.ts';
import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import { untilItAnswers } from '../stack/answers.ts';
import type { Stack } from '../stack/stack.ts';
import { withTestStack } from '../tests/test-stack.ts';

/** Sends so many buyers to a shop of its own, at most so many at once: `npm run load -- 500 40`. */
await runCommand({
  run: (stop, [buyers = '500', most = '40']) => {
    if (![buyers, most].every((text) => /^[1-9]\d*$/.test(text))) {
      throw new Problem('Say how many buyers, and how many of them at once: npm run load -- 500 40');
    }
    const put = async (stack: Stack) => {
      const servers = { shop: `${stack.env.SHOP_URL}/api`, bare: `${stack.env.SHOP_URL}/bare` };
      await keepAnswers(servers.shop, stack.folder);
      await untilItAnswers(`${servers.bare}/products?limit=24`, stop, 200); // it is loaded after the shop's function
      return putLoad(servers, stepsUpTo(Number(most), Number(buyers)));
    };
    return withTestStack(stop, put, BARE_BESIDE);
  },
});

async function putLoad(servers: Servers, steps: Step[]): Promise<number> {
  const { loaded, told } = await runLoad(servers, steps);
  const faults = await faultsOf(told);
  for (const table of [kindTable(loaded), stepTable(loaded)]) say(`\n${asMarkdown(table)}`);
  say(inWords(faults));
  return Object.values(faults).every((count) => count === 0) ? 0 : 1;
}
