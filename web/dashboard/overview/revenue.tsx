import type { ReplyTo } from '@aloghor/functions/contract/calls';
import type { DayRange } from '@aloghor/functions/domain/day-ranges';
import type { ListedFigure } from '@aloghor/functions/domain/figures';
import { useState } from 'react';
import { sum } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Skeleton } from '../../shared/ui/status.tsx';
import { panelStyle } from '../layout/page.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { revenue } from '../messages/en/overview.ts';
import { ExportButton } from '../table/export-button.tsx';
import { useDays, useFigures } from './figures-of-days.tsx';
import { revenueQuery } from './overview-api.ts';
import { dayRangeText, RangeChoice } from './range-choice.tsx';
import { fetchRevenueRows, revenueCsv } from './revenue-csv.ts';

/** What was ordered, confirmed, delivered and received in a range of days; the range is kept in the address. */
export function Revenue() {
  const language = useLanguage();
  const t = useMessages(revenue);
  const range = useDays();
  const { from, to } = range.chosen.days;
  const { shown, isStale, isLoading, failure } = useFigures(revenueQuery({ from, to }));
  return (
    <section aria-labelledby="revenue-title" className={panelStyle}>
      <div className="mb-4 grid gap-3 md:flex md:items-start md:justify-between">
        <div>
          <h2 id="revenue-title" className="text-xl">
            {t.title}
          </h2>
          <p className="text-ink-soft text-sm tabular-nums">{dayRangeText(from, to, language)}</p>
        </div>
        <RangeChoice {...range} />
      </div>
      {failure}
      {isLoading && <Skeleton className="h-[56rem] rounded-lg sm:h-[28rem] xl:h-64" />}
      {shown && (
        <div aria-busy={isStale} className={isStale ? 'opacity-60' : ''}>
          {isEmpty(shown) && <p className="mb-3">{t.nothing}</p>}
          <Figures of={shown} />
        </div>
      )}
      <p className="mt-4 text-ink-soft text-sm">{t.follows}</p>
    </section>
  );
}

type Shown = ReplyTo<'GET /stats/revenue'>;

function Figures({ of: { from, to, ...of } }: { of: Shown }) {
  const language = useLanguage();
  const t = useMessages(revenue);
  const { ordered, cancelled, confirmed, delivered, unpaid, payments, advances, refunds, received, less } = of;
  const days = { from, to };
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <FigureCard
        name="ordered"
        figure={ordered}
        days={days}
        facts={[cancelled.orders > 0 && t.cancelled(cancelled.orders, sum(cancelled.sum, language))]}
      />
      <FigureCard name="confirmed" figure={confirmed} days={days} />
      <FigureCard
        name="delivered"
        figure={delivered}
        days={days}
        facts={[
          delivered.orders > 0 && (unpaid.orders > 0 ? t.unpaid(unpaid.orders, sum(unpaid.sum, language)) : t.allPaid),
        ]}
        open={unpaid}
      />
      <FigureCard
        name="received"
        figure={{ orders: payments.orders + advances.orders + refunds.orders, sum: received }}
        days={days}
        facts={[
          advances.orders > 0 && t.advances(advances.orders, sum(advances.sum, language)),
          refunds.orders > 0 && t.refunds(refunds.orders, sum(-refunds.sum, language)),
          less > 0 && t.less(sum(less, language)),
          less < 0 && t.more(sum(-less, language)),
        ]}
      />
    </ul>
  );
}

function isEmpty({ ordered, confirmed, delivered, payments, advances, refunds }: Shown): boolean {
  return [ordered, confirmed, delivered, payments, advances, refunds].every(({ orders }) => orders === 0);
}

interface Figure {
  orders: number;
  /** In taka. */
  sum: number;
}

interface FigureCardProps {
  name: 'ordered' | 'confirmed' | 'delivered' | 'received';
  figure: Figure;
  days: DayRange;
  /** Further sentences about the figure. */
  facts?: (string | false)[];
  /** Its unpaid orders, which have a CSV of their own. */
  open?: Figure;
}

/** One figure, what it means, and a CSV of the orders behind it. */
function FigureCard({ name, figure, days, facts = [], open }: FigureCardProps) {
  const language = useLanguage();
  const t = useMessages(revenue);
  const { figures, meanings, orders, payments } = t;
  const counted = name === 'received' ? payments : orders;
  return (
    <li className="flex flex-col gap-1 rounded-lg bg-paper p-4">
      <h3 className="font-semibold">{figures[name]}</h3>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <span className="whitespace-nowrap font-serif text-2xl">{sum(figure.sum, language)}</span>
        <span>{counted(figure.orders)}</span>
      </p>
      {facts.map(
        (fact) =>
          fact && (
            <p key={fact}>
              <UnbrokenText text={fact} />
            </p>
          ),
      )}
      <p className="mb-2 text-ink-soft text-sm">{meanings[name]}</p>
      <div className="mt-auto flex flex-wrap gap-2">
        <ExportFigure name={name} days={days} count={figure.orders} />
        {open && open.orders > 0 && <ExportFigure name="unpaid" days={days} count={open.orders} />}
      </div>
    </li>
  );
}

interface ExportFigureProps {
  name: ListedFigure;
  days: DayRange;
  /** How many orders the figure has. */
  count: number;
}

/** Exports the orders behind a figure as a CSV file, and shows the progress. */
function ExportFigure({ name, days, count }: ExportFigureProps) {
  const language = useLanguage();
  const t = useMessages(revenue);
  const tOrdersPage = useMessages(ordersPage);
  const [done, setDone] = useState(0);

  function read() {
    setDone(0);
    return fetchRevenueRows(name, days, setDone, language);
  }

  return (
    <ExportButton
      read={read}
      fileName={() => t.csvFile(name, days.from, days.to)}
      csvOf={(rows) => revenueCsv(rows, language)}
      failedTitle={tOrdersPage.notExportedTitle}
      label={t.exportOf(t.figures[name])}
      isEmpty={count === 0}
      working={t.progress(Math.min(done, count), count)}
    >
      {name === 'unpaid' ? `${t.csv}: ${t.figures.unpaid}` : t.csv}
    </ExportButton>
  );
}
