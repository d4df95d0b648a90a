import { isRestocked, RETURN_REASONS, type ReturnReason } from '@aloghor/functions/domain/order-outcomes';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/locale/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/fields.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { ordersPage } from '../../messages/en/orders.ts';
import { bench } from '../../messages/en/packing.ts';

interface PackingActionsProps {
  /** Whether something of the parcel is not scanned yet. */
  isMissing: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** Closes a parcel that is packed, or puts it aside. */
export function PackingActions({ isMissing, onClose, onLeave }: PackingActionsProps) {
  const t = useMessages(bench);
  return (
    <div className="flex flex-wrap gap-3">
      <Button className="max-sm:grow" disabled={isMissing} onClick={onClose}>
        <Check aria-hidden className="size-5" />
        {t.close}
      </Button>
      <Button variant="quiet" onClick={onLeave}>
        {t.leave}
      </Button>
    </div>
  );
}

interface ReturnActionsProps {
  orderNumber: string;
  isMissing: boolean;
  isBusy: boolean;
  onRecord: (reason: ReturnReason) => void;
  onLeave: () => void;
}

/** Why a whole parcel came back. Recording it cannot be taken back here, so its consequence stands before the button. */
export function ReturnActions({ orderNumber, isMissing, isBusy, onRecord, onLeave }: ReturnActionsProps) {
  const t = useMessages(bench);
  const { parcel } = useMessages(ordersPage);
  const [reason, setReason] = useState<ReturnReason | ''>('');
  return (
    <Form className="grid gap-4" onSubmit={() => reason && !isBusy && onRecord(reason)}>
      <Select
        name="reason"
        label={parcel.why}
        required
        value={reason}
        options={[['', parcel.choose], ...RETURN_REASONS.map((one) => [one, parcel.reasons[one]] as const)]}
        onChange={setReason}
      />
      <p className="text-ink-soft">
        {isMissing ? t.returnIncomplete : t.returnText(orderNumber, reason === '' || isRestocked(reason))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:grow" disabled={isMissing} aria-disabled={isBusy}>
          <Undo2 aria-hidden className="size-5" />
          {t.recordReturn}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t.leave}
        </Button>
      </div>
    </Form>
  );
}
