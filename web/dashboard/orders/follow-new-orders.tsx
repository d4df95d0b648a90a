import type { ReactElement } from 'react';
import { LiveDatabase } from '../../shared/orders/live-query.tsx';
import { type NewOrders, useNewOrders } from './use-new-orders.ts';

interface FollowNewOrdersProps {
  /** Renders the news. */
  children: (news: NewOrders) => ReactElement;
}

/** In a chunk of its own, because it imports the database's SDK. */
export function FollowNewOrders({ children }: FollowNewOrdersProps) {
  return (
    <LiveDatabase>
      <Following>{children}</Following>
    </LiveDatabase>
  );
}

function Following({ children }: FollowNewOrdersProps) {
  return children(useNewOrders());
}
