import { CHOSEN_SORTS, PRODUCT_SORTS } from '@aloghor/functions/domain/products';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { shownSort } from '../../shared/api/product-lists.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { productFile, productsPage } from '../messages/en/products.ts';
import { ExportItems } from '../product-file/export-items.tsx';
import { DataTable, NothingFound } from '../table/data-table.tsx';
import { FilterSelect } from '../table/filter-select.tsx';
import { Pager, usePageTurns } from '../table/paging.tsx';
import { SearchField, useSearchText } from '../table/search-field.tsx';
import { useAddressFilter } from '../table/table-address.ts';
import { type ItemRights, itemColumns } from './item-columns.tsx';
import { ITEM_FILTERS, itemTableQuery } from './products-api.ts';

/** Every product, with its stock: to update, delete or count for staff who may, to read for others. */
export function ManageItems() {
  const t = useMessages(productsPage);
  const tProductFile = useMessages(productFile);
  const { visitor } = useSession();
  const mayChange = hasPermission(visitor, 'products:change');
  return (
    <DashboardPage
      title={t.title}
      actions={
        mayChange && (
          <div className="flex flex-wrap gap-3">
            <ExportItems />
            <Link to={paths.dashboard.importItems} className={buttonStyle('quiet', 'dense')}>
              <Upload aria-hidden className="size-4" />
              {tProductFile.import}
            </Link>
            <Link to={paths.dashboard.addItems} className={buttonStyle('primary', 'dense')}>
              <Plus aria-hidden className="size-5" />
              {t.add}
            </Link>
          </div>
        )
      }
    >
      <ItemsBoard mayChange={mayChange} mayCount={hasPermission(visitor, 'stock:change')} />
    </DashboardPage>
  );
}

/** The products as a table, with search, sorting, filters and pages. */
function ItemsBoard({ mayChange, mayCount }: ItemRights) {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const [sort, setSort] = useAddressFilter('sort', PRODUCT_SORTS);
  // Sorting by the names in the other language stays until another order is chosen, because the open page depends on it.
  const byName = sort.startsWith('name') ? sort : shownSort('name', language);
  const [show, setShow] = useAddressFilter('show', ITEM_FILTERS);
  const { typed, setTyped, q } = useSearchText();
  const turns = usePageTurns();
  const { data, error, refetch, isPlaceholderData } = useQuery(
    itemTableQuery({ q, sort: sort || undefined, show: show || undefined, cursor: turns.cursor }),
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchField label={t.search} value={typed} onChange={setTyped} className="w-full sm:w-80" />
        <Select
          label={t.sort}
          isLabelHidden
          size="dense"
          className="grow sm:grow-0"
          value={sort || 'newest'}
          options={CHOSEN_SORTS.map((one) => [one === 'name' ? byName : one, t.sorts[one]] as const)}
          onChange={(next) => setSort(next === 'newest' ? '' : next)}
        />
        <FilterSelect
          label={t.show}
          value={show}
          values={ITEM_FILTERS}
          nameOf={(one) => t.showing[one]}
          all={t.showing.all}
          onChange={setShow}
        />
      </div>
      <DataTable
        caption={t.title}
        columns={itemColumns({ mayChange, mayCount }, language)}
        rows={data?.reply}
        error={error}
        onRetry={refetch}
        isStale={isPlaceholderData}
        empty={q || show || !mayChange ? <NothingFound /> : <NoItems />}
      />
      <Pager turns={turns} next={data?.next} />
    </>
  );
}

function NoItems() {
  const t = useMessages(productsPage);
  return (
    <Notice title={t.empty} text={t.emptyText}>
      <Link to={paths.dashboard.addItems} className={buttonStyle()}>
        {t.add}
      </Link>
    </Notice>
  );
}
