import { FIRST_STATUS, type OrderStatus } from '@aloghor/functions/contract/orders';
import { Check } from 'lucide-react';
import { t } from '../messages/messages.ts';

const STEPS: OrderStatus[] = [FIRST_STATUS, 'Payment successful', 'Out for Delivery', 'Delivered'];

/** The four steps of an order, done up to its status; a cancelled one has a red badge instead. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  if (status === 'Cancel') {
    return (
      <p className="inline-block rounded-full bg-danger px-4 py-1 font-semibold text-white">
        {t.order.statuses.Cancel}
      </p>
    );
  }
  const reached = STEPS.indexOf(status);
  return (
    <ol aria-label={t.order.progress} className="grid grid-cols-4">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          data-done={index <= reached}
          className="group relative flex flex-col items-center gap-2 text-center text-ink-soft text-sm data-[done=true]:text-ink"
        >
          {index > 0 && (
            <span className="absolute top-3.5 right-1/2 h-0.5 w-full bg-line group-data-[done=true]:bg-success" />
          )}
          <span className="relative z-10 grid size-7 place-items-center rounded-full border-2 border-stone bg-white group-data-[done=true]:border-success group-data-[done=true]:bg-success group-data-[done=true]:text-white">
            {index <= reached && <Check aria-hidden className="size-4" />}
          </span>
          {t.order.statuses[step]}
        </li>
      ))}
    </ol>
  );
}
