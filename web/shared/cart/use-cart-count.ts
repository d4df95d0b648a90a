import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../api/carts.ts';
import { useSession } from '../session/session.tsx';
import { useGuestCart } from './use-guest-cart.ts';

/** The number of lines in the visitor's cart. */
export function useCartCount(): number {
  const { user, visitor, isLoading } = useSession();
  const guestLines = useGuestCart().length;
  const { data: lines } = useQuery({
    ...cartQuery(user?.email),
    enabled: visitor === 'customer' && !isLoading,
    staleTime: 30_000,
  });
  return visitor === 'guest' ? guestLines : (lines?.length ?? 0);
}
