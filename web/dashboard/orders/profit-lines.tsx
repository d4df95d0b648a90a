import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { COST_KINDS } from '@aloghor/functions/domain/ledger';
import { CHARGED_KINDS } from '@aloghor/functions/domain/profit';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { profit } from '../messages/en/profit.ts';

type Earned = Pick<ReplyTo<'GET /stats/profit'>, 'sums' | 'spent' | 'profit'>;

interface ProfitLine {
  label: string;
  /** In taka, with its sign in the profit. */
  taka: number;
  /** Whether it is shown where it is 0, too. */
  isAlways?: boolean;
}

/** What a profit is made of, line by line, and the profit itself last. */
export function profitLines({ sums, spent, profit: earned }: Earned, language: LanguageCode): ProfitLine[] {
  const t = messagesIn(language, profit);
  const { amounts } = messagesIn(language, placedOrders);
  return [
    { label: t.goods, taka: sums.goods, isAlways: true },
    ...CHARGED_KINDS.map((kind) => ({ label: amounts[kind], taka: sums[kind] })),
    { label: t.difference, taka: sums.difference },
    { label: t.cost, taka: -sums.cost, isAlways: true },
    { label: t.spoiled, taka: -sums.spoiled },
    ...COST_KINDS.map((kind) => ({ label: t.spent[kind], taka: -spent[kind] })),
    { label: t.profit, taka: earned, isAlways: true },
  ];
}

/** The parts of a profit, and their sum; what is taken off has its sign. Says of how much no cost is known. */
export function ProfitLines({ earned }: { earned: Earned }) {
  const language = useLanguage();
  const t = useMessages(profit);
  const { uncosted } = earned.sums;
  return (
    <>
      <dl className="grid max-w-xl gap-1">
        {profitLines(earned, language)
          .filter(({ taka, isAlways }) => isAlways || taka !== 0)
          .map(({ label, taka }) => (
            <div
              key={label}
              className="flex justify-between gap-3 last:border-ink/30 last:border-t last:pt-1 last:font-semibold"
            >
              <dt>{label}</dt>
              <dd className="whitespace-nowrap tabular-nums">{sum(taka, language)}</dd>
            </div>
          ))}
      </dl>
      {uncosted !== 0 && (
        <p className="mt-3 max-w-prose rounded-card bg-glow px-4 py-3">
          <UnbrokenText text={t.uncosted(sum(uncosted, language))} />
        </p>
      )}
    </>
  );
}
