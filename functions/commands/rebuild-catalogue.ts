import { rebuildCatalogue } from '../src/catalogue/rebuild-catalogue.ts';
import { updateAllSoldOut } from '../src/stock/update-sold-out.ts';
import { counted, runInProject } from './run-command.ts';

// Rebuilds the catalogue that shoppers browse, with what is sold out, after products, lists, settings or the stock were
// changed by hand.
await runInProject('rebuild-catalogue', async () => {
  const { shards } = await rebuildCatalogue();
  await updateAllSoldOut();
  console.warn(`The catalogue is rebuilt: a head and ${counted(shards.length, 'shard', 'shards')}.`);
});
