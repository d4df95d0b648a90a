import { SearchedOrder, searchKeys } from '../src/orders/search-keys.ts';
import { orders, users } from '../src/platform/database/collections.ts';
import { renewSearchKeys } from '../src/platform/search/renew-search-keys.ts';
import { SearchedUser, userKeys } from '../src/users/search-keys.ts';
import { printError } from './exit-code.ts';

process.exitCode = await run();

/** Gives documents of an older version the current search keys, so that admins' searches find them. Idempotent. */
async function run(): Promise<number> {
  if (!process.env.GCLOUD_PROJECT)
    return printError('Say in which project: GCLOUD_PROJECT=<project> npm run renew-search-keys');
  const renewedOrders = await renewSearchKeys(orders, SearchedOrder, (order) => searchKeys(order._id, order));
  const renewedUsers = await renewSearchKeys(users, SearchedUser, userKeys);
  console.warn(`${renewedOrders} ${renewedOrders === 1 ? 'order is' : 'orders are'} found by new keys.`);
  console.warn(`${renewedUsers} ${renewedUsers === 1 ? 'user is' : 'users are'} found by new keys.`);
  return 0;
}
