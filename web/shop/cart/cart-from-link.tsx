import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { CART_LINES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '../../shared/api/carts.ts';
import { freshProductQuery } from '../../shared/api/fresh-products.ts';
import { lackingIn, readCartLink } from '../../shared/cart/cart-link.ts';
import { addToGuestCart, readGuestCart } from '../../shared/cart/guest-cart.ts';
import { rememberPrice } from '../../shared/cart/seen-prices.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { fullCart, ordering } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useNavigate } from '../../shared/ui/link.tsx';
import { showNotice } from '../../shared/ui/popup.ts';
import { Failed, LoadingOverlay } from '../../shared/ui/status.tsx';

/**
 * Puts the products of a link into the visitor's cart, and replaces the link's address with the cart's own, so that neither a
 * reload nor Back repeats it. For a customer they go into the guest cart, which is merged into the account's once.
 */
export function CartFromLink({ link }: { link: string }) {
  const language = useLanguage();
  const t = useMessages(common);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { user } = useSession();
  const email = user?.email;
  const { data, error, refetch } = useQuery({
    queryKey: ['items', 'linked', link, email],
    queryFn: () => lookUp(cache, link, email, language),
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (!data || !window.location.search) return; // else it was done already
    void navigate(paths.cart, { replace: true });
    const why = `${leftOut(data, language)} ${putIntoCart(data) ? '' : t.cart.full(CART_LINES_MAXIMUM)}`.trim();
    if (why) void showNotice(why, language);
  }, [data, navigate, language, t]);
  return error && !data ? <Failed error={error} onRetry={refetch} /> : <LoadingOverlay label={t.page.loading} />;
}

interface Found {
  /** On sale, with its price in taka. */
  wanted: (GuestCartEntry & { price: number })[];
  /** The account's lines. */
  held: GuestCartEntry[];
  soldOut: string[];
  /** Entries that name no product of this shop. */
  unknown: number;
  /** Entries that name nothing, or are too many. */
  wrong: number;
}

async function lookUp(
  cache: QueryClient,
  link: string,
  email: string | undefined,
  language: LanguageCode,
): Promise<Found> {
  const { entries, wrong } = readCartLink(link);
  const [lines, products] = await Promise.all([
    email ? cache.fetchQuery(cartQuery(email)) : [],
    Promise.all(entries.map(({ ItemId }) => cache.fetchQuery(freshProductQuery(ItemId, cache, language)))),
  ]);
  const found = entries.flatMap((entry, place) => {
    const product = products[place];
    return product ? [{ entry, product }] : [];
  });
  return {
    wanted: found.flatMap(({ entry, product }) => (product.soldOut ? [] : [{ ...entry, price: product.price }])),
    held: lines.map(({ productId, quantity }) => ({ ItemId: productId, quantity })),
    soldOut: found.flatMap(({ product }) => (product.soldOut ? [nameOf(product, language)] : [])),
    unknown: entries.length - found.length,
    wrong,
  };
}

function leftOut({ soldOut, unknown, wrong }: Found, language: LanguageCode): string {
  const tFullCart = messagesIn(language, fullCart);
  const tOrdering = messagesIn(language, ordering);
  return [
    soldOut.length > 0 ? tOrdering.soldOut(soldOut.join(', ')) : '',
    unknown > 0 ? tFullCart.leftOut(unknown) : '',
    wrong > 0 ? tFullCart.unusable(wrong) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** False when the cart is full. */
function putIntoCart({ wanted, held }: Found): boolean {
  for (const { ItemId, price } of wanted) rememberPrice(ItemId, price);
  const lacking = lackingIn([...held, ...readGuestCart()], wanted);
  return lacking.map(({ ItemId, quantity }) => addToGuestCart(ItemId, quantity)).every(Boolean);
}
