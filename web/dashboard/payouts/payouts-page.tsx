import { CARRIER_NAMES, type CarrierName } from '@aloghor/functions/domain/couriers';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Field, Select } from '../../shared/ui/fields.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { carrierOptions } from '../booking/carrier-text.ts';
import { DashboardPage } from '../layout/page.tsx';
import { payoutsPage } from '../messages/en/payouts.ts';
import { NothingFound } from '../table/data-table.tsx';
import { PagedCards, usePagedList } from '../table/paged-list.tsx';
import { AddPayout } from './add-payout.tsx';
import { FetchButtons } from './fetch-button.tsx';
import { MonthSheet } from './month-sheet.tsx';
import { OutstandingPanel } from './outstanding.tsx';
import { PayoutCard } from './payout-card.tsx';
import { type PayoutsFilter, payoutsQuery } from './payouts-api.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What couriers owe, and what they have paid out: a new file, the payouts, and the sheet of a month. */
export function PayoutsPage() {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const { courier, month } = filter;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const list = usePagedList((cursor) => payoutsQuery(filter, cursor));

  function choose(name: keyof PayoutsFilter, value: string) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <DashboardPage title={t.title} text={t.text} actions={<FetchButtons />}>
      <div className="grid gap-5">
        <OutstandingPanel />
        <AddPayout />
        <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap sm:items-end">
          <Select
            label={t.courier}
            value={courier ?? ''}
            options={[['', t.allCouriers], ...carrierOptions(CARRIER_NAMES, language)]}
            onChange={(value) => choose('courier', value)}
          />
          <Field
            label={t.month}
            type="month"
            value={month ?? ''}
            onChange={({ target }) => choose('month', target.value)}
          />
          <label className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-bottle"
              checked={filter.open !== undefined}
              onChange={({ target }) => choose('open', target.checked ? 'true' : '')}
            />
            {t.onlyOpen}
          </label>
        </div>
        {courier && month && <MonthSheet courier={courier} month={month} />}
        <section aria-label={t.title}>
          <PagedCards
            {...list}
            empty={isFiltered ? <NothingFound /> : <Notice title={t.none} text={t.noneText} />}
            card={(payout) => <PayoutCard payout={payout} />}
          />
        </section>
      </div>
    </DashboardPage>
  );
}

/** What is in the address and no filter counts as none. */
function filterIn(search: URLSearchParams): PayoutsFilter {
  const month = search.get('month') ?? '';
  return {
    courier: CARRIER_NAMES.find((name): name is CarrierName => name === search.get('courier')),
    month: MONTH.test(month) ? month : undefined,
    open: search.get('open') === 'true' ? 'true' : undefined,
  };
}
