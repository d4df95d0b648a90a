import { orderTotal } from '@aloghor/functions/contract/orders';
import { Link } from 'react-router-dom';
import { PageHead } from '../app/page-head.tsx';
import { paths } from '../app/paths.ts';
import { CartLineItem } from '../cart/cart-line-item.tsx';
import { useCart } from '../cart/use-cart.ts';
import { sum } from '../lib/format.ts';
import { t } from '../messages/messages.ts';
import { buttonStyle } from '../ui/button.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Failed, Notice } from '../ui/status.tsx';

/** The cart: its lines and what they cost, or the way back to the shop. */
export function Cart() {
  const { lines, isLoading, failure, retry, setQuantity, remove } = useCart();
  const total = orderTotal(
    lines.flatMap(({ product, quantity }) => (product ? [{ price: product.price, quantity }] : [])),
  );

  return (
    <div className="page section-air">
      <PageHead title={t.cart.title} />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <h1 className="text-3xl">{t.cart.heading}</h1>
          {failure && <Failed error={failure} onRetry={retry} />}
          <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
            <ul className="border-line border-t">
              {lines.map((line) => (
                <CartLineItem
                  key={line.productId}
                  line={line}
                  onQuantity={(quantity) => setQuantity(line.productId, quantity)}
                  onRemove={() => remove(line.productId)}
                />
              ))}
            </ul>
            <aside className="rounded-card bg-sand p-6 lg:sticky lg:top-28">
              <p>{t.cart.total}</p>
              {isLoading ? (
                <Skeleton className="h-9 w-1/2 rounded" />
              ) : (
                <p className="font-serif text-2xl">{sum(total)}</p>
              )}
              <p className="mt-2 text-ink-soft">{t.cart.cashOnDelivery}</p>
            </aside>
          </div>
        </>
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <Notice title={t.cart.emptyTitle} text={t.cart.emptyText}>
      <Link to={paths.shop} className={buttonStyle.primary}>
        {t.cart.toShop}
      </Link>
    </Notice>
  );
}
