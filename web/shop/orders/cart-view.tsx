import { type RefObject, useEffect, useRef, useState } from 'react';
import { PageHead } from '../../shared/app/page-head.tsx';
import { rememberPrices, seenPrices } from '../../shared/cart/seen-prices.ts';
import { isFocusLost } from '../../shared/lib/hooks.ts';
import { pageAddress } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { cartPage, fullCart, inCart } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { RestToCome, useIsWhole } from '../../shared/start/use-is-whole.tsx';
import { ButtonLink, Link } from '../../shared/ui/link.tsx';
import { Announcement, Failed, Loading, Notice, Skeleton } from '../../shared/ui/status.tsx';
import type { CartLine } from '../cart/cart-line.ts';
import { CartLineItem } from '../cart/cart-line-item.tsx';
import type { Cart } from '../cart/use-cart.ts';
import { AskUs } from '../products/ask-us.tsx';
import { useLeftInStock } from '../products/use-left-in-stock.ts';
import { OrderForm } from './order-form.tsx';
import { PlacedBefore, usePlacedBefore } from './placed-before.tsx';

/** The cart page for a guest's and a customer's cart: lines, total, and the order form. */
export function CartView({ cart }: { cart: Cart }) {
  const language = useLanguage();
  const tCartPage = useMessages(cartPage);
  const tInCart = useMessages(inCart);
  const tFullCart = useMessages(fullCart);
  const t = useMessages(common);
  const { lines, waiting, isPersistent, isLoading, failure, retry, setQuantity, remove, isRemoving } = cart;
  const oldPrices = usePriceChanges(lines);
  const left = useLeftInStock(lines.map(({ productId }) => productId));
  const focus = useFocusAfterRemovedLine(lines);
  const { placed, lost, onLost, onConflict, orderAgain } = usePlacedBefore();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = lines.flatMap(({ product, productId }) =>
    product ? [{ name: nameOf(product, language), address: pageAddress(paths.product(productId), language) }] : [],
  );
  const rendersRest = useIsWhole();
  const isPrerendered = !useIsHydrated();
  // Where the start script knows before the app whether there are lines.
  const coming = isPrerendered && lines.length === 0 ? 'cart-coming noscript:hidden' : undefined;
  const hasAllLines = lines.length > 0 && lines.every(({ product, isGone }) => product || isGone);

  function orderAnother() {
    heading.current?.focus({ preventScroll: true }); // the form replaces the button
    orderAgain();
  }
  const news = placed && <PlacedBefore placed={placed} onOrderAgain={orderAnother} />;

  return (
    <div ref={focus.place} className="page section-air">
      <PageHead title={tCartPage.title} />
      <CartNews lines={lines} isRemoving={isRemoving} />
      {failure && !hasAllLines ? <Failed error={failure} onRetry={retry} /> : null}
      {lines.length === 0 && news}
      {lines.length === 0 && !failure && (!isLoading || isPrerendered) && (
        <div className={isLoading ? 'cart-nothing' : undefined}>
          <EmptyCart />
        </div>
      )}
      {(lines.length > 0 || isLoading) && (
        <div className={coming}>
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {tCartPage.heading}{' '}
            {lines.length > 0 && <span className="text-ink-soft text-xl">{tCartPage.count(lines.length)}</span>}
          </h1>
          {!news && <p className="mt-2 max-w-[60ch] text-ink-soft">{tCartPage.howToOrder}</p>}
        </div>
      )}
      {lines.length === 0 && isLoading && <CartSkeleton className={coming} />}
      {lines.length > 0 && (
        <>
          {failure && hasAllLines ? (
            <p role="status" className="mt-2 text-ink-soft">
              {tCartPage.asKnown}{' '}
              <button type="button" className="min-h-11 underline underline-offset-4" onClick={retry}>
                {t.page.tryAgain}
              </button>
            </p>
          ) : null}
          {waiting > 0 && (
            <p role="status" className="mt-3 rounded-card bg-glow px-4 py-3">
              {tFullCart.waiting(waiting)}
            </p>
          )}
          {!isPersistent && (
            <p role="status" className="mt-3 rounded-card bg-glow px-4 py-3">
              {tInCart.notPersistent}
            </p>
          )}
          <div className="mt-6 grid grid-cols-1 items-start gap-10 lg:grid-cols-[1fr_24rem] lg:gap-16">
            <ul className="border-line border-t">
              {lines.map((line) => (
                <CartLineItem
                  key={line.id}
                  line={line}
                  oldPrice={oldPrices[line.productId]}
                  left={left.get(line.productId)}
                  onQuantity={(quantity) => setQuantity(line, quantity)}
                  onRemove={() => {
                    focus.note(line);
                    return remove(line);
                  }}
                />
              ))}
            </ul>
            {news ?? (rendersRest && <OrderForm cart={cart} lost={lost} onLost={onLost} onPlacedBefore={onConflict} />)}
          </div>
          {rendersRest ? <AskUs about={asked} /> : <RestToCome />}
        </>
      )}
    </div>
  );
}

