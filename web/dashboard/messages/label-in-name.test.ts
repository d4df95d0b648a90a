import { expect, test } from 'vitest';
import { addMessages, messagesIn } from '../../shared/locale/locale.ts';
import * as bangla from './bn/messages.ts';
import { notificationsPage, usersPage } from './en/admin.ts';
import { deskPage } from './en/desk.ts';
import { ordersPage } from './en/orders.ts';
import { revenue } from './en/overview.ts';
import { productsPage } from './en/products.ts';
import { ridersPage } from './en/riders.ts';

addMessages('bn', bangla);

// People who use speech input speak the text that they see on a button.
test.each(['en', 'bn'] as const)('the accessible name of each button contains its visible text, in %s', (language) => {
  const tUsers = messagesIn(language, usersPage);
  const tNotifications = messagesIn(language, notificationsPage);
  const tDesk = messagesIn(language, deskPage);
  const tOrders = messagesIn(language, ordersPage);
  const tRevenue = messagesIn(language, revenue);
  const tProducts = messagesIn(language, productsPage);
  const tRiders = messagesIn(language, ridersPage);
  const { unpaid, ordered } = tRevenue.figures;
  const buttons: [onIt: string, name: string][] = [
    [`${tRevenue.csv}: ${unpaid}`, tRevenue.exportOf(unpaid)],
    [tRevenue.csv, tRevenue.exportOf(ordered)],
    [tUsers.promote, tUsers.promoteOf('a@shop.example')],
    [tProducts.shown, tProducts.inShopOf(tProducts.shown, 'Moon')],
    [tProducts.hidden, tProducts.inShopOf(tProducts.hidden, 'Moon')],
    [tProducts.update, tProducts.updateOf('Moon')],
    [tNotifications.again, tNotifications.againOf('A-1042', 'x')],
    [tDesk.undo, tDesk.undoOf('A-1042')],
    [tOrders.changeButton, tOrders.changeNow('A-1042')],
    ...Object.values(tRiders.acts).map((act): [string, string] => [act, tRiders.actOf(act, 'A-1042')]),
    [tRiders.notYet, tRiders.notYetOf('A-1042')],
  ];
  expect(buttons.filter(([onIt, name]) => !name.includes(onIt))).toEqual([]);
});
