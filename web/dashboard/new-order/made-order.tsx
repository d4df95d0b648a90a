import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { paths } from '../../shared/paths.ts';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { panelStyle } from '../layout/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { orderQuery } from '../orders/orders-calls.ts';
import { PrintButtons } from '../orders/print-buttons.tsx';
import type { Made } from './use-new-order.ts';

/** The number to tell the buyer, in large; its slip, and the way to the next order. */
export function MadeOrder({ made, onNext }: { made: Made; onNext: () => void }) {
  const { data: order } = useQuery(orderQuery(made.id));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the button that had the focus is gone
  return (
    <section className={`mx-auto grid max-w-xl justify-items-center gap-4 py-10! text-center ${panelStyle}`}>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {tAdmin.newOrder.made(made.name)}
      </h2>
      <p className="font-serif text-4xl tabular-nums">{made.number ?? made.id}</p>
      <p className="text-lg">{tAdmin.newOrder.willCollect(sum(made.toCollect))}</p>
      <p className="text-ink-soft">{tAdmin.newOrder.tellNumber}</p>
      <div className="min-h-11">{order && <PrintButtons order={order} />}</div>
      <div className="flex flex-wrap justify-center gap-2">
        <Link to={paths.dashboard.order(made.id)} className={buttonStyle('quiet')}>
          {tAdmin.newOrder.open}
        </Link>
        <Button onClick={onNext}>{tAdmin.newOrder.next}</Button>
      </div>
    </section>
  );
}
