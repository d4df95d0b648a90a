import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { RequireAdmin } from './guards.tsx';

const AdminHome = lazy(async () => ({ default: (await import('../pages/admin/admin-home.tsx')).AdminHome }));
const AddItem = lazy(async () => ({ default: (await import('../pages/admin/add-item.tsx')).AddItem }));
const UpdateItem = lazy(async () => ({ default: (await import('../pages/admin/update-item.tsx')).UpdateItem }));
const ManageItems = lazy(async () => ({ default: (await import('../pages/admin/manage-items.tsx')).ManageItems }));
const ManageOrders = lazy(async () => ({ default: (await import('../pages/admin/manage-orders.tsx')).ManageOrders }));
const OrderHistory = lazy(async () => ({ default: (await import('../pages/admin/order-history.tsx')).OrderHistory }));
const OrderPage = lazy(async () => ({ default: (await import('../pages/admin/order.tsx')).OrderPage }));
const AllUsers = lazy(async () => ({ default: (await import('../pages/admin/all-users.tsx')).AllUsers }));
const FeaturedProducts = lazy(async () => ({
  default: (await import('../pages/admin/featured-products.tsx')).FeaturedProducts,
}));
const AdminInbox = lazy(async () => ({ default: (await import('../pages/admin/admin-inbox.tsx')).AdminInbox }));
const AuditLog = lazy(async () => ({ default: (await import('../pages/admin/audit-log.tsx')).AuditLog }));

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
