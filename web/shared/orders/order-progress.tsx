import type { Order } from '@aloghor/functions/contract/orders';
import { FIRST_STATUS, type OrderStatus, PAID_STATUS, STATUS_STEPS } from '@aloghor/functions/domain/order-status';
import { Ban, Check } from 'lucide-react';
import { tOrders } from '../locale/messages.ts';

interface OrderProgressProps {
  order: Pick<Order, 'status' | 'payment' | 'money' | 'outcome'>;
}

/** The steps of an order, done up to its status; a cancelled one has a red badge instead. */
export function OrderProgress({ order }: OrderProgressProps) {
  const { status } = order;
  if (status === 'Cancel') return <CancelBadge order={order} />;
  const isPaid = order.payment !== undefined;
  const reached = STATUS_STEPS.indexOf(status);
  // An order that moved on unpaid leaves the payment step open, until cash is received on delivery.
  const isDone = (step: OrderStatus, index: number) =>
    index <= reached && (step !== PAID_STATUS || isPaid || status === 'Delivered');
  return (
    <ol aria-label={tOrders.progress} className="grid auto-cols-fr grid-flow-col">
      {STATUS_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          data-done={isDone(step, index)}
          className="group relative flex flex-col items-center gap-2 text-center text-ink-soft text-sm aria-[current=step]:text-ink data-[done=true]:text-ink"
        >
          {index > 0 && (
            <span
              className={`absolute top-3.5 right-1/2 h-0.5 w-full ${index <= reached ? 'bg-success' : 'bg-line'}`}
            />
          )}
          <span className="relative z-10 grid size-7 place-items-center rounded-full border-2 border-stone bg-white group-data-[done=true]:border-success group-data-[done=true]:bg-success group-data-[done=true]:text-white group-aria-[current=step]:border-success">
            {isDone(step, index) && <Check aria-hidden className="size-4" />}
          </span>
          <span className="first-letter:uppercase">
            {step === FIRST_STATUS ? tOrders.waiting : tOrders.statuses[step]}
          </span>
        </li>
      ))}
    </ol>
  );
}

function CancelBadge({ order }: OrderProgressProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="inline-flex items-center gap-1.5 rounded-md bg-danger px-2.5 py-0.5 font-semibold text-sm text-white">
        <Ban aria-hidden className="size-4" />
        {tOrders.statuses.Cancel}
      </span>
      <span>{whyNothingComes(order)}</span>
    </p>
  );
}

function whyNothingComes({ payment, money, outcome }: OrderProgressProps['order']): string {
  if (payment && payment.sum > (outcome?.collected ?? 0)) return tOrders.cancelledPaid;
  if (outcome) return tOrders.returned;
  return money?.advance ? tOrders.cancelledPaid : tOrders.cancelled;
}
