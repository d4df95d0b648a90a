import type { ReactElement } from 'react';
import { LiveDatabase } from '../../orders/live-query.tsx';
import { type NewOrders, useNewOrders } from './use-new-orders.ts';

interface FollowNewOrdersProps {
  /** Draws what is known. */
  children: (news: NewOrders) => ReactElement;
}

/** What brings the database's own code along. */
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
