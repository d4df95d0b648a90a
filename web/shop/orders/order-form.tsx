import type { OrderConflict } from '@aloghor/functions/contract/buyers-orders';
import { ADDRESS_MAXIMUM, NAME_MAXIMUM, NOTES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { areSeveralNumbers, isMobileNumber, plainMobileNumber } from '@aloghor/functions/domain/mobile-number';
import { recipientNotice } from '@aloghor/functions/domain/recipients';
import { useId, useState } from 'react';
import { useShopSettings } from '../../shared/api/settings.ts';
import { sum } from '../../shared/lib/format.ts';
import { cartPage, ordering } from '../../shared/locale/en/buying.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { loadPlacesAhead, PlaceField } from '../../shared/orders/place-field.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { shop } from '../../shared/shop.config.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, TextArea } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showWarning } from '../../shared/ui/popup.ts';
import { failureText, Skeleton } from '../../shared/ui/status.tsx';
import { WARNING_MS } from '../../shared/ui/times.ts';
import { cartTotal, orderableLines } from '../cart/cart-line.ts';
import type { Cart } from '../cart/use-cart.ts';
import { DeliveryCharges } from '../products/delivery-charges.tsx';
import { OrderSums, sumToPay, useDelivery } from './delivery-charge.tsx';
import type { LostTry } from './placed-before.tsx';
import { typedIn, useOrderDraft } from './use-order-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface OrderFormProps {
  cart: Cart;
  lost: LostTry;
  onLost: () => AbortSignal;
  /** An earlier try of this checkout was placed: with another content, or before its buyer signed in. */
  onPlacedBefore: (conflict?: OrderConflict) => void;
}

