import type { Product } from '@aloghor/functions/contract/products';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Adds a quantity of a product to the cart and goes there. */
export function useBuyNow() {
  const navigate = useNavigate();
  const { add, isPending } = useAddToCart();

  async function buyNow(product: Pick<Product, '_id' | 'price'>, quantity: number): Promise<void> {
    if ((await add(product, quantity)) !== 'refused') void navigate(paths.cart);
  }

  return { buyNow, isPending };
}
