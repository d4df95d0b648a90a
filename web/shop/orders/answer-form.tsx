import type { InputOf, ReplyTo } from '@aloghor/functions/contract/calls';
import { takaOfKind } from '@aloghor/functions/domain/amounts';
import type { BuyerAnswer } from '@aloghor/functions/domain/answer-links';
import { ADDRESS_MAXIMUM } from '@aloghor/functions/domain/limits';
import { toCollect } from '@aloghor/functions/domain/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../shared/api/client.ts';
import { answerQuery } from '../../shared/api/orders.ts';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName, placeNames } from '../../shared/lib/place-name.ts';
import type { NamedPlace } from '../../shared/lib/stored-order-draft.ts';
import { answerPage } from '../../shared/locale/en/answer.ts';
import { ordering, placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { PlaceField } from '../../shared/orders/place-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showFailure } from '../../shared/ui/popup.ts';
import { ask } from '../../shared/ui/popup-actions.ts';
import { whyFailed } from '../../shared/ui/why-failed.ts';
import { OrderSums, useDelivery } from './delivery-charge.tsx';

type AnswerableOrder = ReplyTo<'POST /orders/answer/open'>;
type Sent = Omit<InputOf<'POST /orders/answer'>['body'], 'link'>;

interface AnswerFormProps {
  /** What stands behind the # of the link. */
  link: string;
  order: AnswerableOrder;
}

/** Where an order goes and what is to be paid, to be confirmed, corrected or cancelled. */
export function AnswerForm({ link, order }: AnswerFormProps) {
  const language = useLanguage();
  const t = useMessages(answerPage);
  const titleId = useId();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { sent, send } = useAnswer(link, language);

  async function cancel() {
    if (await isMeant(order.number, language)) await send({ outcome: 'cancel' });
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-5 rounded-card bg-sand p-5 sm:p-6">
      <div>
        <h2 id={titleId} className="text-2xl">
          {t.question}
        </h2>
        <p className="mt-1 text-ink-soft">{t.text}</p>
      </div>
      {isCorrecting ? (
        <CorrectionForm
          order={order}
          isSending={sent === 'correct'}
          onSend={send}
          onBack={() => setIsCorrecting(false)}
        />
      ) : (
        <>
          <dl className="grid gap-4">
            <div>
              <dt className="text-ink-soft text-sm">{t.place}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{addressText(order, language) || t.noPlace}</dd>
            </div>
            <div>
              <dt className="text-ink-soft text-sm">{t.toPay}</dt>
              <dd className="font-serif text-2xl">{sum(order.toCollect, language)}</dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button
              className="max-sm:w-full"
              aria-disabled={sent !== undefined}
              onClick={() => send({ outcome: 'confirm', toCollect: order.toCollect })}
            >
              {sent === 'confirm' ? t.sending : t.confirm}
            </Button>
            <Button variant="quiet" className="max-sm:w-full" onClick={() => setIsCorrecting(true)}>
              {t.correct}
            </Button>
            {order.mayCancel && (
              <Button variant="danger" className="max-sm:w-full" aria-disabled={sent !== undefined} onClick={cancel}>
                {t.cancel}
              </Button>
            )}
          </div>
          {!order.mayCancel && <p className="text-ink-soft">{t.paidAlready}</p>}
        </>
      )}
    </section>
  );
}

function addressText({ place, deliveryAddress }: AnswerableOrder, language: LanguageCode): string {
  return [deliveryAddress, place && placeName(place, language)].filter(Boolean).join('\n');
}

async function isMeant(orderNumber: string, language: LanguageCode): Promise<boolean> {
  const { askCancel: question, askCancelText, yesCancel: yes, keep: no } = messagesIn(language, placedOrders);
  const text = askCancelText(messagesIn(language, ordering).orderNumber(orderNumber));
  return (await ask({ question, text, yes, no })).isConfirmed;
}

/** The answer that is on its way, and how to send one; afterwards the page shows what has become of the order. */
function useAnswer(link: string, language: LanguageCode) {
  const t = useMessages(answerPage);
  const cache = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (answer: Sent) => call('POST /orders/answer', { body: { link, ...answer } }),
    onSettled: () => cache.invalidateQueries({ queryKey: answerQuery(link).queryKey }),
  });
  const sent: BuyerAnswer | undefined = isPending ? variables.outcome : undefined;

  async function send(answer: Sent) {
    if (sent) return;
    try {
      await mutateAsync(answer);
    } catch (error) {
      const isOtherSum = hasErrorCode(error, 'sum-changed', 'price-changed');
      if (isOtherSum) await showFailure(t.changedTitle, t.changed, language);
      else await showFailure(t.notSentTitle, await whyFailed(error, t.notSent, language), language);
    }
  }

  return { sent, send };
}

interface CorrectionFormProps {
  order: AnswerableOrder;
  isSending: boolean;
  onSend: (answer: Sent) => void;
  onBack: () => void;
}

/** Another place or address, with what the delivery there costs. */
function CorrectionForm({ order, isSending, onSend, onBack }: CorrectionFormProps) {
  const language = useLanguage();
  const t = useMessages(answerPage);
  const tOrdering = useMessages(ordering);
  const [place, setPlace] = useState<NamedPlace | undefined>(
    order.place && { ...order.place, names: placeNames(order.place) },
  );
  const isMoved = place?.district !== order.place?.district || place?.thana !== order.place?.thana;
  const delivery = useDelivery(isMoved ? place : undefined, order.totalPrice);
  const charge = (isMoved ? delivery.charge : undefined) ?? takaOfKind(order, 'delivery');
  const others = order.amounts.filter(({ kind }) => kind !== 'delivery');
  const toPay = toCollect({
    totalPrice: order.totalPrice,
    amounts: charge === undefined ? others : [...others, { kind: 'delivery', taka: charge }],
  });

  function submit(form: HTMLFormElement) {
    onSend({
      outcome: 'correct',
      place: place && { district: place.district, thana: place.thana },
      deliveryAddress: String(new FormData(form).get('address')).trim(),
      deliveryCharge: isMoved ? delivery.charge : undefined,
      toCollect: toPay,
    });
  }

  return (
    <Form onSubmit={submit} className="grid gap-4">
      <PlaceField
        place={place}
        isNeeded={delivery.settings !== undefined || order.place !== undefined}
        onChoose={setPlace}
      />
      <TextArea
        label={tOrdering.address}
        name="address"
        autoComplete="street-address"
        maxLength={ADDRESS_MAXIMUM}
        defaultValue={order.deliveryAddress}
        required
      />
      {isMoved && <OrderSums totalPrice={order.totalPrice} delivery={delivery} hasPlace={place !== undefined} />}
      <p className="flex items-baseline justify-between gap-4">
        <span>{t.toPay}</span> <span className="font-serif text-2xl">{sum(toPay, language)}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full" disabled={isSending || delivery.isLoading}>
          {isSending ? t.sending : t.confirmCorrected}
        </Button>
        <Button variant="quiet" className="max-sm:w-full" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </Form>
  );
}
