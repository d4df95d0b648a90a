import type { CarrierName } from '@aloghor/functions/domain/couriers';
import { sumsOfAll } from '@aloghor/functions/domain/payout-sums';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { dateText } from '../../shared/lib/dates.ts';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { carrierText } from '../booking/carrier-text.ts';
import { DashboardFailed, panelStyle } from '../layout/page.tsx';
import { Printout } from '../layout/printout.tsx';
import { payoutsPage } from '../messages/en/payouts.ts';
import { originText } from './payout-card.tsx';
import { monthQuery } from './payouts-api.ts';
import { SumsList } from './sums-list.tsx';

interface MonthSheetProps {
  courier: CarrierName;
  /** As yyyy-mm. */
  month: string;
}

/** What a courier has paid out in a month, part by part, to the taka. */
export function MonthSheet({ courier, month }: MonthSheetProps) {
  const language = useLanguage();
  const { sheet: t, payout: tPayout } = useMessages(payoutsPage);
  const { data, error, refetch } = useQuery(monthQuery(courier, month));
  const [isPrinting, setPrinting] = useState(false);
  const title = t.title(carrierText(courier, language), month);
  if (error && !data) return <DashboardFailed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  const payouts = [...data].reverse(); // the first day first
  if (payouts.length === 0) return null;
  const sheet = (
    <>
      <h2 className="text-xl">{title}</h2>
      <SumsList sums={sumsOfAll(payouts.map(({ sums }) => sums))} />
      <dl className="grid max-w-xl gap-1 border-line border-t pt-3">
        {payouts.map(({ _id, day, sums, ...origin }) => (
          <div key={_id} className="flex justify-between gap-3">
            <dt className="wrap-anywhere">
              {[dateText(day, language), originText(origin, tPayout)].filter(Boolean).join(', ')}
            </dt>
            <dd className="whitespace-nowrap tabular-nums">{sum(sums.paid, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <section aria-label={title} className={`${panelStyle} grid gap-3`}>
      <div className="grid gap-3">{sheet}</div>
      <p className="text-ink-soft text-sm">{t.text}</p>
      <Button variant="quiet" className="justify-self-start" onClick={() => setPrinting(true)}>
        <Printer aria-hidden className="size-4" />
        {t.print}
      </Button>
      {isPrinting && (
        <Printout onDone={() => setPrinting(false)}>
          <div className="grid gap-3">{sheet}</div>
        </Printout>
      )}
    </section>
  );
}
