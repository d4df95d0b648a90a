import type { ParcelRow } from '@aloghor/functions/contract/parcels';
import { BY_FILE, type CarrierName } from '@aloghor/functions/domain/couriers';
import { sumOfTaka } from '@aloghor/functions/domain/orders';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Loading, Skeleton } from '../../shared/ui/status.tsx';
import { NotRenewed } from '../layout/page.tsx';
import { booking } from '../messages/en/booking.ts';
import { type BookedOrder, checkQuery } from './booking-api.ts';
import { ParcelProblems } from './parcel-problems.tsx';

interface CheckedOrdersProps {
  courier: CarrierName;
  /** As it writes itself. */
  name: string;
  ids: string[];
  onBook: (orders: BookedOrder[]) => void;
  /** Stands behind the button that books. */
  children: ReactNode;
}

/** Which of the orders a courier can take, with a button that books those; why not the others, one by one. */
export function CheckedOrders({ courier, name, ids, onBook, children }: CheckedOrdersProps) {
  const language = useLanguage();
  const t = useMessages(booking);
  const { data, error, refetch, isFetching } = useQuery(checkQuery(courier, ids));
  const ready = data?.rows.flatMap(orderOf) ?? [];
  const others = data?.rows.filter((row) => orderOf(row).length === 0) ?? [];
  const total = sum(sumOfTaka(ready.map(({ toCollect }) => toCollect)), language);
  return (
    <>
      {error && <NotRenewed error={error} onRetry={refetch} />}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-12 rounded-card" />
        </Loading>
      )}
      {data && <p>{ready.length > 0 ? t.ready(ready.length, total) : t.noneReady}</p>}
      <ParcelProblems rows={others} name={name} />
      <p className="flex flex-wrap gap-2">
        {ready.length > 0 && (
          <Button size="dense" disabled={isFetching} onClick={() => onBook(ready)}>
            {courier === BY_FILE ? t.toFile(ready.length) : t.book(ready.length)}
          </Button>
        )}
        {children}
      </p>
    </>
  );
}

function orderOf({ _id, toCollect, problems }: ParcelRow): BookedOrder[] {
  return problems.length === 0 && toCollect !== undefined ? [{ _id, toCollect }] : [];
}
