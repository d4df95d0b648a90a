import { useState } from 'react';
import { tOrders } from '../../shared/locale/messages.ts';
import { orderName } from '../../shared/orders/order-card.tsx';
import type { OrderDocument } from '../../shared/orders/order-documents.ts';

/** Tells a screen reader which order has another status, which others see change. */
export function StatusNews({ orders }: { orders: OrderDocument[] }) {
  const [known, setKnown] = useState(orders);
  const [news, setNews] = useState('');
  if (known !== orders) {
    setKnown(orders);
    const moved = orders.filter(({ _id, status }) =>
      known.some((before) => before._id === _id && before.status !== status),
    );
    if (moved.length > 0)
      setNews(moved.map((order) => tOrders.moved(orderName(order), tOrders.statuses[order.status])).join(' '));
  }
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
