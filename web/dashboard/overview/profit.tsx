import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { useState } from 'react';
import { count, sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { panelStyle } from '../layout/page.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { profit } from '../messages/en/profit.ts';
import { ProfitLines } from '../orders/profit-lines.tsx';
import { OutstandingPanel } from '../payouts/outstanding.tsx';
import { ShortText } from '../table/cells.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';
import { ExportButton } from '../table/export-button.tsx';
import { useDays, useFigures } from './figures-of-days.tsx';
import { profitQuery } from './overview-api.ts';
import { isProfitKnown, profitCsv, shareOf } from './profit-csv.ts';
import { dayRangeText } from './range-choice.tsx';

/** Products that the table has before the others are asked for. */
const SHOWN_FIRST = 10;

type Shown = ReplyTo<'GET /stats/profit'>;
type ProductProfit = Shown['products'][number];

/** The profit, and what is outstanding with couriers where something is. */
export function ProfitAndOutstanding() {
  return (
    <div className="grid gap-5">
      <Profit />
      <OutstandingPanel isShort />
    </div>
  );
}

/** What the orders and products have earned in the range of days that is chosen for the money. */
function Profit() {
  const language = useLanguage();
  const t = useMessages(profit);
  const { days } = useDays().chosen;
  const { shown, isStale, isLoading, failure } = useFigures(profitQuery(days));
  return (
    <section aria-labelledby="profit-title" className={panelStyle}>
      <h2 id="profit-title" className="text-xl">
        {t.title}
      </h2>
      <p className="mb-4 text-ink-soft text-sm tabular-nums">{dayRangeText(days.from, days.to, language)}</p>
      {failure}
      {isLoading && <Skeleton className="h-96 rounded-lg" />}
      {shown && (
        <div aria-busy={isStale} className={`grid gap-5 ${isStale ? 'opacity-60' : ''}`}>
          <div>
            <ProfitLines earned={shown} />
          </div>
          <Products key={`${shown.from} ${shown.to}`} of={shown} />
        </div>
      )}
      <p className="mt-4 text-ink-soft text-sm">{t.follows}</p>
    </section>
  );
}

const NOT_KNOWN = '–';

function Products({ of: shown }: { of: Shown }) {
  const language = useLanguage();
  const t = useMessages(profit);
  const tOrdersPage = useMessages(ordersPage);
  const [areAll, setAreAll] = useState(false);
  const { products } = shown;
  if (products.length === 0) return <p>{t.nothing}</p>;
  return (
    <>
      <DataTable
        caption={t.byProduct}
        columns={columns(products, language)}
        rows={areAll ? products : products.slice(0, SHOWN_FIRST)}
      />
      <div className="flex flex-wrap gap-2">
        {!areAll && products.length > SHOWN_FIRST && (
          <Button variant="quiet" size="dense" onClick={() => setAreAll(true)}>
            {t.showAll(products.length)}
          </Button>
        )}
        <ExportButton
          read={async () => [shown]}
          fileName={() => t.csvFile(shown.from, shown.to)}
          csvOf={([all]) => (all ? profitCsv(all, language) : '')}
          failedTitle={tOrdersPage.notExportedTitle}
          label={t.exportLabel}
        >
          {t.csv}
        </ExportButton>
      </div>
    </>
  );
}

const columns = (products: ProductProfit[], language: LanguageCode): Column<ProductProfit>[] => {
  const t = messagesIn(language, profit);
  const taka = (value: number) => sum(value, language);
  return [
    {
      label: t.columns.name,
      isPlain: true,
      cell: (product) => (
        <span lang={langOfName(product, language)} className="font-semibold">
          <ShortText>{nameOf(product, language)}</ShortText>
        </span>
      ),
    },
    {
      label: t.columns.pieces,
      isNumber: true,
      className: 'lg:w-24',
      cell: ({ pieces }) => count(pieces, language),
    },
    { label: t.columns.sold, isNumber: true, className: 'lg:w-36', cell: ({ sold }) => taka(sold) },
    {
      label: t.columns.cost,
      isNumber: true,
      className: 'lg:w-44',
      cell: ({ cost, uncosted }) => (
        <span className="grid">
          {(cost !== 0 || uncosted === 0) && <span>{taka(cost)}</span>}
          {uncosted !== 0 && (
            <span className="text-brass-text text-sm">
              <UnbrokenText text={t.uncostedOf(taka(uncosted))} />
            </span>
          )}
        </span>
      ),
    },
    {
      label: t.columns.profit,
      isNumber: true,
      className: 'lg:w-36',
      cell: (product) => (isProfitKnown(product) ? taka(product.profit) : NOT_KNOWN),
    },
    {
      label: t.columns.share,
      isNumber: true,
      className: 'lg:w-24',
      cell: (product) => (isProfitKnown(product) ? t.percent(count(shareOf(product, products), language)) : NOT_KNOWN),
    },
  ];
};
