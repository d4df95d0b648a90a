import { areSeveralNumbers, plainMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { asItWasCopied } from '@aloghor/functions/domain/pasted-address';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { trackQuery } from '../../shared/api/orders.ts';
import { PageHead } from '../../shared/app/page-head.tsx';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { keptOrders, type OrderToFollow } from '../../shared/lib/stored-order-draft.ts';
import { ordering, placedOrders } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { OrderCard } from '../../shared/orders/order-card.tsx';
import { shop } from '../../shared/shop.config.ts';
import { useIsHydrated } from '../../shared/start/hydration.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/fields.tsx';
import { Form, NeedsScripts } from '../../shared/ui/form.tsx';
import { Failed, failureText } from '../../shared/ui/status.tsx';
import { WithOrderNumber } from '../../shared/ui/with-order-number.tsx';
import { LitRoom } from '../account/lit-room.tsx';
import { KeptOrders } from '../orders/kept-orders.tsx';
import { OrderReviews } from '../orders/order-reviews.tsx';

interface Wanted {
  id: string;
  mobileNumber: string;
}

/** The number stands on this device, where its owner can remove it, and not in the history. */
function wantedOf(order: OrderToFollow | null): Wanted {
  const id = order?.id ?? '';
  return { id, mobileNumber: keptOrders().find((kept) => kept.id === id)?.mobileNumber ?? '' };
}

/** A guest follows an order with its id and mobile number; a code on the parcel brings the id along. */
export function Track() {
  const language = useLanguage();
  const tOrdering = useMessages(ordering);
  const tOrders = useMessages(placedOrders);
  const { state, search } = useLocation();
  // Only links to an order of this device set it; a page that is loaded anew was rendered without it.
  const justOrdered: OrderToFollow | null = useIsHydrated() ? state : null;
  const scannedId = asItWasCopied(new URLSearchParams(search).get('id') ?? '');
  const [wanted, setWanted] = useState<Wanted>(() => wantedOf(justOrdered));
  const [mobileError, setMobileError] = useState<string>();
  const [keptId, setKeptId] = useState<string>();
  const [shown, setShown] = useState(justOrdered);
  const { data: order, error, isFetching, refetch } = useQuery(trackQuery(wanted.id, wanted.mobileNumber));
  const [isBesidePicture, setIsBesidePicture] = useState(!justOrdered);
  if (order && isBesidePicture) setIsBesidePicture(false); // for good: an order needs the width
  const isUnknown = hasErrorCode(error, 'not-found', 'bad-input');
  if (justOrdered !== shown) {
    setShown(justOrdered); // another order, from a link of a message above this page
    if (justOrdered) followKept(wantedOf(justOrdered));
  }

  function followKept({ id, mobileNumber }: Wanted) {
    setWanted({ id, mobileNumber });
    setKeptId(id); // remounts the form, filled with the followed order
  }

  function follow(form: HTMLFormElement) {
    const fields = new FormData(form);
    const typed = String(fields.get('mobileNumber'));
    const isOne = !areSeveralNumbers(typed);
    setMobileError(isOne ? undefined : tOrdering.oneMobileNumber);
    const mobileNumber = isOne ? plainMobileNumber(typed) : ''; // without a number nothing is asked
    setWanted({ id: String(fields.get('id')).trim(), mobileNumber });
  }

  return (
    <div className={`page section-air ${isBesidePicture ? 'grid items-start gap-12 lg:grid-cols-2' : 'max-w-3xl'}`}>
      <PageHead title={tOrders.trackTitle} description={tOrders.trackText} />
      {isBesidePicture && <LitRoom />}
      <div className={isBesidePicture ? 'mx-auto w-full max-w-3xl lg:max-w-md' : undefined}>
        <h1 className="text-3xl">{tOrders.trackTitle}</h1>
        <p className="mt-3 text-balance text-ink-soft text-lg">
          <WithOrderNumber text={tOrders.trackText} />
        </p>
        <NeedsScripts />
        <div className="@container mt-6 mb-8">
          <Form key={keptId} onSubmit={follow} className="grid items-start gap-4 @xl:grid-cols-[1fr_1fr_auto]">
            <Field
              label={tOrders.trackId}
              name="id"
              autoComplete="off"
              defaultValue={wanted.id || scannedId}
              required
            />
            <Field
              label={tOrdering.mobileNumber}
              hint={tOrdering.mobileHint}
              name="mobileNumber"
              type="tel"
              autoComplete="tel"
              defaultValue={wanted.mobileNumber || shop.mobilePrefix}
              error={mobileError}
              required
            />
            <Button type="submit" className="@xl:mt-7.5" disabled={isFetching && !order}>
              {tOrders.track}
            </Button>
          </Form>
        </div>
        {!order && <KeptOrders onFollow={followKept} />}
        {isUnknown && (
          <p role="alert" className="text-danger text-lg">
            {tOrders.trackNotFound}
          </p>
        )}
        {error && !isUnknown && !order && <Failed error={error} onRetry={refetch} />}
        {order && hasErrorCode(error, 'too-many') && (
          <p role="alert" className="mb-4 text-danger">
            {failureText(error, '', language)}
          </p>
        )}
        {order && !isUnknown && (
          <OrderCard order={order} heading="h2">
            <OrderReviews order={order} mobileNumber={wanted.mobileNumber} />
          </OrderCard>
        )}
      </div>
    </div>
  );
}