function EmptyCart() {
  const tCartPage = useMessages(cartPage);
  const t = useMessages(common);
  return (
    <Notice heading="h1" title={tCartPage.emptyTitle} text={tCartPage.keeps}>
      <ButtonLink to={paths.shop}>{tCartPage.emptyText}</ButtonLink>
      <Link to={paths.track} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {t.nav.track}
      </Link>
    </Notice>
  );
}

/** Below the heading. */
function CartSkeleton({ className }: { className: string | undefined }) {
  const tCartPage = useMessages(cartPage);
  return (
    <>
      <noscript>
        <Notice heading="h1" title={tCartPage.heading} text={tCartPage.noScripts} />
      </noscript>
      <Loading className={className}>
        <Skeleton className="mt-6 h-28 rounded-card lg:w-2/3" />
        <Skeleton className="mt-5 h-28 rounded-card lg:w-2/3" />
      </Loading>
    </>
  );
}

interface FocusAfterRemoval {
  /** For the element around the list and what an empty cart shows instead. */
  place: RefObject<HTMLDivElement | null>;
  /** Call it with the line that is to be removed. */
  note: (line: CartLine) => void;
}

/** Moves a removed line's focus to the line in its place, or to the link of an empty cart. */
function useFocusAfterRemovedLine(lines: CartLine[]): FocusAfterRemoval {
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    if (!removed.current || lines.some(({ id }) => id === removed.current?.id)) return;
    const index = Math.min(removed.current.index, lines.length - 1);
    removed.current = undefined;
    if (isFocusLost()) nextControl(place.current, index)?.focus();
  }, [lines]);

  return { place, note: ({ id }) => (removed.current = { id, index: lines.findIndex((line) => line.id === id) }) };
}

/** The last button of a line removes it. */
function nextControl(place: HTMLElement | null, index: number): HTMLElement | null | undefined {
  const line = place?.querySelectorAll('li')[index];
  if (!line) return place?.querySelector('a');
  return [...line.querySelectorAll('button')].at(-1);
}

/**
 * Tells a screen reader which product has left the cart, also when another tab took it out. Nothing is announced while a
 * removal waits for its answer, because a rejected one puts the line back.
 */
function CartNews({ lines, isRemoving }: { lines: CartLine[]; isRemoving: boolean }) {
  const language = useLanguage();
  const tCartPage = useMessages(cartPage);
  const [known, setKnown] = useState(lines);
  const [news, setNews] = useState('');
  if (known !== lines && !isRemoving) {
    setKnown(lines);
    const gone = known.filter(({ productId }) => !lines.some((line) => line.productId === productId));
    const names = gone.map(({ product }) => (product ? nameOf(product, language) : tCartPage.missingProduct));
    if (names.length > 0) setNews(names.map(tCartPage.removedNamed).join(' '));
  }
  return <Announcement>{news}</Announcement>;
}

/**
 * The old prices in taka, by product id, of lines whose price has changed since it was last shown in this browser. They
 * stay until the page is left; then the current prices count as seen.
 */
function usePriceChanges(lines: CartLine[]): Record<string, number> {
  const [known] = useState(seenPrices);
  const now = Object.fromEntries(
    lines.flatMap(({ productId, product }) => (product ? [[productId, product.price]] : [])),
  );
  const stored = JSON.stringify(now);
  useEffect(() => {
    if (stored !== '{}') rememberPrices(JSON.parse(stored));
  }, [stored]);
  return Object.fromEntries(Object.entries(known).filter(([id, price]) => id in now && now[id] !== price));
}
