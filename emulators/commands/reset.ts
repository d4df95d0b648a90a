// `npm run reset`: the only command that deletes data of the shop of `npm start`.
import { rmSync } from 'node:fs';
import { runCommand } from '../shop/command.ts';
import { Problem } from '../shop/problem.ts';
import { say } from '../shop/progress.ts';
import { EMPTY_FOLDER, SHOP_FOLDER } from '../shop/stack/plan.ts';
import { isFree, shopPorts } from '../shop/stack/ports.ts';

/** Forgets all data of the shop: orders, accounts, changed products and uploaded pictures. */
await runCommand({
  run: async () => {
    if (!(await isFree(shopPorts().imageHost))) {
      throw new Problem('The shop is running: stop it with Ctrl+C, then reset it.');
    }
    for (const folder of [SHOP_FOLDER, EMPTY_FOLDER]) rmSync(folder, { recursive: true, force: true });
    say('› The shop is empty; the next npm start fills it with the catalogue again.');
    return 0;
  },
});
