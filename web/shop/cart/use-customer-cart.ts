import type { CartLine as CartLineReply } from '@aloghor/functions/contract/carts';
import { CART_LINES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cartQuery, useIsRemovingCartLine, useRemoveCartLine, useSetCartQuantity } from '../../shared/api/carts.ts';
import type { CartLine } from '../../shared/cart/cart-line.ts';
import { useGuestCart } from '../../shared/cart/use-guest-cart.ts';
import { isUnanswered } from '../../shared/lib/api-error.ts';
import { t } from '../../shared/locale/messages.ts';
import { useSession } from '../../shared/session/session.tsx';
import { whyFailed } from '../../shared/ui/failure-text.ts';
import { showWarning } from '../../shared/ui/popup.ts';
import { WARNING_MS } from '../../shared/ui/times.ts';
import type { Cart } from './cart.ts';

/** The cart of the account, kept by the server. */
export function useCustomerCart(): Cart {
  const { user, isLoading } = useSession();
  const email = user?.email;
  const { data, isPending, error, refetch } = useQuery(cartQuery(email));
  const setQuantity = useSetCartQuantity(email);
  const remove = useRemoveCartLine(email);
  const isRemoving = useIsRemovingCartLine();
  const guestLines = useGuestCart().length;
  const cache = useQueryClient();
  return {
    lines: (data ?? []).map(asLine),
    waiting: data && data.length >= CART_LINES_MAXIMUM ? guestLines : 0,
    isPersistent: true,
    // Not shown as empty before it is known that it is not an admin's.
    isLoading: isPending || isLoading,
    failure: error,
    retry: () => void refetch(),
    setQuantity: ({ id }, quantity) => void setQuantity.mutateAsync({ _id: id, quantity }).catch(tellFailure),
    remove: ({ id }) => remove.mutateAsync(id).then(() => true, tellFailure),
    isRemoving,
    // The server removed the ordered lines in the order's transaction.
    forget: () => void cache.invalidateQueries(cartQuery(email)),
  };
}

async function tellFailure(error: unknown): Promise<false> {
  await showWarning(isUnanswered(error) ? t.page.offline : await whyFailed(error, t.page.failed), WARNING_MS);
  return false;
}

function asLine({ _id, productId, quantity, available, soldOut, ...facts }: CartLineReply): CartLine {
  const { name, nameBn, img, thumbnail, price } = facts;
  return {
    id: _id,
    productId,
    quantity,
    product: img ? { name, nameBn, img, thumbnail, price } : undefined, // deleted before its line was stored
    isGone: !available,
    isSoldOut: soldOut === true,
  };
}
