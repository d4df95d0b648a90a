import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { Fragment } from 'react';
import { delivery } from '../../shared/locale/en/buying.ts';
import { useMessages } from '../../shared/locale/locale.ts';

interface DeliveryChargesProps {
  settings: DeliverySettings;
  /** As sums are written on the page. */
  format: (taka: number) => string;
}

/** `Delivery: ৳70 in Dhaka city · ৳130 in other districts · free from ৳5,000` */
export function DeliveryCharges({ settings: { charges, freeFrom }, format }: DeliveryChargesProps) {
  const tDelivery = useMessages(delivery);
  const all = charges.map(({ zone, taka }) => tDelivery.chargeIn[zone](taka === 0 ? tDelivery.free : format(taka)));
  if (freeFrom !== undefined) all.push(tDelivery.freeFrom(format(freeFrom)));
  return (
    <span>
      {tDelivery.title}:{' '}
      {all.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <span> </span>}
          <span className="inline-block">
            <span>{part}</span>
            {index < all.length - 1 && <span>{' ·'}</span>}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
