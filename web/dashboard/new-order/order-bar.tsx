import { sum } from '../../shared/lib/format.ts';
import { Button } from '../../shared/ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { type NewOrderDraft, sumsOf } from './new-order-draft.ts';

interface OrderBarProps {
  draft: NewOrderDraft;
  isMaking: boolean;
  problem: string | undefined;
  /** The id of the form that it sends. */
  form: string;
}

/** The total and what is to be collected, always in sight, and the button that makes the order. */
export function OrderBar({ draft, isMaking, problem, form }: OrderBarProps) {
  const { totalPrice, toCollect } = sumsOf(draft);
  const hasNone = draft.products.length === 0;
  return (
    <div className="foot-bar sticky z-10 mt-6 grid gap-1 border-line border-t bg-paper py-3">
      {problem && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className="flex items-end justify-between gap-4 lg:justify-end lg:gap-10">
        <dl className="flex gap-5 lg:gap-10">
          <div>
            <dt className="text-ink-soft text-sm">{tAdmin.orders.total}</dt>
            <dd className="whitespace-nowrap tabular-nums">{sum(totalPrice)}</dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">{tAdmin.desk.toCollect}</dt>
            <dd className="whitespace-nowrap font-serif text-xl tabular-nums">{sum(toCollect)}</dd>
          </div>
        </dl>
        <Button type="submit" size="dense" form={form} aria-disabled={isMaking} disabled={hasNone}>
          {isMaking ? tAdmin.newOrder.making : tAdmin.newOrder.make}
        </Button>
      </div>
      {hasNone && <p className="text-ink-soft text-sm lg:text-right">{tAdmin.newOrder.chooseFirst}</p>}
    </div>
  );
}
