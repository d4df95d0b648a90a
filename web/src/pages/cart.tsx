import { Navigate } from 'react-router-dom';
import { AdminRefusal } from '../cart/admin-refusal.tsx';
import { useGuestCartLines } from '../cart/use-guest-cart-lines.ts';
import { tAccount } from '../messages/messages.ts';
import { CartView } from '../orders/cart-view.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';

/** The guest's cart. Redirects a customer to the account's; admins cannot buy. */
export function Cart() {
  const { visitor, isLoading } = useSession();
  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  if (visitor === 'customer') return <Navigate to={paths.dashboard.cart} replace />;
  return visitor === 'admin' ? <AdminRefusal /> : <GuestCart />;
}

function GuestCart() {
  return <CartView cart={useGuestCartLines()} />;
}
