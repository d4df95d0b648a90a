import type { ComponentType } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';
import { DashboardLayout } from '../shared/app/dashboard-layout.tsx';
import { OtherApplication } from '../shared/app/other-application.tsx';
import { PageHead } from '../shared/app/page-head.tsx';
import { notFound } from '../shared/locale/en/not-found.ts';
import { useMessages } from '../shared/locale/locale.ts';
import { Navbar } from '../shared/navigation/navbar.tsx';
import { STAFF_PAGES, STAFF_PATHS, type StaffPage } from '../shared/navigation/page-permissions.ts';
import { SkipLink } from '../shared/navigation/skip-link.tsx';
import { MEMBER_PATHS, paths } from '../shared/paths.ts';
import { RequirePermission, RequireUser } from '../shared/session/guards.tsx';
import { type LazyPage, lazyPage } from '../shared/start/lazy-page.tsx';
import { ButtonLink } from '../shared/ui/link.tsx';
import { Notice } from '../shared/ui/status.tsx';
import { LiveDesk } from './desk/live-desk.tsx';

const AdminHome = lazyPage(() => import('./overview/admin-home.tsx'), 'AdminHome');
const AddItem = lazyPage(() => import('./products/add-item.tsx'), 'AddItem');
const UpdateItem = lazyPage(() => import('./products/update-item.tsx'), 'UpdateItem');
const ManageItems = lazyPage(() => import('./products/manage-items.tsx'), 'ManageItems');
const ImportItems = lazyPage(() => import('./product-file/import-items.tsx'), 'ImportItems');
const ManageOrders = lazyPage(() => import('./orders/orders-page.tsx'), 'ManageOrders');
const Packing = lazyPage(() => import('./packing/packing.tsx'), 'Packing');
const PackingBench = lazyPage(() => import('./packing/bench/bench.tsx'), 'PackingBench');
const RidersPage = lazyPage(() => import('./riders/riders-page.tsx'), 'RidersPage');
const RescuePage = lazyPage(() => import('./rescue/rescue-page.tsx'), 'RescuePage');
const PayoutsPage = lazyPage(() => import('./payouts/payouts-page.tsx'), 'PayoutsPage');
const PayoutPage = lazyPage(() => import('./payouts/payout-page.tsx'), 'PayoutPage');
const ToCall = lazyPage(() => import('./desk/to-call.tsx'), 'ToCall');
const NewOrder = lazyPage(() => import('./new-order/new-order.tsx'), 'NewOrder');
const OrderHistory = lazyPage(() => import('./orders/orders-page.tsx'), 'OrderHistory');
const OrderPage = lazyPage(() => import('./desk/changeable-order-page.tsx'), 'ChangeableOrderPage');
const CustomersPage = lazyPage(() => import('./customers/customers-page.tsx'), 'CustomersPage');
const AllUsers = lazyPage(() => import('./users/all-users.tsx'), 'AllUsers');
const FeaturedProducts = lazyPage(() => import('./featured/featured-products.tsx'), 'FeaturedProducts');
const InboxPage = lazyPage(() => import('./inbox/inbox-page.tsx'), 'InboxPage');
const ReviewsPage = lazyPage(() => import('./reviews/reviews-page.tsx'), 'ReviewsPage');
const NotificationsPage = lazyPage(() => import('./notifications/notifications-page.tsx'), 'NotificationsPage');
const SettingsPage = lazyPage(() => import('./settings/settings-page.tsx'), 'SettingsPage');
const ContentPage = lazyPage(() => import('./content/content-page.tsx'), 'ContentPage');
const ContentSubject = lazyPage(() => import('./content/content-subject.tsx'), 'ContentSubject');
const PeoplePage = lazyPage(() => import('./people/people-page.tsx'), 'PeoplePage');
const AuditLog = lazyPage(() => import('./audit/audit-log.tsx'), 'AuditLog');

/** The staff's pages by their paths, below `/dashboard`. */
const PAGES: Record<StaffPage, ComponentType | LazyPage> = {
  adminHome: AdminHome,
  addItems: AddItem,
  'updateItem/:id': UpdateItem,
  manageItems: ManageItems,
  importItems: ImportItems,
  toCall: ToCall,
  newOrder: NewOrder,
  manageOrders: ManageOrders,
  'manageOrders/:id': OrderPage,
  packing: Packing,
  'packing/bench': PackingBench,
  riders: RidersPage,
  rescue: RescuePage,
  payouts: PayoutsPage,
  'payouts/:id': PayoutPage,
  orderHistory: OrderHistory,
  customers: CustomersPage,
  allUsers: AllUsers,
  bestProducts: () => <FeaturedProducts key="best" list="best" />,
  propularProducts: () => <FeaturedProducts key="popular" list="popular" />,
  Topselling: () => <FeaturedProducts key="top" list="top" />,
  inbox: InboxPage,
  reviews: ReviewsPage,
  notices: NotificationsPage,
  settings: SettingsPage,
  content: ContentPage,
  'content/:topic': ContentSubject,
  people: PeoplePage,
  audit: AuditLog,
};

/** Loads the code of the page at this address, beside what has to come before it; resolves also when it does not come. */
export async function loadPageAhead(pathname: string): Promise<void> {
  const path = STAFF_PATHS.find((one) => matchPath(`/dashboard/${one}`, pathname));
  const page = path && PAGES[path];
  if (page && 'loadAhead' in page) await page.loadAhead().catch(() => undefined); // it is asked for again where it is shown
}

/** A page, for staff with its permission. */
function permitted(path: StaffPage): ComponentType {
  const Page = PAGES[path];
  return () => (
    <RequirePermission permission={STAFF_PAGES[path].permission}>
      <Page />
    </RequirePermission>
  );
}

function Dashboard() {
  return (
    <RequireUser>
      <DashboardLayout />
      <LiveDesk />
    </RequireUser>
  );
}

/** For an address below `/dashboard` that no page has, for every visitor. */
function NoSuchPage() {
  const tNotFound = useMessages(notFound);
  return (
    <>
      <SkipLink />
      <Navbar />
      <main id="content" tabIndex={-1} className="outline-none">
        <PageHead title={tNotFound.title} />
        <Notice heading="h1" title={tNotFound.heading} text={tNotFound.text}>
          <ButtonLink to={paths.shop}>{tNotFound.toShop}</ButtonLink>
        </Notice>
      </main>
    </>
  );
}

/** Every page of the dashboard by its path. Paths match without regard to case. */
export const routes: RouteObject[] = [
  {
    Component: Dashboard,
    children: STAFF_PATHS.map((path) => ({ path: `dashboard/${path}`, Component: permitted(path) })),
  },
  { path: 'dashboard/*', Component: NoSuchPage },
  // Members' pages below `/dashboard`, and all other paths, belong to the shop.
  ...['/dashboard', ...Object.values(MEMBER_PATHS), '*'].map((path) => ({
    path,
    Component: OtherApplication,
  })),
];