/** Total, delivery address and Order Now; on a phone the total and the button stay at the bottom, beside the cart in sight. */
export function OrderForm({ cart, lost, onLost, onPlacedBefore }: OrderFormProps) {
  const language = useLanguage();
  const tCartPage = useMessages(cartPage);
  const tOrdering = useMessages(ordering);
  const titleId = useId();
  const { user, visitor } = useSession();
  const { order, isOrdering } = usePlaceOrder(cart, { onPlacedBefore, onLost });
  const isAdding = cart.lines.some(({ asked }) => asked === 'adding');
  const { form, proposed, place, version, choose, keep, clear } = useOrderDraft();
  const [mobileError, setMobileError] = useState<string>();
  const totalPrice = cartTotal(cart.lines);
  const settings = useShopSettings();
  const mayOpenFirst = settings?.legal.mayOpenFirst;
  const notice = recipientNotice(settings ?? {});
  const delivery = useDelivery(place, totalPrice);
  const isChargeKnown = delivery.isFree || delivery.charge !== undefined;
  const hasGone = cart.lines.some(({ isGone }) => isGone);
  const hasSoldOut = cart.lines.some(({ isSoldOut }) => isSoldOut);

  function submit(fields: HTMLFormElement) {
    const buyer = typedIn(fields);
    const mobileNumber = plainMobileNumber(buyer.mobileNumber);
    const wrongMobile = areSeveralNumbers(buyer.mobileNumber)
      ? tOrdering.oneMobileNumber
      : visitor === 'guest'
        ? tOrdering.wrongMobileGuest
        : tOrdering.wrongMobileCustomer;
    const isValid = isMobileNumber(mobileNumber);
    setMobileError(isValid ? undefined : wrongMobile);
    if (!isValid) {
      focusOn(fields, 'mobileNumber');
      return void showWarning(wrongMobile, WARNING_MS);
    }
    if (hasGone) return void showWarning(tOrdering.unavailableFirst, WARNING_MS);
    if (hasSoldOut) return void showWarning(tOrdering.soldOutFirst, WARNING_MS);
    const request = {
      email: user?.email,
      ...buyer,
      photo: user?.photo,
      mobileNumber,
      place: place && { district: place.district, thana: place.thana },
      orderItems: orderableLines(cart.lines),
      totalPrice,
      deliveryCharge: delivery.charge,
      recipientNotice: notice,
    };
    void order(request, buyer, place, fields);
  }

  return (
    <Form
      aria-labelledby={titleId}
      onSubmit={submit}
      onFocus={({ target }) => {
        loadPlacesAhead();
        // Browsers scroll only the caret of a textarea into view.
        if (target.matches('textarea')) target.scrollIntoView({ block: 'nearest' });
      }}
      onInput={keep}
      ref={form}
      className="order-form grid grid-cols-1 gap-4 rounded-card bg-sand p-5 sm:p-6"
    >
      <h2 id={titleId} className="text-xl">
        {tOrdering.title}
      </h2>
      {proposed.isOrdered && (
        <p className="text-ink-soft">
          {tOrdering.knownBuyer}{' '}
          <button type="button" className="min-h-11 underline underline-offset-4" onClick={clear}>
            {tOrdering.notYou}
          </button>
        </p>
      )}
      <Field
        key={`name-${version}`}
        label={tOrdering.name}
        name="name"
        autoComplete="name"
        maxLength={NAME_MAXIMUM}
        defaultValue={proposed.name ?? user?.name.trim()}
        required
      />
      <Field
        key={`mobile-${version}`}
        label={tOrdering.mobileNumber}
        hint={tOrdering.mobileHint}
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={proposed.mobileNumber ?? shop.mobilePrefix}
        error={mobileError}
        required
      />
      <PlaceField
        key={`place-${version}`}
        place={place}
        typed={proposed.placeText}
        isNeeded={delivery.settings !== undefined}
        onChoose={choose}
      />
      {delivery.settings && (
        <p className="text-ink-soft">
          <DeliveryCharges settings={delivery.settings} format={(taka) => sum(taka, language)} />
        </p>
      )}
      <TextArea
        key={`address-${version}`}
        label={tOrdering.address}
        name="address"
        autoComplete="street-address"
        maxLength={ADDRESS_MAXIMUM}
        defaultValue={proposed.deliveryAddress}
        required
      />
      <TextArea
        key={`notes-${version}`}
        label={tOrdering.notes}
        name="notes"
        maxLength={NOTES_MAXIMUM}
        defaultValue={proposed.info}
      />
      <p role="status" className="font-semibold empty:hidden">
        {lost === 'asked' && <span>{tOrdering.lostAsked}</span>}
        {lost === 'missing' && !isOrdering && <span>{tOrdering.notArrived}</span>}
        {typeof lost === 'object' && <span>{failureText(lost, tOrdering.lostAsked, language)}</span>}
      </p>
      <OrderSums totalPrice={totalPrice} delivery={delivery} hasPlace={place !== undefined} />
      <p className="text-ink-soft">
        <span>{tCartPage.cashOnDelivery}</span> {mayOpenFirst && <span>{tCartPage.openFirst}</span>}
      </p>
      <p className="text-ink-soft text-sm">{tOrdering.recipients[notice]}</p>
      <div className="buy-bar fixed inset-x-0 bottom-0 z-20 flex items-center max-[21.25rem]:flex-wrap justify-between gap-4 border-line border-t bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:static md:flex-col md:items-stretch md:border-stone md:bg-transparent md:p-0 md:pt-4 lg:sticky lg:-mx-1 lg:-mb-4 lg:flex-row lg:items-center lg:bg-sand lg:px-1 lg:pt-3 lg:pb-4">
        <div className="max-lg:md:flex max-lg:md:items-baseline max-lg:md:justify-between max-lg:md:gap-x-4">
          <p className="text-sm md:text-base">{isChargeKnown ? tOrdering.toPay : tCartPage.total}</p>
          {cart.isLoading ? (
            <Skeleton className="h-7 w-28 rounded md:h-8 md:bg-stone" />
          ) : (
            <p className="whitespace-nowrap font-serif text-xl md:text-2xl">
              {sum(sumToPay({ totalPrice, deliveryCharge: delivery.charge }), language)}
            </p>
          )}
        </div>
        <Button type="submit" disabled={isOrdering || cart.isLoading || isAdding || delivery.isLoading}>
          {isOrdering ? tOrdering.ordering : tOrdering.orderNow}
        </Button>
      </div>
    </Form>
  );
}

/** Call it before a popup, which returns the focus there. */
function focusOn(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}
