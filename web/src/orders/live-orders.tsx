import { isClosed, type OrderItem, type OrderStatus } from '@aloghor/functions/contract/orders';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { use } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore, useFirestoreCollectionData } from 'reactfire';
import { t } from '../messages/messages.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Notice } from '../ui/status.tsx';
import { database } from './database.ts';
import { OrderCard } from './order-card.tsx';

/** An order as it lies in Firestore, as far as its owner's page shows it. */
interface OrderDocument {
  _id: string;
  date: string;
  status: OrderStatus;
  totalPrice: number;
  lines: OrderItem[];
}

/** The orders of this customer, changing by themselves when the shop changes them. */
export function LiveOrders({ uid }: { uid: string }) {
  const { app, firestore } = use(database);
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>
        <OrdersOf uid={uid} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

function OrdersOf({ uid }: { uid: string }) {
  const own = query(collection(useFirestore(), 'orders'), where('uid', '==', uid), orderBy('createdAt', 'desc'));
  const { status, data } = useFirestoreCollectionData(own, { idField: '_id' });
  if (status === 'error') return <Notice title={t.page.failedTitle} text={t.order.liveFailed} role="alert" />;
  if (status === 'loading') return <OrdersSkeleton />;
  const orders = data as unknown as OrderDocument[]; // written by our server alone
  return (
    <>
      <OrderList
        title={t.order.current}
        orders={orders.filter((order) => !isClosed(order.status))}
        empty={t.order.noCurrent}
      />
      <OrderList
        title={t.order.history}
        orders={orders.filter((order) => isClosed(order.status))}
        empty={t.order.noHistory}
      />
    </>
  );
}

function OrderList({ title, orders, empty }: { title: string; orders: OrderDocument[]; empty: string }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-4 text-xl">{title}</h2>
      {orders.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <div className="grid gap-5">
        {orders.map(({ lines, ...order }) => (
          <OrderCard key={order._id} order={{ ...order, orderItems: lines }} />
        ))}
      </div>
    </section>
  );
}

export function OrdersSkeleton() {
  return (
    <div role="status" aria-label={t.page.loading} className="mt-8 grid gap-5">
      <Skeleton className="h-7 w-48 rounded" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
