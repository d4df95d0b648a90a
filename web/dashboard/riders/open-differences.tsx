import { useMessages } from '../../shared/locale/locale.ts';
import { ridersPage } from '../messages/en/riders.ts';
import { PagedCards, usePagedList } from '../table/paged-list.tsx';
import { differencesQuery } from './riders-api.ts';
import { SettlementCard } from './settlement-card.tsx';

/** The settlements of all riders of which something is missing, or too much, until somebody closes the difference. */
export function OpenDifferences() {
  const t = useMessages(ridersPage).differences;
  const list = usePagedList(differencesQuery, 'differences');
  return (
    <section aria-labelledby="open-differences" className="mt-12">
      <h2 id="open-differences" className="mb-3 text-xl">
        {t.title}
      </h2>
      <PagedCards
        {...list}
        empty={<p className="text-ink-soft">{t.none}</p>}
        card={(settlement) => <SettlementCard settlement={settlement} mayClose />}
      />
    </section>
  );
}
