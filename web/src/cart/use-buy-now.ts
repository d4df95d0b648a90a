import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { addToGuestCart } from './guest-cart.ts';

/** Puts so many of a product into the cart and goes there. */
export function useBuyNow(): (productId: string, quantity: number) => void {
  const navigate = useNavigate();
  return (productId, quantity) => {
    addToGuestCart(productId, quantity);
    void navigate(paths.cart);
  };
}
