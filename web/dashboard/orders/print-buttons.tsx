import type { Order } from '@aloghor/functions/contract/orders';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Printout } from '../layout/printout.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { OrderSheet, type SheetKind } from './order-sheet.tsx';

/** Prints the packing slip that goes into the parcel, or the invoice. */
export function PrintButtons({ order }: { order: Order }) {
  const [sheet, setSheet] = useState<SheetKind>();
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="dense" onClick={() => setSheet('slip')}>
        <Printer aria-hidden className="size-4" />
        {tAdmin.orders.printSlip}
      </Button>
      <Button variant="quiet" size="dense" onClick={() => setSheet('invoice')}>
        <Printer aria-hidden className="size-4" />
        {tAdmin.orders.printInvoice}
      </Button>
      {sheet && (
        <Printout key={sheet} onDone={() => setSheet(undefined)}>
          <OrderSheet sheet={sheet} order={order} />
        </Printout>
      )}
    </div>
  );
}
