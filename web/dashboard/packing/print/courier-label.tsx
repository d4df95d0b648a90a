import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { isHeldByParcel, isUncertain } from '@aloghor/functions/domain/parcels';
import { barCode } from './code-128.ts';

/** With which courier the parcel of an order is booked; undefined where it is with none, or nobody knows. */
export function bookedParcel({ parcel }: Pick<PackingOrder, 'parcel'>): PackingOrder['parcel'] {
  return parcel && isHeldByParcel(parcel) && !isUncertain(parcel.state) ? parcel : undefined;
}

/** What the courier's people read and scan: its name, its number of the parcel as a bar code, and our invoice where that is another. */
export function CourierLabel({ order }: { order: PackingOrder }) {
  const parcel = bookedParcel(order);
  if (!parcel) return null;
  const { invoice, consignmentId } = parcel;
  return (
    <section className="slip-courier">
      <p>
        <b>{carrierName(parcel)}</b> {[consignmentId, invoice !== order.number && invoice].filter(Boolean).join(' · ')}
      </p>
      {consignmentId && <BarCode text={consignmentId} />}
    </section>
  );
}

function BarCode({ text }: { text: string }) {
  const code = barCode(text);
  if (!code) return null;
  return (
    <svg aria-hidden viewBox={`0 0 ${code.width} 1`} preserveAspectRatio="none" shapeRendering="crispEdges">
      <path d={code.bars.map(({ x, width }) => `M${x} 0h${width}v1h-${width}z`).join('')} />
    </svg>
  );
}
