import type { OpenParcel } from '@aloghor/functions/contract/parcel-ways';
import { BY_FILE, carrierName } from '@aloghor/functions/domain/couriers';
import { isInDoubt, isUncertain } from '@aloghor/functions/domain/parcels';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { CompensationPart } from '../booking/compensation.tsx';
import { FileActions } from '../booking/file-actions.tsx';
import { ParcelState } from '../booking/parcel-state.tsx';
import { UnknownParcel } from '../booking/unknown-parcel.tsx';
import { panelStyle } from '../layout/page.tsx';
import { booking } from '../messages/en/booking.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { rescue } from '../messages/en/rescue.ts';
import { ParcelDoubt } from '../orders/parcel-doubt.tsx';
import { shortTime } from '../orders/parcel-notes.tsx';
import { PagedCards, usePagedList } from '../table/paged-list.tsx';
import { type OpenList, openParcelsQuery } from './rescue-api.ts';

/** The parcels of which somebody is to find out what is true, or for which couriers are asked to pay; the oldest first. */
export function OpenParcels({ list: name }: { list: OpenList }) {
  const t = useMessages(rescue);
  const list = usePagedList((cursor) => openParcelsQuery(name, cursor), name);
  return (
    <>
      <InFile rows={list.page.data?.reply ?? []} />
      <PagedCards
        {...list}
        empty={<Notice title={t.empty[name].title} text={t.empty[name].text} />}
        card={(row) => <OpenParcelCard row={row} />}
      />
    </>
  );
}

/** What can be said at once of the parcels of this page that are in the file of a courier. */
function InFile({ rows }: { rows: OpenParcel[] }) {
  const t = useMessages(booking);
  const inFile = rows.filter(({ parcel }) => parcel.courier === BY_FILE && isUncertain(parcel.state));
  const names = [...new Set(inFile.map(({ parcel }) => carrierName(parcel)))];
  return names.map((name) => {
    const its = inFile.filter(({ parcel }) => carrierName(parcel) === name);
    return (
      <section key={name} aria-label={`${name}: ${t.inFile}`} className={`${panelStyle} mb-4 grid gap-3`}>
        <p>{t.fileDone(its.length, its.length, name)}</p>
        <div className="flex flex-wrap gap-2">
          <FileActions parcels={its.map(({ order, parcel }) => ({ _id: order._id, parcel }))} name={name} />
        </div>
      </section>
    );
  });
}

function OpenParcelCard({ row: { order, parcel, since, isEarlier } }: { row: OpenParcel }) {
  const language = useLanguage();
  const t = useMessages(rescue);
  const tBooking = useMessages(booking);
  const tOrders = useMessages(ordersPage);
  return (
    <article aria-label={order.number} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-4">
          <Link
            to={paths.dashboard.order(order._id)}
            className="font-semibold text-bottle underline-offset-4 hover:underline"
          >
            {order.number}
          </Link>
          <span>{order.name || tOrders.noName}</span>
          <span>{tBooking.withCourier(carrierName(parcel), parcel.invoice)}</span>
        </p>
        <p className="text-ink-soft text-sm">{t.since(shortTime(since, language))}</p>
      </div>
      <ParcelState parcel={parcel} />
      {isEarlier && <p className="font-semibold text-sm">{t.isEarlier}</p>}
      {isUncertain(parcel.state) && <UnknownParcel orderId={order._id} parcel={parcel} />}
      {isInDoubt(parcel) && !isUncertain(parcel.state) && <ParcelDoubt order={order} parcel={parcel} />}
      <CompensationPart orderId={order._id} parcel={parcel} />
    </article>
  );
}
