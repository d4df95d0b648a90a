import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { BrandSettings } from '@aloghor/functions/domain/brand';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { countQuantity } from '@aloghor/functions/domain/order-outcomes';
import { sumToCollect } from '@aloghor/functions/domain/orders';
import { Fragment } from 'react';
import { count, price } from '../../../shared/lib/format.ts';
import { groupByArea } from '../area-groups.ts';
import { totalToCollect } from '../order-totals.ts';
import { bookedParcel } from './courier-label.tsx';
import { ListHead } from './list-head.tsx';
import { digitsLanguage, type PrintLocale, printedArea, printedDistrict } from './print-locale.ts';

interface HandOverListProps {
  orders: PackingOrder[];
  locale: PrintLocale;
  brand: BrandSettings;
  /** The own rider whose sheet it is: then each buyer signs on it, too. */
  rider?: string | undefined;
  /** The courier whose rider takes all of them. */
  courier?: string | undefined;
}

/** A list for each courier that has parcels of the orders, to be signed by its rider, and one for all others. */
export function HandOverLists({ orders, ...list }: Omit<HandOverListProps, 'rider' | 'courier'>) {
  const couriers = new Set(orders.map(courierOf));
  return [...couriers].map((courier) => (
    <HandOverList
      key={courier ?? ''}
      orders={orders.filter((order) => courierOf(order) === courier)}
      courier={courier}
      {...list}
    />
  ));
}

function courierOf(order: PackingOrder): string | undefined {
  const parcel = bookedParcel(order);
  return parcel && carrierName(parcel);
}

/** What a rider takes along and which sums to bring back, with totals of each area, for both sides to sign. */
export function HandOverList({ orders, locale, brand, rider, courier }: HandOverListProps) {
  const { messages } = locale;
  const groups = groupByArea(orders);
  const placeInList = new Map(groups.flatMap((group) => group.orders).map(({ _id }, place) => [_id, place + 1]));
  return (
    <article className="paper-list">
      <ListHead
        title={[rider === undefined ? messages.handOver : messages.riderSheet, rider ?? courier]
          .filter(Boolean)
          .join(': ')}
        facts={[messages.orders(orders.length), messages.quantity(quantityOf(orders))]}
        locale={locale}
        brand={brand}
      />
      <table>
        <thead>
          <tr>
            <th />
            <th>{messages.order}</th>
            <th>{messages.customer}</th>
            <th>{messages.address}</th>
            <th className="paper-number">{messages.count}</th>
            <th className="paper-number">{messages.collect}</th>
            {rider !== undefined && <th className="paper-signed">{messages.buyerSigns}</th>}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ place, orders: ofArea }) => (
            <Fragment key={place ? `${place.district} ${place.zone}` : ''}>
              {ofArea.map((order) => (
                <OrderRow
                  key={order._id}
                  number={placeInList.get(order._id) ?? 0}
                  order={order}
                  locale={locale}
                  isSigned={rider !== undefined}
                />
              ))}
              {groups.length > 1 && (
                <TotalRow label={areaText(locale, place)} orders={ofArea} locale={locale} className="paper-subtotal" />
              )}
            </Fragment>
          ))}
          <TotalRow label={messages.total} orders={orders} locale={locale} className="paper-total" />
        </tbody>
      </table>
      <div className="paper-signatures">
        {[messages.shopSigns, messages.riderSigns].map((who) => (
          <p key={who}>
            <b>{who}</b>
            <span>{messages.signature}</span>
          </p>
        ))}
      </div>
    </article>
  );
}

interface OrderRowProps {
  /** Its place in the list. */
  number: number;
  order: PackingOrder;
  locale: PrintLocale;
  isSigned: boolean;
}

function OrderRow({ number, order, locale, isSigned }: OrderRowProps) {
  const { messages } = locale;
  const consignmentId = bookedParcel(order)?.consignmentId;
  return (
    <tr>
      <td className="paper-number">{count(number, digitsLanguage(locale))}</td>
      <td className="paper-order">
        {order.number}
        {consignmentId && <span className="paper-consignment">{consignmentId}</span>}
      </td>
      <td className="paper-customer">
        <span className="paper-cut">{order.name || messages.noName}</span>
        {order.mobileNumber}
      </td>
      <td>
        <b>{printedArea(locale, order)}</b>
        <span className="paper-cut">{order.deliveryAddress || messages.noAddress}</span>
      </td>
      <td className="paper-number">{count(countQuantity(order.orderItems), digitsLanguage(locale))}</td>
      <td className="paper-number">{price(sumToCollect(order), digitsLanguage(locale))}</td>
      {isSigned && <td />}
    </tr>
  );
}

interface TotalRowProps extends Pick<OrderRowProps, 'locale'> {
  label: string;
  orders: PackingOrder[];
  className: string;
}

function TotalRow({ label, orders, locale, className }: TotalRowProps) {
  return (
    <tr className={className}>
      <td colSpan={4}>
        {label}: {locale.messages.orders(orders.length)}
      </td>
      <td className="paper-number">{count(quantityOf(orders), digitsLanguage(locale))}</td>
      <td className="paper-number">{price(totalToCollect(orders), digitsLanguage(locale))}</td>
    </tr>
  );
}

function quantityOf(orders: PackingOrder[]): number {
  return countQuantity(orders.flatMap(({ orderItems }) => orderItems));
}

/** The city of Dhaka, or a district. */
function areaText(locale: PrintLocale, place: { district: string; zone: string } | undefined): string {
  if (!place) return locale.messages.noArea;
  return place.zone === 'insideDhaka' ? locale.messages.insideDhaka : printedDistrict(locale, place.district);
}
