import type { ReplyTo } from '@aloghor/functions/contract/calls';
import type { SalesDay } from '@aloghor/functions/contract/stats';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { dateText, dayAndMonth } from '../../shared/lib/dates.ts';
import { count, sum } from '../../shared/lib/format.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, panelStyle } from '../layout/page.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { overview } from '../messages/en/overview.ts';
import { ShortText } from '../table/cells.tsx';
import { currentSalesQuery } from './overview-api.ts';

/** Orders and revenue of the last 30 days, and what sold best in them. */
export function Sales() {
  const language = useLanguage();
  const t = useMessages(overview);
  const [isTableOpen, setIsTableOpen] = useState(false);
  const { data, error, refetch } = useQuery(currentSalesQuery);
  if (!data) {
    return error ? (
      <DashboardFailed error={error} onRetry={refetch} />
    ) : (
      <Skeleton className="h-[50rem] rounded-card md:h-[32rem] xl:h-96" />
    );
  }
  const { days, bestSellers } = data;
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section aria-labelledby="sales-title" className={panelStyle}>
        <h2 id="sales-title" className="mb-5 text-xl">
          {t.salesTitle}
        </h2>
        <div className="grid gap-8 md:grid-cols-2">
          <DayChart
            title={t.revenue}
            text={t.revenueText}
            days={days.map(({ date, revenue }) => ({ date, value: revenue }))}
            format={(taka) => sum(taka, language)}
          />
          <DayChart
            title={t.orders}
            text={t.perDay}
            days={days.map(({ date, orders }) => ({ date, value: orders }))}
            format={(orders) => count(orders, language)}
          />
        </div>
        <details className="mt-5" onToggle={({ currentTarget }) => setIsTableOpen(currentTarget.open)}>
          <summary className="min-h-8 w-fit cursor-pointer text-ink-soft text-sm underline underline-offset-4">
            {t.asTable}
          </summary>
          {isTableOpen && <SalesTable days={days} />}
        </details>
      </section>
      <BestSellers products={bestSellers} />
    </div>
  );
}

function SalesTable({ days }: { days: SalesDay[] }) {
  const language = useLanguage();
  const t = useMessages(overview);
  return (
    <table className="mt-3 w-full max-w-md tabular-nums">
      <thead>
        <tr className="border-line border-b text-sm">
          <th className="py-1 text-left">{t.day}</th>
          <th className="py-1 text-right">{t.orders}</th>
          <th className="py-1 text-right">{t.revenue}</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ date, orders, revenue }) => (
          <tr key={date} className="border-line border-b">
            <td className="py-1">{dateText(date, language)}</td>
            <td className="py-1 text-right">{count(orders, language)}</td>
            <td className="whitespace-nowrap py-1 text-right">{sum(revenue, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The products that were delivered in the largest quantities. */
function BestSellers({ products }: { products: ReplyTo<'GET /stats/sales'>['bestSellers'] }) {
  const language = useLanguage();
  const t = useMessages(overview);
  return (
    <section aria-labelledby="best-sellers-title" className={panelStyle}>
      <h2 id="best-sellers-title" className="text-xl">
        {t.bestSellers}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft text-sm">{products.length > 0 ? t.bestSellersText : t.noBestSellers}</p>
      <ol className="divide-y divide-line">
        {products.map(({ _id, img, quantity, ...named }) => (
          <li key={_id} className="flex items-center gap-3 py-2">
            <ProductThumbnail product={{ img }} size={44} />
            <ShortText className="grow leading-snug">{nameOf(named, language)}</ShortText>
            <span className="whitespace-nowrap text-ink-soft tabular-nums">{t.quantity(quantity)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const WIDTH = 600;
const HEIGHT = 140;

interface DayChartProps {
  title: string;
  text: string;
  /** One value a day, oldest first. */
  days: { date: string; value: number }[];
  format: (value: number) => string;
}

/** A bar per day; the highest is labelled with its value, the first and the last with their dates. */
function DayChart({ title, text, days, format }: DayChartProps) {
  const language = useLanguage();
  const t = useMessages(overview);
  const id = useId();
  const values = days.map(({ value }) => value);
  const bars = barsOf(values, WIDTH);
  const highest = Math.max(...values, 0);
  const peak = days[values.indexOf(highest)];
  const last = days.at(-1);
  const total = values.reduce((all, value) => all + value, 0);
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="grid gap-1">
        <span className="font-semibold">
          <span>{title}</span> <span className="font-normal text-ink-soft text-sm">{text}</span>
        </span>
        <span className="font-serif text-xl">{format(total)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        preserveAspectRatio="none"
        className="mt-3 h-36 w-full"
      >
        {bars.map(({ x, width, height }, index) => (
          <rect
            key={days[index]?.date}
            x={x}
            width={width}
            y={HEIGHT - 2 - height * (HEIGHT - 2)}
            height={height * (HEIGHT - 2) + 2}
            className={days[index] === peak && highest > 0 ? 'fill-brass' : 'fill-stone'}
          />
        ))}
      </svg>
      <div className="mt-1.5 flex justify-between gap-4 text-ink-soft text-sm tabular-nums">
        <span>{days[0] && dayAndMonth(days[0].date, language)}</span>
        {peak && highest > 0 && (
          <span className="font-semibold text-brass-text">
            <UnbrokenText text={t.highest(format(highest), dayAndMonth(peak.date, language))} />
          </span>
        )}
        <span>{last && dayAndMonth(last.date, language)}</span>
      </div>
    </figure>
  );
}

/**
 * Where the bars of a chart stand: `x` and `width` in its own units, `height` from 0 for nothing to 1 for the highest.
 */
interface Bar {
  x: number;
  width: number;
  height: number;
}

/** One bar a value, with a gap of a quarter between; all flat when all are 0. */
export function barsOf(values: number[], width: number): Bar[] {
  const step = width / Math.max(1, values.length);
  const highest = Math.max(...values, 0);
  return values.map((value, index) => ({
    x: index * step + step / 8,
    width: step * 0.75,
    height: highest === 0 ? 0 : value / highest,
  }));
}
