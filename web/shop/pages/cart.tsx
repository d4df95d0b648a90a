import { Navigate, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../shared/lib/hooks.ts';
import { tAccount } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { LoadingOverlay } from '../../shared/ui/status.tsx';
import { AdminsCannotOrder } from '../cart/admins-cannot-order.tsx';
import { CartFromLink } from '../cart/cart-from-link.tsx';
import { useGuestCartLines } from '../cart/use-guest-cart-lines.ts';
import { CartView } from '../orders/cart-view.tsx';

/** The guest's cart, first filled by `?add=` of a link. Redirects a customer to the account's; admins cannot buy. */
export function Cart() {
  const { visitor, isLoading } = useSession();
  const [search] = useSearchParams();
  const link = useIsHydrated() ? search.get('add') : null; // the drawn page knows no address but its own
  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  if (visitor === 'admin') return <AdminsCannotOrder />;
  if (link !== null) return <CartFromLink link={link} />;
  return visitor === 'customer' ? <Navigate to={paths.dashboard.cart} replace /> : <GuestCart />;
}

function GuestCart() {
  return <CartView cart={useGuestCartLines()} />;
}
