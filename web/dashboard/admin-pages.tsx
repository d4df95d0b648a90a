import { lazy, type ReactNode } from 'react';
import { languageInUse } from '../shared/lib/language.ts';
import { localeSetter } from '../shared/locale/locale-setter.ts';
import { PAGE_PERMISSIONS, type StaffPage } from '../shared/navigation/page-permissions.ts';
import { RequirePermission } from '../shared/session/guards.tsx';
import './dashboard.css';

const AdminHome = lazy(async () => ({ default: (await import('./overview/admin-home.tsx')).AdminHome }));
const AddItem = lazy(async () => ({ default: (await import('./products/add-item.tsx')).AddItem }));
const UpdateItem = lazy(async () => ({ default: (await import('./products/update-item.tsx')).UpdateItem }));
const ManageItems = lazy(async () => ({ default: (await import('./products/manage-items.tsx')).ManageItems }));
const ImportItems = lazy(async () => ({ default: (await import('./product-file/import-items.tsx')).ImportItems }));
const ManageOrders = lazy(async () => ({ default: (await import('./orders/orders-page.tsx')).ManageOrders }));
const Packing = lazy(async () => ({ default: (await import('./packing/packing.tsx')).Packing }));
const ToCall = lazy(async () => ({ default: (await import('./desk/to-call.tsx')).ToCall }));
const NewOrder = lazy(async () => ({ default: (await import('./new-order/new-order.tsx')).NewOrder }));
const OrderHistory = lazy(async () => ({ default: (await import('./orders/orders-page.tsx')).OrderHistory }));
const OrderPage = lazy(async () => ({ default: (await import('./orders/order-page.tsx')).OrderPage }));
const AllUsers = lazy(async () => ({ default: (await import('./users/all-users.tsx')).AllUsers }));
const FeaturedProducts = lazy(async () => ({
  default: (await import('./featured/featured-products.tsx')).FeaturedProducts,
}));
const AdminInbox = lazy(async () => ({ default: (await import('./inbox/admin-inbox.tsx')).AdminInbox }));
const NoticesPage = lazy(async () => ({
  default: (await import('./notifications/notifications-page.tsx')).NotificationsPage,
}));
const AuditLog = lazy(async () => ({ default: (await import('./audit/audit-log.tsx')).AuditLog }));

/** The admin's pages by their paths. */
const PAGES: Record<StaffPage, () => ReactNode> = {
  adminHome: () => <AdminHome />,
  addItems: () => <AddItem />,
  'updateItem/:id': () => <UpdateItem />,
  manageItems: () => <ManageItems />,
  importItems: () => <ImportItems />,
  toCall: () => <ToCall />,
  newOrder: () => <NewOrder />,
  manageOrders: () => <ManageOrders />,
  'manageOrders/:id': () => <OrderPage />,
  packing: () => <Packing />,
  orderHistory: () => <OrderHistory />,
  allUsers: () => <AllUsers />,
  bestProducts: () => <FeaturedProducts key="best" list="best" />,
  propularProducts: () => <FeaturedProducts key="popular" list="popular" />,
  Topselling: () => <FeaturedProducts key="top" list="top" />,
  inbox: () => <AdminInbox />,
  notices: () => <NoticesPage />,
  audit: () => <AuditLog />,
};

/** The words of these pages, in the language in use. */
export async function loadWords(): Promise<void> {
  const { addBanglaSource, loadLocale } = await localeSetter();
  addBanglaSource(() => import('./messages/bangla.ts'));
  await loadLocale(languageInUse());
}

/** One page, for who has its permission. */
export function AdminPage({ path }: { path: StaffPage }) {
  return <RequirePermission permission={PAGE_PERMISSIONS[path]}>{PAGES[path]()}</RequirePermission>;
}
