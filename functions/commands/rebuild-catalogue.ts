import { rebuildCatalogue } from '../src/catalogue/rebuild-catalogue.ts';
import { updateAllSoldOut } from '../src/stock/update-sold-out.ts';
import { printError } from './exit-code.ts';

process.exitCode = await run();

/**
 * Rebuilds the catalogue that shoppers browse, after products, categories, lists or the stock were changed by hand, and
 * says in it what is sold out.
 */
async function run(): Promise<number> {
  if (!process.env.GCLOUD_PROJECT)
    return printError('Say in which project: GCLOUD_PROJECT=<project> npm run rebuild-catalogue');
  const { shards } = await rebuildCatalogue();
  await updateAllSoldOut();
  console.warn(`The catalogue is rebuilt: a head and ${shards.length} ${shards.length === 1 ? 'shard' : 'shards'}.`);
  return 0;
}
