import type { Product } from '@aloghor/functions/contract/products';
import { useAddCartLine } from '../api/carts.ts';
import { ApiError } from '../api/client.ts';
import { t } from '../messages/messages.ts';
import { useSession } from '../session/session.tsx';
import { showWarning } from '../ui/popup.ts';
import { WARNING_MS } from '../ui/times.ts';
import { addToGuestCart } from './guest-cart.ts';
import { rememberPrice } from './seen-prices.ts';

// An admin may not be known as one yet; the server knows.
const sentences: Record<number, string> = { 403: t.cart.adminRefused, 404: t.cart.unavailable };

/** Puts so many of a product into the visitor's cart; true when it is there, otherwise a warning has said why not. */
export function useAddToCart() {
  const { user, visitor, isLoading } = useSession();
  const { mutateAsync: addCartLine, isPending } = useAddCartLine(user?.email);

  async function add({ _id, price }: Pick<Product, '_id' | 'price'>, quantity: number): Promise<boolean> {
    if (visitor === 'admin') return refuse(t.cart.adminRefused);
    rememberPrice(_id, price);
    if (visitor === 'guest') {
      addToGuestCart(_id, quantity);
      return true;
    }
    try {
      await addCartLine({ productId: _id, quantity });
      return true;
    } catch (error) {
      return refuse((error instanceof ApiError && sentences[error.status]) || t.page.failed);
    }
  }

  return { add, isPending: isPending || isLoading };
}

function refuse(why: string): false {
  void showWarning(why, WARNING_MS);
  return false;
}
