import { SearchedOrder, searchKeys } from '../src/orders/search-keys.ts';
import { orders, users } from '../src/platform/database/collections.ts';
import { renewSearchKeys } from '../src/platform/search/renew-search-keys.ts';
import { SearchedUser, userKeys } from '../src/users/search-keys.ts';
import { counted, runInProject } from './run-command.ts';

// Gives documents of an older version the current search keys, so that admins' searches find them. Idempotent.
await runInProject('renew-search-keys', async () => {
  const renewedOrders = await renewSearchKeys(orders, SearchedOrder, (order) => searchKeys(order._id, order));
  const renewedUsers = await renewSearchKeys(users, SearchedUser, userKeys);
  console.warn(`${counted(renewedOrders, 'order is', 'orders are')} found by new keys.`);
  console.warn(`${counted(renewedUsers, 'user is', 'users are')} found by new keys.`);
});
