import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { adminRoutes } from '../admin/admin-routes.tsx';
import { t } from '../messages/messages.ts';
import { Home } from '../pages/home.tsx';
import { RequireUser } from '../session/guards.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { DashboardStart } from './dashboard-start.tsx';
import { lazyPage } from './lazy-page.tsx';
import { ShopLayout } from './shop-layout.tsx';

const Shop = lazyPage(async () => (await import('../pages/shop.tsx')).Shop);
const ProductPage = lazyPage(async () => (await import('../pages/product.tsx')).ProductPage);
const AboutUs = lazyPage(async () => (await import('../pages/about-us.tsx')).AboutUs);
const Info = lazyPage(async () => (await import('../pages/info.tsx')).Info);
const Cart = lazyPage(async () => (await import('../pages/cart.tsx')).Cart);
const Track = lazyPage(async () => (await import('../pages/track.tsx')).Track);
const Login = lazyPage(async () => (await import('../pages/login.tsx')).Login);
const Register = lazyPage(async () => (await import('../pages/register.tsx')).Register);
const MyCart = lazyPage(async () => (await import('../pages/my-cart.tsx')).MyCart);
const MyOrders = lazyPage(async () => (await import('../pages/my-orders.tsx')).MyOrders);
const Profile = lazyPage(async () => (await import('../pages/profile.tsx')).Profile);
const DashboardLayout = lazyPage(async () => (await import('./dashboard-layout.tsx')).DashboardLayout);
const NotFound = lazyPage(async () => (await import('../pages/not-found.tsx')).NotFound);

/** Every page by its path. Paths match without regard to case. */
export const routes = (
  <>
    <Route element={<ShopLayout />}>
      <Route index element={<Home />} />
      <Route path="shop" element={<Shop />} />
      <Route path="shop/:category" element={<Shop />} />
      <Route path="shop/category/:id" element={<ProductPage />} />
      <Route path="aboutUs" element={<AboutUs />} />
      <Route path="info/:topic" element={<Info />} />
      <Route path="cart" element={<Cart />} />
      <Route path="track" element={<Track />} />
      <Route path="login" element={<Login />} />
      <Route path="register" element={<Register />} />
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route path="dashboard" element={<RequireUser />}>
      <Route
        element={
          <Suspense fallback={<LoadingOverlay label={t.page.loading} />}>
            <DashboardLayout />
          </Suspense>
        }
      >
        <Route index element={<DashboardStart />} />
        <Route path="cart" element={<MyCart />} />
        <Route path="orders" element={<MyOrders />} />
        <Route path="profile" element={<Profile />} />
        {adminRoutes}
      </Route>
    </Route>
  </>
);

export function AppRoutes() {
  return <Routes>{routes}</Routes>;
}
