import { expect, test } from 'vitest';
import { dashboard as bangla } from './bn/dashboard.ts';
import { dashboard as english } from './en/dashboard.ts';

// People who use speech input speak the text that they see on a button.
test.each([
  ['English', english],
  ['Bangla', bangla],
])(
  'the accessible name of each button contains its visible text, in %s',
  (_, { revenue, users, items, notifications, desk, orders }) => {
    const { unpaid } = revenue.figures;
    const buttons: [onIt: string, name: string][] = [
      [`${revenue.csv}: ${unpaid}`, revenue.exportOf(unpaid)],
      [revenue.csv, revenue.exportOf(revenue.figures.ordered)],
      [users.promote, users.promoteOf('a@shop.example')],
      [items.shown, items.inShopOf(items.shown, 'Moon')],
      [items.hidden, items.inShopOf(items.hidden, 'Moon')],
      [items.update, items.updateOf('Moon')],
      [items.delete, items.deleteOf('Moon')],
      [notifications.again, notifications.againOf('A-1042', 'x')],
      [desk.undo, desk.undoOf('A-1042')],
      [orders.changeButton, orders.changeNow('A-1042')],
    ];
    expect(buttons.filter(([onIt, name]) => !name.includes(onIt))).toEqual([]);
  },
);
