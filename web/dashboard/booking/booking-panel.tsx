import { type CarrierName, courierNamed } from '@aloghor/functions/domain/couriers';
import { useEffect, useRef } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Problem } from '../../shared/ui/status.tsx';
import { NotRenewed } from '../layout/page.tsx';
import { booking } from '../messages/en/booking.ts';
import { dataTable } from '../messages/en/common.ts';
import { useCouriers } from './booking-api.ts';
import { BookingResult } from './booking-result.tsx';
import { CheckedOrders } from './checked-orders.tsx';
import { useBooking } from './use-booking.ts';

interface BookingPanelProps {
  /** The orders, by their ids. */
  ids: string[];
  courier: CarrierName;
  onClose: () => void;
}

/** Books orders with a courier: it shows what can be booked and what cannot, books on a click, and tells what came of it. */
export function BookingPanel({ ids, courier, onClose }: BookingPanelProps) {
  const language = useLanguage();
  const t = useMessages(booking);
  const tDataTable = useMessages(dataTable);
  const { data: couriers = [], error, refetch } = useCouriers();
  const { step, book, goOn } = useBooking(courier);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // it may open far above the button
  const chosen = couriers.find((one) => one.courier === courier);
  const name = chosen?.name ?? courierNamed(courier).name;
  const title = t.title(name);
  const refusedUntil = chosen?.refusedUntil;

  if (step.at === 'done')
    return <BookingResult {...step} courier={courier} name={name} onGoOn={() => void goOn()} onClose={onClose} />;
  return (
    <section aria-label={title} className="mb-4 grid gap-3 rounded-card border border-line bg-white px-4 py-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h2>
      {error && <NotRenewed error={error} onRetry={refetch} />}
      {refusedUntil !== undefined && <Problem>{t.keysRefusedUntil(name, shopTime(refusedUntil, language))}</Problem>}
      {step.at === 'working' ? (
        <p role="status" className="font-semibold tabular-nums">
          {t.working(step.count, step.total)}
        </p>
      ) : (
        <CheckedOrders key={courier} courier={courier} name={name} ids={ids} onBook={(orders) => void book(orders)}>
          <Button variant="quiet" size="dense" onClick={onClose}>
            {tDataTable.close}
          </Button>
        </CheckedOrders>
      )}
    </section>
  );
}
