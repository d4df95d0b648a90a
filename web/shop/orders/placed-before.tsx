import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pendingOrderQuery } from '../../shared/api/orders.ts';
import {
  checkoutInProgress,
  endCheckout,
  forgetDraft,
  keepBuyer,
  keepOrder,
  readDraft,
} from '../../shared/lib/stored-order-draft.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { orderingMessages } from '../../shared/locale/messages.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { WithOrderNumber } from '../../shared/ui/with-order-number.tsx';
import type { Cart } from '../cart/use-cart.ts';

/** The order of a try whose answer was lost, as far as it is known. */
type PlacedOrder = NonNullable<ReturnType<typeof usePlacedBefore>['placed']>;

/** Whether the last try to order here was placed, though its answer was lost: asked on load, and after a conflict. */
export function usePlacedBefore() {
  const [checkout, setCheckout] = useState(checkoutInProgress);
  const [shouldFocus, setShouldFocus] = useState(false);
  const [conflict, setConflict] = useState<OrderConflict>();
  const { data: found } = useQuery(pendingOrderQuery(checkout));
  const { insertedId: _id, number } = conflict ?? {};
  const placed = found ?? (conflict && { _id, number, mobileNumber: undefined, orderItems: [] });

  return {
    /** `shouldFocus`: after a click on Order Now, whose button is gone. */
    placed: checkout && placed && { ...placed, shouldFocus },
    /** After a click on Order Now: `reported` where the server said that the key belongs to another order. */
    onConflict: (reported?: OrderConflict) => {
      setShouldFocus(true);
      setConflict(reported);
      setCheckout(checkoutInProgress());
    },
    orderAgain: () => {
      endCheckout();
      setShouldFocus(false);
      setConflict(undefined);
      setCheckout(undefined);
    },
  };
}

interface PlacedBeforeProps {
  placed: PlacedOrder;
  cart: Cart;
  onOrderAgain: () => void;
}

/** In place of the order form: leads to the order, and asks whether another one is wanted. */
export function PlacedBefore({ placed, cart, onOrderAgain }: PlacedBeforeProps) {
  const tOrdering = useMessages(orderingMessages);
  const { visitor } = useSession();
  const { _id: id, number, mobileNumber, orderItems, shouldFocus } = placed;
  const isGuests = visitor === 'guest' || mobileNumber !== undefined;

  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shouldFocus) section.current?.focus();
  }, [shouldFocus]);

  /** What follows an order whose answer came. */
  function finish() {
    endCheckout();
    if (visitor === 'guest') keepBuyer(readDraft() ?? {});
    else forgetDraft();
    if (isGuests && mobileNumber) keepOrder({ id, number, mobileNumber, at: Date.now() });
    cart.forget(
      cart.lines.flatMap((line) => {
        const ordered = orderItems.find(({ _id }) => _id === line.productId);
        return ordered ? { ...line, quantity: ordered.quantity } : [];
      }),
    );
  }

  return (
    <section ref={section} tabIndex={-1} role="status" className="grid gap-4 rounded-card bg-glow p-5 sm:p-6">
      <h2 className="text-xl">{tOrdering.placedTitle}</h2>
      <p>
        <WithOrderNumber text={tOrdering.placedBefore(number ?? id)} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Link
          to={isGuests ? paths.track : paths.dashboard.orders}
          state={mobileNumber && { id, mobileNumber }}
          className={buttonStyle()}
          onClick={finish}
        >
          {tOrdering.followThis}
        </Link>
        <Button variant="quiet" onClick={onOrderAgain}>
          {tOrdering.orderAgain}
        </Button>
      </div>
    </section>
  );
}
