// Nothing gets lost: as many buyers at once as one likes, and every order looked at.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asMarkdown } from '../bench/table.ts';
import { runCommand } from '../command.ts';
import { faultsOf, inWords } from '../load/check-orders.ts';
import { kindTable, stepTable } from '../load/load-tables.ts';
import { runLoad, type Servers, type Step, stepsUpTo } from '../load/run-load.ts';
import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import { untilItAnswers } from '../stack/answers.ts';
import type { FurtherFunction } from '../stack/plan.ts';
import type { Stack } from '../stack/stack.ts';
import type { StackFolder } from '../stack/stack-folder.ts';
import { withTestStack } from '../tests/test-stack.ts';

const BARE = fileURLToPath(new URL('../bench/bare-function.ts', import.meta.url));

const ANSWERS = 'bare-answers.json';

/** It answers reads with the bytes of a file, which is found from its own folder. */
const BARE_BESIDE: FurtherFunction = {
  name: 'bare',
  region: 'asia-south1',
  source: BARE,
  env: { BARE_ANSWERS: `../${ANSWERS}` },
};

/** Keeps what the shop answers to a buyer who looks around. */
async function keepAnswers(shop: string, { path }: StackFolder): Promise<void> {
  const list = await textOf(`${shop}/products?limit=24`);
  const lamps = JSON.parse(await textOf(`${shop}/products`)) as { _id: string }[]; // by the contract
  const items = lamps.map(async ({ _id }) => [`GET /item/${_id}`, await textOf(`${shop}/item/${_id}`)]);
  const answers = Object.fromEntries([['GET /products?limit=24', list], ...(await Promise.all(items))]);
  writeFileSync(join(path, ANSWERS), JSON.stringify(answers));
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

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
