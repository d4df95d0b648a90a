import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Home } from '../pages/home.tsx';
import { ShopLayout } from './shop-layout.tsx';

const Shop = lazy(async () => ({ default: (await import('../pages/shop.tsx')).Shop }));
const ProductPage = lazy(async () => ({ default: (await import('../pages/product.tsx')).ProductPage }));
const AboutUs = lazy(async () => ({ default: (await import('../pages/about-us.tsx')).AboutUs }));
const Info = lazy(async () => ({ default: (await import('../pages/info.tsx')).Info }));
const Cart = lazy(async () => ({ default: (await import('../pages/cart.tsx')).Cart }));
const NotFound = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFound }));

/** Section 2 as a table. Paths match without regard to case. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        <Route index element={<Home />} />
        <Route path="shop" element={<Shop />} />
        <Route path="shop/:category" element={<Shop />} />
        <Route path="shop/category/:id" element={<ProductPage />} />
        <Route path="aboutUs" element={<AboutUs />} />
        <Route path="info/:topic" element={<Info />} />
        <Route path="cart" element={<Cart />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
