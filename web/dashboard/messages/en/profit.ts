import type { COST_KINDS } from '@aloghor/functions/domain/ledger';
import { namespace } from '../../../shared/locale/locale.ts';
import { shop } from '../../../shared/shop.config.ts';

const inTaka = (text: string) => `${text} (${shop.currency.name.en})`;

/** Messages of what orders and products have earned, in English. */
export const profit = namespace('profit', {
  title: 'Profit',
  ofOrder: 'Profit of this order',
  goods: 'Products sold',
  difference: 'Paid more or less than that',
  cost: 'Cost of what was sold',
  spoiled: 'Cost of what came back spoiled',
  spent: {
    courierCharge: 'Couriers’ charges',
    adjustment: 'Taken back or added by couriers',
    compensation: 'Paid by couriers for loss or damage',
  } satisfies Record<(typeof COST_KINDS)[number], string>,
  profit: 'Profit',
  uncosted: (total: string) =>
    `${total} of these sales have no cost: they count as if they had cost nothing. Enter what the products cost you under “Manage Items”; it counts for orders from then on.`,
  uncostedOf: (total: string) => `no cost for ${total}`,
  nothing: 'Nothing was delivered in this period yet.',
  follows:
    'An order counts on the day it is delivered or comes back, with what its products cost when it was placed. What is corrected later counts on that later day, so these figures never change.',
  byProduct: 'Profit by product',
  columns: { name: 'Product', pieces: 'Pieces', sold: 'Sold', cost: 'Cost', profit: 'Profit', share: 'Share' },
  percent: (number: string) => `${number}%`,
  showAll: (count: number) => `Show all ${count} products`,
  csv: 'CSV',
  exportLabel: 'Export CSV: Profit',
  csvFile: (from: string, to: string) => `profit-${from}-${to}.csv`,
  headings: [
    'Product',
    'Name',
    'Pieces',
    inTaka('Sold'),
    inTaka('Cost'),
    inTaka('Sold without a cost'),
    inTaka('Profit'),
    'Share (%)',
  ],
  withoutCost: 'Sold without a cost',
});
