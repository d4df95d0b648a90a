import { hasPermission, isStaff } from '@aloghor/functions/domain/roles';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/app/page-head.tsx';
import { accountPages } from '../../shared/locale/en/account.ts';
import { cartPage } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { ButtonLink, Navigate } from '../../shared/ui/link.tsx';
import { showWarning } from '../../shared/ui/popup.ts';
import { LoadingOverlay, Notice } from '../../shared/ui/status.tsx';
import { WARNING_MS } from '../../shared/ui/times.ts';
import { CartFromLink } from '../cart/cart-from-link.tsx';
import { useCustomerCart, useGuestCartLines } from '../cart/use-cart.ts';
import { CartView } from '../orders/cart-view.tsx';

/** The guest's cart, first filled by `?add=` of a link. Redirects a customer to the account's; staff cannot buy. */
export function Cart() {
  const tAccount = useMessages(accountPages);
  const { visitor, isLoading } = useSession();
  const [search] = useSearchParams();
  const link = useIsHydrated() ? search.get('add') : null; // the prerendered page does not know the query
  if (isLoading) return <LoadingOverlay label={tAccount.checking} />;
  if (isStaff(visitor)) return <AdminsCannotOrder />;
  if (link !== null) return <CartFromLink link={link} />;
  return hasPermission(visitor, 'own-cart:change') ? <Navigate to={paths.dashboard.cart} replace /> : <GuestCart />;
}

function GuestCart() {
  return <CartView cart={useGuestCartLines()} />;
}

/** The customer's cart, in the dashboard. Staff cannot buy. */
export function MyCart() {
  const { visitor } = useSession();
  return isStaff(visitor) ? <AdminsCannotOrder /> : <CustomerCart />;
}

function CustomerCart() {
  return <CartView cart={useCustomerCart()} />;
}

/** In place of the staff's cart: they cannot buy. */
function AdminsCannotOrder() {
  const tAccount = useMessages(accountPages);
  const tCartPage = useMessages(cartPage);
  const t = useMessages(common);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, also where another language is chosen
  useEffect(() => void showWarning(t.cart.notForStaff, WARNING_MS), []);
  return (
    <>
      <PageHead title={tCartPage.title} />
      <Notice heading="h1" title={tCartPage.title} text={t.cart.notForStaff}>
        <ButtonLink to={paths.work}>{tAccount.toWork}</ButtonLink>
      </Notice>
    </>
  );
}
