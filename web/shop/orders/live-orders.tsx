import { isClosed } from '@aloghor/functions/domain/order-status';
import { mayBuyerCancel } from '@aloghor/functions/domain/orders';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useFirestore } from 'reactfire';
import { callWithToken } from '../../shared/api/client.ts';
import { useIsOnline } from '../../shared/lib/connection.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { ordering, placedOrders, shopPage } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { parcelProgress } from '../../shared/locale/en/parcel.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { LiveDatabase, useLiveQuery } from '../../shared/orders/live-query.tsx';
import { OrderCard } from '../../shared/orders/order-card.tsx';
import { type OrderDocument, orderDocuments } from '../../shared/orders/order-documents.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { ask, showToast } from '../../shared/ui/popup-actions.ts';
import { Announcement, Loading, Notice, Skeleton } from '../../shared/ui/status.tsx';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { OrderReviews } from './order-reviews.tsx';

/** The customer's orders, updated live. */
export function LiveOrders({ uid }: { uid: string }) {
  return (
    <LiveDatabase>
      <OrdersOf uid={uid} />
    </LiveDatabase>
  );
}

function OrdersOf({ uid }: { uid: string }) {
  const tOrders = useMessages(placedOrders);
  const t = useMessages(common);
  const firestore = useFirestore();
  const own = useMemo(
    () => query(collection(firestore, 'orders'), where('uid', '==', uid), orderBy('createdAt', 'desc')),
    [firestore, uid],
  );
  const { documents, isLive, hasFailed } = useLiveQuery(own);
  const isOnline = useIsOnline();
  const isLate = !documents && (isLive === false || !isOnline);
  if (hasFailed || isLate) {
    return <Notice title={t.page.failedTitle} text={hasFailed ? tOrders.liveFailed : tOrders.liveLate} role="alert" />;
  }
  if (!documents) return <OrdersSkeleton />;
  const orders = orderDocuments(documents);
  return (
    <>
      {!(isLive && isOnline) && (
        <p role="status" className="mt-4 text-ink-soft">
          {tOrders.notLive}
        </p>
      )}
      <StatusNews orders={orders} />
      {orders.length === 0 ? <NoOrders /> : <OrderLists orders={orders} />}
    </>
  );
}

function OrderLists({ orders }: { orders: OrderDocument[] }) {
  const tOrders = useMessages(placedOrders);
  return (
    <>
      <OrderList
        title={tOrders.current}
        orders={orders.filter((order) => !isClosed(order.status))}
        empty={tOrders.noCurrent}
      />
      <OrderList
        title={tOrders.history}
        orders={orders.filter((order) => isClosed(order.status))}
        empty={tOrders.noHistory}
      />
    </>
  );
}

function NoOrders() {
  const tShop = useMessages(shopPage);
  const tOrders = useMessages(placedOrders);
  return (
    <Notice title={tOrders.noneTitle} text={tOrders.none}>
      <ButtonLink to={paths.shop}>{tShop.toShop}</ButtonLink>
    </Notice>
  );
}

function OrderList({ title, orders, empty }: { title: string; orders: OrderDocument[]; empty: string }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-4 text-xl">{title}</h2>
      {orders.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <div className="grid gap-5">
        {orders.map((order) => (
          <OrderCard key={order._id} order={{ ...order, orderItems: order.lines }} heading="h3">
            <CancelOrder order={order} />
            <OrderReviews order={{ ...order, orderItems: order.lines }} />
          </OrderCard>
        ))}
      </div>
    </section>
  );
}

function OrdersSkeleton() {
  return (
    <Loading className="mt-8 grid gap-5">
      <Skeleton className="h-7 w-48 rounded" />
      <Skeleton className="h-64 rounded-card" />
    </Loading>
  );
}

/** Announces to screen readers which order has a new status, or whose parcel has moved on. */
function StatusNews({ orders }: { orders: OrderDocument[] }) {
  const language = useLanguage();
  const [known, setKnown] = useState(orders);
  const [news, setNews] = useState('');
  if (known !== orders) {
    setKnown(orders);
    const moved = orders.flatMap((order) => {
      const before = known.find(({ _id }) => _id === order._id);
      return (before && newsOf(before, order, language)) ?? [];
    });
    if (moved.length > 0) setNews(moved.join(' '));
  }
  return <Announcement>{news}</Announcement>;
}

function newsOf(before: OrderDocument, order: OrderDocument, language: LanguageCode): string | undefined {
  const tOrders = messagesIn(language, placedOrders);
  const tParcel = messagesIn(language, parcelProgress);
  const name = messagesIn(language, ordering).orderNumber(order.number);
  if (before.status !== order.status) return tOrders.moved(name, tOrders.statuses[order.status]);
  const { state, courier = '' } = order.sentWith ?? {};
  return state && state !== before.sentWith?.state ? tOrders.moved(name, tParcel.states[state](courier)) : undefined;
}

/** Cancels one's own order, after a question; nothing once the shop has confirmed it, or has money for it. */
function CancelOrder({ order }: { order: OrderDocument }) {
  const language = useLanguage();
  const tOrders = useMessages(placedOrders);
  const [isSending, setIsSending] = useState(false);
  if (!mayBuyerCancel(order)) return null;

  async function cancel() {
    if (isSending) return;
    setIsSending(true);
    try {
      if (await isMeant(order, language)) await send(order._id, language);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Button variant="danger" size="dense" className="mt-5" aria-disabled={isSending} onClick={cancel}>
      {tOrders.cancel}
    </Button>
  );
}

async function isMeant(order: OrderDocument, language: LanguageCode): Promise<boolean> {
  const tOrders = messagesIn(language, placedOrders);
  const { askCancel: question, askCancelText, yesCancel: yes, keep: no } = tOrders;
  return (
    await ask({
      question,
      text: askCancelText(messagesIn(language, ordering).orderNumber(order.number)),
      yes,
      no,
    })
  ).isConfirmed;
}

async function send(id: string, language: LanguageCode): Promise<void> {
  const tOrders = messagesIn(language, placedOrders);
  try {
    await callWithToken('POST /orders/:id/cancel', { params: { id } });
    void showToast(tOrders.isCancelled);
  } catch (error) {
    void showFailure(tOrders.notCancelledTitle, await whyFailed(error, tOrders.notCancelled, language), language);
  }
}
