import type { OrderItem } from '@aloghor/functions/contract/order-items';
import { isDelivered } from '@aloghor/functions/domain/order-status';
import { holdsLink, holdsTelephoneNumber } from '@aloghor/functions/domain/review-text';
import { REVIEW_MAXIMUM, STARS_MAXIMUM } from '@aloghor/functions/domain/reviews';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callWithToken } from '../../shared/api/client.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { reviews } from '../../shared/locale/en/reviews.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import type { ShownOrder } from '../../shared/orders/order-card.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TextArea } from '../../shared/ui/fields.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { showRejected } from '../../shared/ui/rejected-fields.ts';
import { Problem } from '../../shared/ui/status.tsx';
import { whyFailed } from '../../shared/ui/why-failed.ts';

interface ReviewedOrder extends Pick<ShownOrder, '_id' | 'status' | 'orderItems'> {
  /** Ids of its products that have a review. */
  reviewed?: string[] | undefined;
}

interface OrderReviewsProps {
  order: ReviewedOrder;
  /** Proves, with the order's id, who received it; so does the customer's token. */
  mobileNumber?: string;
}

/** A review of each product of an order that was delivered. */
export function OrderReviews({ order, mobileNumber }: OrderReviewsProps) {
  const t = useMessages(reviews);
  if (!isDelivered(order.status)) return null;
  return (
    <ul aria-label={t.title} className="mt-5 grid gap-3">
      {order.orderItems.map((item) => (
        <li key={item._id}>
          <ItemReview order={order} item={item} mobileNumber={mobileNumber} />
        </li>
      ))}
    </ul>
  );
}

type Step = 'asked' | 'writing' | 'sent';

/** The element that gets the focus after each step. */
const FOCUSED = { asked: 'button', writing: 'input', sent: '[role=status]' } as const satisfies Record<Step, string>;

/** A button and the form that it opens, which keeps what is written while it is closed. */
function ItemReview({ order, item, mobileNumber }: OrderReviewsProps & { item: OrderItem }) {
  const language = useLanguage();
  const t = useMessages(reviews);
  const [step, setStep] = useState<Step>('asked');
  const [isBegun, setIsBegun] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const name = nameOf(item, language);
  const isReviewed = order.reviewed?.includes(item._id) === true;

  function turnTo(next: Step) {
    flushSync(() => {
      setStep(next);
      setIsBegun(true);
    });
    element.current?.querySelector<HTMLElement>(`:scope > :not([hidden]) ${FOCUSED[next]}`)?.focus();
  }

  return (
    <div ref={element}>
      {step === 'asked' && (
        <div className="flex flex-wrap items-center gap-3">
          {isReviewed && (
            <p className="text-ink-soft">
              <span>{name}</span>: {t.reviewed}
            </p>
          )}
          <Button variant="quiet" onClick={() => turnTo('writing')}>
            {isReviewed ? t.writeAnew(name) : t.writeOf(name)}
          </Button>
        </div>
      )}
      {step === 'sent' && (
        <div>
          <p role="status" tabIndex={-1}>
            {t.thanks}
          </p>
        </div>
      )}
      {isBegun && step !== 'sent' && (
        <div hidden={step !== 'writing'}>
          <ReviewForm
            name={name}
            isReviewed={isReviewed}
            proof={{ orderId: order._id, productId: item._id, ...(mobileNumber && { mobileNumber }) }}
            onSent={() => turnTo('sent')}
            onLeave={() => turnTo('asked')}
          />
        </div>
      )}
    </div>
  );
}

interface ReviewFormProps {
  /** Of the product. */
  name: string;
  /** Whether there is a review, which this one will replace. */
  isReviewed: boolean;
  proof: { orderId: string; productId: string; mobileNumber?: string };
  onSent: () => void;
  onLeave: () => void;
}

function ReviewForm({ name, isReviewed, proof, onSent, onLeave }: ReviewFormProps) {
  const language = useLanguage();
  const t = useMessages(reviews);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hintId = useId();

  async function send(form: HTMLFormElement) {
    if (isSending) return;
    const said = saidIn(new FormData(form));
    if (!said.stars) return setProblem(t.chooseStars);
    if (holdsLink(said.text) || holdsTelephoneNumber(said.text)) return setProblem(t.noLinks);
    setIsSending(true);
    setProblem(undefined);
    try {
      await callWithToken('POST /reviews', { body: { ...proof, ...said } });
      onSent();
    } catch (error) {
      setProblem(showRejected(form, error, await whyFailed(error, t.notSent, language), language));
      setIsSending(false);
    }
  }

  return (
    <Form
      onSubmit={send}
      noValidate
      aria-label={t.formTitle(name)}
      className="grid gap-4 rounded-card border border-line p-4"
    >
      <p className="font-semibold">{t.formTitle(name)}</p>
      {isReviewed && <p className="text-ink-soft">{t.replaces}</p>}
      <StarChoice />
      <TextArea label={t.text} name="text" rows={3} maxLength={REVIEW_MAXIMUM} />
      <div>
        <label className="flex min-h-11 w-fit items-center gap-3">
          <input type="checkbox" name="isNamed" className="size-5 accent-bottle" aria-describedby={hintId} />
          {t.showName}
        </label>
        <p id={hintId} className="text-ink-soft text-sm">
          {t.showNameHint}
        </p>
      </div>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="dense" aria-disabled={isSending}>
          {isSending ? t.sending : t.send}
        </Button>
        <Button variant="quiet" size="dense" onClick={onLeave}>
          {t.leave}
        </Button>
      </div>
    </Form>
  );
}

/** What the fields of the form say. Without a tick the buyer's name is not shown. */
export function saidIn(form: FormData) {
  return { stars: Number(form.get('stars')), text: String(form.get('text')), isNamed: form.has('isNamed') };
}

const CHOICES = Array.from({ length: STARS_MAXIMUM }, (_, index) => index + 1);

/** A group of radio buttons that looks like a row of stars. */
function StarChoice() {
  const t = useMessages(reviews);
  const [chosen, setChosen] = useState(0);
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t.starsLabel}</legend>
      <div className="flex">
        {CHOICES.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 place-items-center rounded-lg text-2xl text-brass-text has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              aria-label={t.stars(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={() => setChosen(stars)}
            />
            <span aria-hidden>{stars <= chosen ? '★' : '☆'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
