import type { Order } from '@aloghor/functions/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '../api/admin-orders.ts';
import { OrderDetail } from './order-detail.tsx';

/** An order opened in its list; who changed it is asked only now. */
export function OpenedOrder({ order }: { order: Order }) {
  const { data } = useQuery(orderQuery(order._id));
  return <OrderDetail order={order} changes={data?.changes} />;
}
