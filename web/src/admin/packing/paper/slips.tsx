import type { Order } from '@aloghor/functions/contract/orders';
import type { Pen } from './paper-language.ts';
import { Slip } from './slip.tsx';
import './paper.css';

/** The paper that slips go on: four on a sheet to cut, or a label each. */
export const SLIP_PAPERS = ['a4', 'a6'] as const;
export type SlipPaper = (typeof SLIP_PAPERS)[number];

const SLIPS_ON: Record<SlipPaper, number> = { a4: 4, a6: 1 };

/** A slip for each order, in their order. */
export function Slips({ orders, paper, pen }: { orders: Order[]; paper: SlipPaper; pen: Pen }) {
  return sheetsOf(orders, SLIPS_ON[paper]).map((some) => (
    <div key={some[0]?._id} className={`paper paper-${paper}`}>
      {some.map((order) => (
        <Slip key={order._id} order={order} pen={pen} />
      ))}
    </div>
  ));
}

function sheetsOf(orders: Order[], size: number): Order[][] {
  return Array.from({ length: Math.ceil(orders.length / size) }, (_, sheet) =>
    orders.slice(sheet * size, (sheet + 1) * size),
  );
}
