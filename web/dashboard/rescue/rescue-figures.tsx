import { rangeOf } from '@aloghor/functions/domain/day-ranges';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { carrierText } from '../booking/carrier-text.ts';
import { NotRenewed } from '../layout/page.tsx';
import { rescue } from '../messages/en/rescue.ts';
import { dayRangeText } from '../overview/range-choice.tsx';
import { DataTable } from '../table/data-table.tsx';
import { figuresQuery } from './rescue-api.ts';

/** How many of the parcels that failed this month were delivered in the end, and how long their buyers waited for a call. */
export function RescueFigures() {
  const language = useLanguage();
  const t = useMessages(rescue);
  const days = rangeOf('thisMonth', serverNow());
  const { data, error, refetch } = useQuery(figuresQuery(days));
  if (data?.couriers.length === 0) return null;
  return (
    <section aria-labelledby="rescue-figures" className="mt-12">
      <h2 id="rescue-figures" className="text-xl">
        {t.figures.title}
      </h2>
      <p className="mb-3 text-ink-soft text-sm tabular-nums">{dayRangeText(days.from, days.to, language)}</p>
      {error && <NotRenewed error={error} onRetry={refetch} />}
      {(data || !error) && (
        <DataTable
          caption={t.figures.title}
          columns={[
            { label: t.figures.courier, cell: ({ courier }) => carrierText(courier, language) },
            { label: t.figures.failed, cell: ({ failed }) => count(failed, language), isNumber: true },
            { label: t.figures.rescued, cell: ({ rescued }) => count(rescued, language), isNumber: true },
            {
              label: t.figures.minutes,
              cell: ({ minutes }) => (minutes === undefined ? '–' : count(minutes, language)),
              isNumber: true,
            },
          ]}
          rows={data?.couriers.map((one) => ({ _id: one.courier, ...one }))}
        />
      )}
    </section>
  );
}
