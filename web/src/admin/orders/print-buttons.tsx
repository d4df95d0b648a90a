import type { Order } from '@aloghor/functions/contract/orders';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { OrderSheet, type Sheet } from './order-sheet.tsx';

/** Prints the packing slip that goes into the parcel, or the invoice. */
export function PrintButtons({ order }: { order: Order }) {
  const [sheet, setSheet] = useState<Sheet>();

  useEffect(() => {
    if (!sheet) return;
    const putAway = () => setSheet(undefined);
    window.addEventListener('afterprint', putAway);
    // A name in Bangla needs a font that may still be loading.
    void document.fonts.ready.then(() => window.print());
    return () => window.removeEventListener('afterprint', putAway);
  }, [sheet]);

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
      {sheet && createPortal(<OrderSheet sheet={sheet} order={order} />, document.body)}
    </div>
  );
}
