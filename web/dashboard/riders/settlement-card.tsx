import type { RiderSettlement } from '@aloghor/functions/contract/riders';
import { doneBy } from '@aloghor/functions/domain/packing';
import { dateText, shopTime } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { WithOrderNumber } from '../../shared/ui/with-order-number.tsx';
import { ridersPage } from '../messages/en/riders.ts';
import { CloseForm } from '../orders/close-form.tsx';
import { differenceText } from './cash-form.tsx';
import { useCloseDifference } from './riders-api.ts';

interface SettlementCardProps {
  settlement: RiderSettlement;
  /** Whether an open difference comes with the form that closes it. */
  mayClose?: boolean;
}

/** What a rider has handed over of a day, and for which orders. */
export function SettlementCard({ settlement, mayClose = false }: SettlementCardProps) {
  const language = useLanguage();
  const t = useMessages(ridersPage);
  const { rider, day, at, orders, expected, handedOver, note, isOpen, closed } = settlement;
  const { mutateAsync, isPending } = useCloseDifference(settlement._id);
  const texts = t.settlement;
  const title = texts.title(rider, dateText(day, language));
  return (
    <article aria-label={title} className="grid gap-3">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-soft text-sm">{texts.by(doneBy(settlement), shopTime(at, language))}</p>
      </div>
      <dl className="grid max-w-xl gap-1">
        <Line label={t.cash.expected} value={sum(expected, language)} />
        <Line label={t.cash.handedOver} value={sum(handedOver, language)} />
      </dl>
      <p className={`font-semibold ${isOpen ? 'text-danger' : ''}`}>
        {differenceText(expected, handedOver, language) ?? texts.agrees}
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-bottle underline underline-offset-4">
          {texts.orders(orders.length)}
        </summary>
        <dl className="grid max-w-xl gap-1">
          {orders.map(({ _id, number, taka }) => (
            <Line key={_id} label={number} value={sum(taka, language)} />
          ))}
        </dl>
      </details>
      {closed && (
        <p className="wrap-anywhere">{texts.closed(closed.reason, doneBy(closed), shopTime(closed.at, language))}</p>
      )}
      {isOpen && mayClose && (
        <CloseForm texts={texts} label={`${texts.close}: ${title}`} isPending={isPending} onClose={mutateAsync} />
      )}
    </article>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>
        <WithOrderNumber text={label} />
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
