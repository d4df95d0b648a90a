import type { Order } from '@aloghor/functions/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { OrderDetail } from './order-detail.tsx';
import { orderQuery } from './orders-calls.ts';

/** An order opened in its list; who changed it is asked only now. */
export function OpenedOrder({ order }: { order: Order }) {
  const { data } = useQuery(orderQuery(order._id));
  return <OrderDetail order={order} changes={data?.changes} />;
}
