import type { OrderWithChanges } from '@aloghor/functions/contract/orders';
import { isInShop } from '@aloghor/functions/domain/order-status';
import { isHeldByParcel } from '@aloghor/functions/domain/parcels';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { booking } from '../messages/en/booking.ts';
import { couriersQuery } from './booking-api.ts';
import { BookingPanel } from './booking-panel.tsx';

/** Books one order with a courier, from its own page; nothing where that cannot be. */
export function BookOne({ order }: { order: Pick<OrderWithChanges, '_id' | 'status' | 'parcel'> }) {
  const t = useMessages(booking);
  const [isOpen, setIsOpen] = useState(false);
  const [first] = useCouriers();
  const isPossible = isInShop(order.status) && !isHeldByParcel(order.parcel);
  if (!first || (!isPossible && !isOpen)) return null;
  if (isOpen) return <BookingPanel ids={[order._id]} courier={first} onClose={() => setIsOpen(false)} />;
  return (
    <Button variant="quiet" size="dense" className="justify-self-start" onClick={() => setIsOpen(true)}>
      {t.open}
    </Button>
  );
}

/** The couriers with which this visitor may book; none where they are off. */
export function useCouriers() {
  const mayBook = hasPermission(useSession().visitor, 'orders:change');
  const { data = [] } = useQuery({ ...couriersQuery, enabled: mayBook });
  return data.map(({ courier }) => courier);
}
