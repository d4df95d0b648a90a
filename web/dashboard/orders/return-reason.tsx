import { RETURN_REASONS, type ReturnReason } from '@aloghor/functions/domain/order-outcomes';
import { useMessages } from '../../shared/locale/locale.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { ordersPage } from '../messages/en/orders.ts';

interface ReturnReasonSelectProps {
  value: ReturnReason | '';
  onChoose: (reason: ReturnReason | '') => void;
  hint?: string | undefined;
}

/** Why something came back; the form is not submitted until it is chosen. */
export function ReturnReasonSelect({ value, onChoose, hint }: ReturnReasonSelectProps) {
  const { parcel: t } = useMessages(ordersPage);
  return (
    <Select
      name="reason"
      label={t.why}
      required
      value={value}
      options={[['', t.choose], ...RETURN_REASONS.map((one) => [one, t.reasons[one]] as const)]}
      hint={hint}
      onChange={onChoose}
    />
  );
}
