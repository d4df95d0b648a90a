import type { BookedParcel } from '@aloghor/functions/contract/parcel-notes';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { isClosed, type OrderStatus } from '@aloghor/functions/domain/order-status';
import { isHeldByParcel, isUncertain } from '@aloghor/functions/domain/parcels';
import { useMessages } from '../../shared/locale/locale.ts';
import { SwitchField } from '../form/choices.tsx';
import { booking } from '../messages/en/booking.ts';

interface InPanelSwitchProps {
  order: { status: OrderStatus };
  parcel: BookedParcel | undefined;
  value: boolean;
  onType: (value: boolean) => void;
}

/** While a courier has the parcel of an open order: whether its panel was told of another sum, too. Else nothing. */
export function InPanelSwitch({ order, parcel, value, onType }: InPanelSwitchProps) {
  const t = useMessages(booking);
  if (!parcel || isClosed(order.status) || !isHeldByParcel(parcel) || isUncertain(parcel.state)) return null;
  return (
    <SwitchField value={value} onType={onType}>
      {t.inPanel(carrierName(parcel))}
    </SwitchField>
  );
}
