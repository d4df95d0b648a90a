import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { RequireAdmin } from '../session/guards.tsx';

const AdminHome = lazy(async () => ({ default: (await import('./home/admin-home.tsx')).AdminHome }));
const AddItem = lazy(async () => ({ default: (await import('./products/add-item.tsx')).AddItem }));
const UpdateItem = lazy(async () => ({ default: (await import('./products/update-item.tsx')).UpdateItem }));
const ManageItems = lazy(async () => ({ default: (await import('./products/manage-items.tsx')).ManageItems }));
const ManageOrders = lazy(async () => ({ default: (await import('./orders/manage-orders.tsx')).ManageOrders }));
const OrderHistory = lazy(async () => ({ default: (await import('./orders/order-history.tsx')).OrderHistory }));
const OrderPage = lazy(async () => ({ default: (await import('./orders/order-page.tsx')).OrderPage }));
const AllUsers = lazy(async () => ({ default: (await import('./users/all-users.tsx')).AllUsers }));
const FeaturedProducts = lazy(async () => ({
  default: (await import('./featured/featured-products.tsx')).FeaturedProducts,
}));
const AdminInbox = lazy(async () => ({ default: (await import('./inbox/admin-inbox.tsx')).AdminInbox }));
const AuditLog = lazy(async () => ({ default: (await import('./audit/audit-log.tsx')).AuditLog }));

/** The admin's pages; none of them reaches a shopper's browser. */
export const adminRoutes = (
  <Route element={<RequireAdmin />}>
    <Route path="adminHome" element={<AdminHome />} />
    <Route path="addItems" element={<AddItem />} />
    <Route path="updateItem/:id" element={<UpdateItem />} />
    <Route path="manageItems" element={<ManageItems />} />
    <Route path="manageOrders" element={<ManageOrders />} />
    <Route path="manageOrders/:id" element={<OrderPage />} />
    <Route path="orderHistory" element={<OrderHistory />} />
    <Route path="allUsers" element={<AllUsers />} />
    <Route path="bestProducts" element={<FeaturedProducts key="best" list="best" />} />
    <Route path="propularProducts" element={<FeaturedProducts key="popular" list="popular" />} />
    <Route path="Topselling" element={<FeaturedProducts key="top" list="top" />} />
    <Route path="inbox" element={<AdminInbox />} />
    <Route path="audit" element={<AuditLog />} />
  </Route>
);
