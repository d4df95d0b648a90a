import { useSession } from '../../shared/session/session.tsx';
import { AdminsCannotOrder } from '../cart/admins-cannot-order.tsx';
import { useCustomerCart } from '../cart/use-customer-cart.ts';
import { CartView } from '../orders/cart-view.tsx';

/** The customer's cart, in the dashboard. Admins cannot buy. */
export function MyCart() {
  const { visitor } = useSession();
  return visitor === 'admin' ? <AdminsCannotOrder /> : <CustomerCart />;
}

function CustomerCart() {
  return <CartView cart={useCustomerCart()} />;
}
