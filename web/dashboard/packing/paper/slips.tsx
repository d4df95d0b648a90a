import type { Order } from '@aloghor/functions/contract/orders';
import type { Pen } from './paper-language.ts';
import { Slip } from './slip.tsx';
import type { SlipPaper } from './slip-papers.ts';
import './paper.css';

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
