import type { CartLine as CartLineReply } from '@aloghor/functions/contract/carts';
import { CART_LINES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { ADDING, type Adding, cartQuery } from '../../shared/api/carts.ts';
import { freshProductQuery } from '../../shared/api/fresh-products.ts';
import { removeFromGuestCart, setGuestQuantity, takeFromGuestCart } from '../../shared/cart/change-guest-cart.ts';
import { isGuestCartPersistent } from '../../shared/cart/guest-cart.ts';
import { useGuestCart } from '../../shared/cart/use-guest-cart.ts';
import { isUnanswered } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn, useLanguage } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { showWarning } from '../../shared/ui/popup.ts';
import { WARNING_MS } from '../../shared/ui/times.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { listedProduct } from '../products/listed-product.ts';
import type { CartLine } from './cart-line.ts';
import { useIsRemovingCartLine, useRemoveCartLine, useSetCartQuantity } from './change-cart.ts';

/** The common interface of a guest's and a customer's cart. */
export interface Cart {
  lines: CartLine[];
  /** How many products stay in the guest cart because the account's cart is full. */
  waiting: number;
  /** Whether it outlives the page; a guest's does not where the browser stores nothing. */
  isPersistent: boolean;
  isLoading: boolean;
  failure: unknown;
  retry: () => void;
  setQuantity: (line: CartLine, quantity: number) => void;
  /** False when the line is still in the cart; the visitor was told why. */
  remove: (line: CartLine) => Promise<boolean>;
  /** True while a removed line may still come back, because the server has not answered. */
  isRemoving: boolean;
  /** Removes the ordered lines from the cart. */
  forget: (ordered: CartLine[]) => void;
}

/** The guest cart of this browser, with the current products. */
export function useGuestCartLines(): Cart {
  const language = useLanguage();
  const entries = useGuestCart();
  const isHydrated = useIsHydrated();
  const cache = useQueryClient();
  const products = useQueries({ queries: entries.map(({ ItemId }) => freshProductQuery(ItemId, cache, language)) });
  const lines = entries.map(({ ItemId, quantity }, index): CartLine => {
    const answer = products[index];
    const product = answer?.data === undefined ? listedProduct(cache, ItemId) : answer.data;
    return {
      id: ItemId,
      productId: ItemId,
      quantity,
      product: product ?? undefined,
      isGone: product === null,
      isSoldOut: product?.soldOut === true,
      asked: product && answer?.isFetching && !answer.isFetchedAfterMount ? 'price' : undefined,
    };
  });
  return {
    lines,
    waiting: 0,
    isPersistent: isGuestCartPersistent(),
    // Prerendered HTML does not know this browser's storage.
    isLoading: !isHydrated || products.some((answer) => answer.isPending),
    failure: products.find(({ error }) => error)?.error,
    retry: () => void Promise.all(products.map((answer) => answer.refetch())),
    setQuantity: ({ productId }, quantity) => setGuestQuantity(productId, quantity),
    remove: async ({ productId }) => {
      removeFromGuestCart(productId);
      return true;
    },
    isRemoving: false,
    // Additions by another tab stay.
    forget: (ordered) => takeFromGuestCart(ordered.map(({ productId, quantity }) => ({ ItemId: productId, quantity }))),
  };
}

/** The cart of the account, kept by the server. */
export function useCustomerCart(): Cart {
  const language = useLanguage();
  const { user, isLoading } = useSession();
  const email = user?.email;
  const { data, isPending, error, refetch } = useQuery(cartQuery(email));
  const setQuantity = useSetCartQuantity(email);
  const remove = useRemoveCartLine(email);
  const isRemoving = useIsRemovingCartLine();
  const guestLines = useGuestCart().length;
  const cache = useQueryClient();
  const { data: adding } = useQuery<Adding | null>({ queryKey: ADDING, enabled: false });
  const tell = (failure: unknown) => tellFailure(failure, language);
  return {
    lines: withAdded((data ?? []).map(asLine), adding),
    waiting: data && data.length >= CART_LINES_MAXIMUM ? guestLines : 0,
    isPersistent: true,
    // The staff's cart must not be shown as empty.
    isLoading: isPending || isLoading,
    failure: error,
    retry: () => void refetch(),
    setQuantity: ({ id }, quantity) => void setQuantity({ _id: id, quantity }).catch(tell),
    remove: ({ id }) => remove(id).then(() => true, tell),
    isRemoving,
    // The server removed the ordered lines in the order's transaction.
    forget: () => void cache.invalidateQueries(cartQuery(email)),
  };
}

async function tellFailure(error: unknown, language: LanguageCode): Promise<false> {
  const t = messagesIn(language, common);
  await showWarning(isUnanswered(error) ? t.page.offline : await whyFailed(error, t.page.failed, language), WARNING_MS);
  return false;
}

/** With the product that is being added, before the server knows of it. */
export function withAdded(lines: CartLine[], adding: Adding | null | undefined): CartLine[] {
  if (!adding) return lines;
  const { _id, ...product } = adding.product;
  const quantity = (line: CartLine | undefined) => Math.max(line?.quantity ?? 0, adding.quantity);
  if (lines.some(({ productId }) => productId === _id))
    return lines.map((line) =>
      line.productId === _id ? { ...line, quantity: quantity(line), asked: 'adding' } : line,
    );
  const added = { id: _id, productId: _id, quantity: quantity(undefined), product, isGone: false, isSoldOut: false };
  return [...lines, { ...added, asked: 'adding' }];
}

function asLine({ _id, productId, quantity, available, soldOut, ...facts }: CartLineReply): CartLine {
  const { name, translations, img, thumbnail, price } = facts;
  const product = { name, translations, img, thumbnail, price } satisfies Record<
    keyof NonNullable<CartLine['product']>,
    unknown
  >;
  return {
    id: _id,
    productId,
    quantity,
    product: img ? { ...product, img } : undefined, // deleted before its line was stored
    isGone: !available,
    isSoldOut: soldOut === true,
  };
}
