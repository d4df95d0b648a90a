import type { Product } from '@aloghor/functions/contract/products';
import { t } from '../messages/messages.ts';
import { showToast } from '../ui/popup.ts';
import { addToGuestCart } from './guest-cart.ts';

/** Puts so many of a product into the cart and says so. */
export function useAddToCart(): (product: Pick<Product, '_id' | 'name'>, quantity: number) => void {
  return (product, quantity) => {
    addToGuestCart(product._id, quantity);
    void showToast(t.product.added(product.name));
  };
}
