import { expect, test } from 'vitest';
import { profitCsv, shareOf } from './profit-csv.ts';

const MOON = { _id: 'moon', name: '=Moon', pieces: 2, sold: 2_000, cost: 1_200.5, uncosted: 0, profit: 799.5 };
const SUN = { _id: 'sun', name: 'Sun', pieces: 1, sold: 500, cost: 0, uncosted: 500, profit: 0 };

test('the file has a row for each product, without a profit where no cost is known, and what the range is made of below', () => {
  const shown = {
    from: '2026-11-01',
    to: '2026-11-30',
    orders: 2,
    sums: { goods: 2_500, delivery: 140, discount: -100, difference: -20, cost: 1_200.5, spoiled: 0, uncosted: 500 },
    spent: { courierCharge: 130, adjustment: 15.5, compensation: -40 },
    profit: 1_214,
    products: [MOON, SUN],
  };
  expect(profitCsv(shown as Parameters<typeof profitCsv>[0], 'en').split('\r\n')).toEqual([
    '\uFEFFProduct,Name,Pieces,Sold (Tk),Cost (Tk),Sold without a cost (Tk),Profit (Tk),Share (%)',
    "moon,'=Moon,2,2000,1200.5,0,799.5,100",
    'sun,Sun,1,500,,500,,',
    '',
    'Products sold,2500',
    'Delivery charge,140',
    'Discount,-100',
    'Paid more or less than that,-20',
    'Cost of what was sold,-1200.5',
    'Cost of what came back spoiled,0',
    'Couriers’ charges,-130',
    'Taken back or added by couriers,-15.5',
    'Paid by couriers for loss or damage,40',
    'Profit,1214',
    'Sold without a cost,500',
    '',
  ]);
});

test('shares are of what was earned; a product at a loss has none', () => {
  const products = [{ profit: 300 }, { profit: 100 }, { profit: -50 }];
  expect(products.map((one) => shareOf(one, products))).toEqual([75, 25, 0]);
  expect(shareOf({ profit: 0 }, [{ profit: 0 }])).toBe(0);
});
