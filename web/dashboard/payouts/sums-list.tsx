import { PAYOUT_SUMS, type PayoutSums, signedSum } from '@aloghor/functions/domain/payout-sums';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { payoutsPage } from '../messages/en/payouts.ts';

/** What is shown even where it is 0. */
const ALWAYS: readonly (keyof PayoutSums)[] = ['received', 'charged', 'paid'];

/** The parts of what was paid out, and their sum; what is taken off has its sign. */
export function SumsList({ sums }: { sums: PayoutSums }) {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const shown = PAYOUT_SUMS.filter((name) => ALWAYS.includes(name) || sums[name] !== 0);
  return (
    <dl className="grid max-w-xl gap-1">
      {shown.map((name) => (
        <div
          key={name}
          className="flex justify-between gap-3 last:border-ink/30 last:border-t last:pt-1 last:font-semibold"
        >
          <dt>{t.sums[name]}</dt>
          <dd className="whitespace-nowrap tabular-nums">{sum(signedSum(sums, name), language)}</dd>
        </div>
      ))}
    </dl>
  );
}
