import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pendingOrderQuery } from '../../shared/api/orders.ts';
import { type ApiError, hasErrorCode } from '../../shared/lib/api-error.ts';
import { checkoutInProgress, endCheckout, noteMissing } from '../../shared/lib/stored-order-draft.ts';
import { ordering } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { WithOrderNumber } from '../../shared/ui/with-order-number.tsx';
import { factsOfFound, settleCheckout } from './pending-order.ts';
import { takeOrdered } from './take-ordered.ts';

/** The order of a try whose answer was lost, as far as it is known. */
type PlacedOrder = NonNullable<ReturnType<typeof usePlacedBefore>['placed']>;

/**
 * What is known of a try whose answer was lost, while it is not known to be placed; the error where the server takes no more
 * questions for now.
 */
export type LostTry = 'asked' | 'missing' | ApiError | undefined;

/**
 * Whether the last try to order here was placed, though its answer was lost: asked on load, after each lost answer, and
 * after a conflict; and as soon as the line is back, where it could not be asked.
 */
export function usePlacedBefore() {
  const queries = useQueryClient();
  const { user } = useSession();
  const [checkout, setCheckout] = useState(() => checkoutInProgress(user?.uid));
  const [shouldFocus, setShouldFocus] = useState(false);
  const [conflict, setConflict] = useState<OrderConflict>();
  const { data: found, dataUpdatedAt, isFetching, error } = useQuery(pendingOrderQuery(checkout, user?.uid));
  const notice = useRef(new AbortController());
  const { insertedId: _id, number } = conflict ?? {};
  const placed = found ?? (conflict && { _id, number, mobileNumber: undefined, orderItems: [] });
  const isAnsweredMissing = found === null && !isFetching;
  const isMissing = isAnsweredMissing || (found === undefined && !error && !isFetching && checkout?.missingAt);
  const asked = isFetching || error ? 'asked' : undefined;
  const isRejected = !isFetching && hasErrorCode(error, 'too-many');
  const lost: LostTry = checkout && (isMissing ? 'missing' : isRejected ? error : asked);

  // Before the news takes the focus, which a modal notice would keep.
  useLayoutEffect(() => {
    if (found) notice.current.abort();
  }, [found]);
  useEffect(() => {
    if (isAnsweredMissing) noteMissing(user?.uid, dataUpdatedAt);
  }, [isAnsweredMissing, user?.uid, dataUpdatedAt]);

  return {
    lost,
    /** After a click on Order Now whose answer was lost. Returns what closes the notice about it. */
    onLost: () => {
      notice.current = new AbortController();
      setShouldFocus(true);
      setConflict(undefined);
      const tried = checkoutInProgress(user?.uid);
      setCheckout(tried);
      // Where no new try was sent, because the question before it had no answer.
      void queries.invalidateQueries(pendingOrderQuery(tried, user?.uid));
      return notice.current.signal;
    },
    /** `shouldFocus`: after a click on Order Now, whose button is gone. */
    placed: checkout && placed && { ...placed, shouldFocus },
    /** After a click on Order Now: `reported` where the server said that the key belongs to another order. */
    onConflict: (reported?: OrderConflict) => {
      setShouldFocus(true);
      setConflict(reported);
      setCheckout(checkoutInProgress(user?.uid));
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
  onOrderAgain: () => void;
}

/** In place of the order form: leads to the order, and asks whether another one is wanted. */
export function PlacedBefore({ placed, onOrderAgain }: PlacedBeforeProps) {
  const language = useLanguage();
  const tOrdering = useMessages(ordering);
  const queries = useQueryClient();
  const { user, visitor } = useSession();
  const { _id: id, number, mobileNumber, shouldFocus } = placed;
  const facts = 'totalPrice' in placed ? factsOfFound(placed, user?.uid, queries, language) : [];
  const isGuests = visitor === 'guest' || mobileNumber !== undefined;

  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shouldFocus) section.current?.focus();
  }, [shouldFocus]);

  /** What follows an order whose answer came. */
  function finish() {
    if (id && number) settleCheckout({ _id: id, number, mobileNumber }, visitor);
    else endCheckout();
    void takeOrdered(placed, { user, visitor }, queries, language);
  }

  return (
    <section ref={section} tabIndex={-1} role="status" className="grid gap-4 rounded-card bg-glow p-5 sm:p-6">
      <h2 className="text-xl">{tOrdering.placedTitle}</h2>
      <p>
        <WithOrderNumber text={tOrdering.placedBefore(number)} />
      </p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <div className="flex flex-wrap gap-3">
        <Link
          to={isGuests ? paths.track : paths.dashboard.orders}
          state={mobileNumber && { id }}
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
