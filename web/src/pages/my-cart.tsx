import { CartView } from '../cart/cart-view.tsx';
import { useCustomerCart } from '../cart/use-customer-cart.ts';

/** The customer's cart, in the dashboard. */
export function MyCart() {
  return <CartView cart={useCustomerCart()} />;
}
