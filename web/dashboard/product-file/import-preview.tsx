import { PICTURES_MAXIMUM } from '@aloghor/functions/domain/limits';
import { labelOf, namedCategories } from '../../shared/api/categories.ts';
import { count, price } from '../../shared/lib/format.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChangeList } from '../layout/change-list.tsx';
import { panelStyle } from '../layout/page.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { productFile, productsPage } from '../messages/en/products.ts';
import { useAllCategories } from '../staff-settings.ts';
import { ShortText } from '../table/cells.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';
import type { RowOutcome } from './product-file-api.ts';
import { type Counts, countsOf, type Plan } from './use-import.ts';

/** Rows of the preview. */
const ROWS_SHOWN = 50;
const NAMES_MAXIMUM = 5;

interface ImportPreviewProps {
  plan: Plan;
  onStart: () => void;
  onStartAgain: () => void;
}

/** What an import would do. Nothing is written before its button is clicked. */
export function ImportPreview({ plan, onStart, onStartAgain }: ImportPreviewProps) {
  const t = useMessages(productFile);
  const counts = countsOf(plan.outcomes);
  const count = counts.new + counts.changed;
  return (
    <section role="status" className={panelStyle}>
      <h2 className="break-words text-xl">{t.readyTitle(plan.file.fileName)}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{count > 0 ? t.readyText : t.nothingToDo}</p>
      <ImportCounts counts={counts} />
      <Warnings plan={plan} />
      <div className="my-5 flex flex-wrap gap-3">
        {count > 0 && <Button onClick={onStart}>{t.start(count)}</Button>}
        <Button variant="quiet" onClick={onStartAgain}>
          {t.chooseOther}
        </Button>
      </div>
      <WhatChanges plan={plan} />
    </section>
  );
}

function Warnings({ plan: { rows, outcomes, unknownColumns, leftOut } }: { plan: Plan }) {
  const t = useMessages(productFile);
  const taken = new Set(outcomes.filter(({ isNameTaken }) => isNameTaken).map(({ row }) => row));
  const names = rows.filter(({ row }) => taken.has(row)).map(({ cells }) => cells.name);
  const shown = [...names.slice(0, NAMES_MAXIMUM), ...(names.length > NAMES_MAXIMUM ? ['…'] : [])];
  return (
    <>
      {names.length > 0 && (
        <p className="mt-4 rounded-card bg-glow px-4 py-3">{t.nameTaken(names.length, shown.join(', '))}</p>
      )}
      {leftOut.pictures > 0 && (
        <p className="mt-4 text-ink-soft">{t.leftOutPictures(leftOut.pictures, PICTURES_MAXIMUM)}</p>
      )}
      {leftOut.prices > 0 && <p className="mt-4 text-ink-soft">{t.leftOutPrices(leftOut.prices)}</p>}
      {unknownColumns.length > 0 && <p className="mt-4 text-ink-soft">{t.unknownColumns(unknownColumns.join(', '))}</p>}
    </>
  );
}

interface PlannedRow extends RowOutcome {
  _id: string;
  name: string;
}

/** The first products that would change, and then those that would be added. */
function WhatChanges({ plan }: { plan: Plan }) {
  const language = useLanguage();
  const t = useMessages(productFile);
  const planned = [...plannedRows(plan, 'changed'), ...plannedRows(plan, 'new')];
  if (planned.length === 0) return null;
  return (
    <>
      <h3 className="mb-2 font-semibold">{t.whatChanges}</h3>
      <DataTable caption={t.whatChanges} columns={columns(language)} rows={planned.slice(0, ROWS_SHOWN)} />
      {planned.length > ROWS_SHOWN && (
        <p className="mt-3 text-ink-soft text-sm">{t.moreChanges(planned.length - ROWS_SHOWN)}</p>
      )}
    </>
  );
}

function plannedRows({ rows, outcomes }: Plan, wanted: 'changed' | 'new'): PlannedRow[] {
  const names = new Map(rows.map(({ row, cells }) => [row, cells.name]));
  return outcomes
    .filter(({ outcome }) => outcome === wanted)
    .map((one) => ({ ...one, _id: String(one.row), name: names.get(one.row) ?? '' }));
}

const columns = (language: LanguageCode): Column<PlannedRow>[] => {
  const t = messagesIn(language, productFile);
  const tProductsPage = messagesIn(language, productsPage);
  return [
    { label: tProductsPage.name, cell: ({ name }) => <ShortText className="font-semibold">{name}</ShortText> },
    {
      label: t.change,
      isPlain: true,
      className: 'lg:w-2/3',
      cell: ({ added, before, after }) =>
        added ? <NewProduct {...added} /> : <ChangeList before={before} after={after} isUpdate />,
    },
  ];
};

function NewProduct({ price: taka, stock, categories, desc, translations }: NonNullable<RowOutcome['added']>) {
  const language = useLanguage();
  const t = useMessages(productFile);
  const tOrdersPage = useMessages(ordersPage);
  const labels = namedCategories(useAllCategories(), categories).map((category) => labelOf(category, language));
  const counted = stock === undefined ? [] : [tOrdersPage.quantity(stock)];
  const translated = Object.entries(translations ?? {}).map(([code, texts]) => [code, texts.desc] as const);
  return (
    <div className="text-sm">
      <p>
        <strong className="font-semibold text-success">{t.counts.new}</strong>{' '}
        <span>{[price(taka, language), ...counted, labels.join(', ')].join(' · ')}</span>
      </p>
      {[[DEFAULT_LANGUAGE, desc] as const, ...translated].map(
        ([code, text]) =>
          text && (
            <p key={code} lang={code} className="wrap-anywhere mt-1 line-clamp-6 whitespace-pre-line text-ink-soft">
              {text}
            </p>
          ),
      )}
    </div>
  );
}

const SHOWN = ['new', 'changed', 'unchanged', 'there'] as const;

/** How many rows there are of each kind; the last two only if there are any. */
function ImportCounts({ counts }: { counts: Counts }) {
  const language = useLanguage();
  const t = useMessages(productFile);
  const shown = SHOWN.filter((one) => one === 'new' || one === 'changed' || counts[one] > 0);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      {shown.map((one) => (
        <div key={one} className="rounded-card bg-sand px-4 py-3 sm:min-w-36">
          <dt className="text-ink-soft text-sm">{t.counts[one]}</dt>
          <dd className="font-serif text-2xl">{count(counts[one], language)}</dd>
        </div>
      ))}
    </dl>
  );
}
