import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from '../admin/admin-routes.tsx';
import { t } from '../messages/messages.ts';
import { Home } from '../pages/home.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
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
const Dashboard = lazyPage(async () => (await import('./dashboard.tsx')).Dashboard);
const DashboardStart = lazyPage(async () => (await import('./dashboard.tsx')).DashboardStart);
const NotFound = lazyPage(async () => (await import('../pages/not-found.tsx')).NotFound);

/** Every page by its path. Paths match without regard to case. */
export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    children: [
      { index: true, element: <Home /> },
      { path: 'shop', element: <Shop /> },
      { path: 'shop/:category', element: <Shop /> },
      { path: 'shop/category/:id', element: <ProductPage /> },
      { path: 'aboutUs', element: <AboutUs /> },
      { path: 'info/:topic', element: <Info /> },
      { path: 'cart', element: <Cart /> },
      { path: 'track', element: <Track /> },
      { path: 'login', element: <Login /> },
      { path: 'register', element: <Register /> },
      { path: '*', element: <NotFound /> },
    ],
  },
  {
    path: 'dashboard',
    element: (
      <Suspense fallback={<LoadingOverlay label={t.page.loading} />}>
        <Dashboard />
      </Suspense>
    ),
    children: [
      { index: true, element: <DashboardStart /> },
      { path: 'cart', element: <MyCart /> },
      { path: 'orders', element: <MyOrders /> },
      { path: 'profile', element: <Profile /> },
      ...adminRoutes,
    ],
  },
];
