import type { BookedParcel } from '@aloghor/functions/contract/parcel-notes';
import { carrierName } from '@aloghor/functions/domain/couriers';
import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { isStillToCollect } from '@aloghor/functions/domain/parcels';
import { useMessages } from '../../shared/locale/locale.ts';
import { SwitchField } from '../form/choices.tsx';
import { booking } from '../messages/en/booking.ts';

interface InPanelSwitchProps {
  order: { status: OrderStatus };
  parcel: BookedParcel | undefined;
  value: boolean;
  onType: (value: boolean) => void;
}

/** While a courier is still to collect for an open order: whether its panel was told of another sum, too. Else nothing. */
export function InPanelSwitch({ order, parcel, value, onType }: InPanelSwitchProps) {
  const t = useMessages(booking);
  if (!parcel || !isStillToCollect(order, parcel)) return null;
  return (
    <SwitchField value={value} onType={onType}>
      {t.inPanel(carrierName(parcel))}
    </SwitchField>
  );
}
