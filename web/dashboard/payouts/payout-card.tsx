import type { PayoutSummary } from '@aloghor/functions/contract/payouts';
import { dateText } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { carrierText } from '../booking/carrier-text.ts';
import { payoutsPage } from '../messages/en/payouts.ts';

/** A payout in the list: who has paid how much, and what is left to do. */
export function PayoutCard({ payout }: { payout: PayoutSummary }) {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const { _id, courier, day, sums, rowCount, waiting, open } = payout;
  return (
    <article className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="min-w-0">
        <h2 className="text-xl">
          <Link to={paths.dashboard.payout(_id)} className="underline-offset-4 hover:underline">
            {t.payoutOf(carrierText(courier, language), dateText(day, language))}
          </Link>
        </h2>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {[originText(payout, t.payout), t.rowCount(rowCount)].filter(Boolean).join(', ')}
        </p>
        <p className={open > 0 ? 'font-semibold text-danger' : 'text-ink-soft'}>{t.open(open)}</p>
        {waiting > 0 && <p className="font-semibold">{t.waiting(waiting)}</p>}
      </div>
      <p className="whitespace-nowrap font-serif text-xl tabular-nums">{sum(sums.paid, language)}</p>
    </article>
  );
}

/** By which payment or file a payout has come, and which part of it this is. */
export function originText(
  { paymentId, fileName, part }: Pick<PayoutSummary, 'paymentId' | 'fileName' | 'part'>,
  t: typeof payoutsPage.english.payout,
): string {
  return [paymentId && t.payment(paymentId), fileName, part && t.part(part.number, part.of)].filter(Boolean).join(', ');
}
