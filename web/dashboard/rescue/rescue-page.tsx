import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { count } from '../../shared/lib/format.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useStaffCounts } from '../../shared/orders/staff-counts.ts';
import { ChoiceButtons } from '../form/choices.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { DashboardPage } from '../layout/page.tsx';
import { rescue } from '../messages/en/rescue.ts';
import { OpenParcels } from './open-parcels.tsx';
import { RescueFigures } from './rescue-figures.tsx';
import type { RescueDraft } from './rescue-form.tsx';
import { RescueList } from './rescue-list.tsx';

const VIEWS = ['toCall', 'toCheck', 'claims'] as const;

/** What went wrong with parcels, for somebody with a telephone: those that could not be delivered, and those in doubt. */
export function RescuePage() {
  const language = useLanguage();
  const t = useMessages(rescue);
  const { toRescue, inDoubt } = useStaffCounts();
  const [search, setSearch] = useSearchParams();
  const [drafts, setDrafts] = useState<Record<string, RescueDraft>>({});
  useAskBeforeLeaving(Object.values(drafts).some(({ isTouched }) => isTouched));
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'toCall';
  const counts = { toCall: toRescue, toCheck: inDoubt, claims: undefined };
  const nameOf = (one: (typeof VIEWS)[number]) =>
    counts[one] === undefined ? t.views[one] : t.counted(t.views[one], count(counts[one], language));
  return (
    <DashboardPage title={t.title} text={t.texts[view]}>
      <div className="mb-6">
        <ChoiceButtons
          value={view}
          options={VIEWS.map((one) => [one, nameOf(one)])}
          onType={(chosen) => setSearch(chosen === 'toCall' ? {} : { view: chosen })}
        />
      </div>
      <section aria-label={t.views[view]}>
        {view === 'toCall' ? (
          <RescueList drafts={drafts} onDrafts={setDrafts} />
        ) : (
          <OpenParcels key={view} list={view} />
        )}
      </section>
      {view === 'toCall' && <RescueFigures />}
    </DashboardPage>
  );
}
