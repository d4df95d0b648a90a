import { useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { DashboardPage } from '../layout/page.tsx';
import { rescue } from '../messages/en/rescue.ts';
import { PagedCards, usePagedList } from '../table/paged-list.tsx';
import { rescueQuery } from './rescue-api.ts';
import { RescueCard } from './rescue-card.tsx';
import type { RescueDraft } from './rescue-form.tsx';

/** The parcels that couriers could not deliver, for somebody with a telephone: the most urgent first. */
export function RescuePage() {
  const t = useMessages(rescue);
  const list = usePagedList(rescueQuery);
  const [drafts, setDrafts] = useState<Record<string, RescueDraft>>({});
  useAskBeforeLeaving(list.page.data?.reply.some(({ _id }) => drafts[_id]?.isTouched) ?? false);

  function keep(id: string, draft: RescueDraft | undefined) {
    setDrafts(({ [id]: _, ...others }) => (draft ? { ...others, [id]: draft } : others));
  }

  return (
    <DashboardPage title={t.title} text={t.text}>
      <section aria-label={t.title}>
        <PagedCards
          {...list}
          empty={<Notice title={t.none} text={t.noneText} />}
          card={(row) => <RescueCard row={row} draft={drafts[row._id]} onDraft={(draft) => keep(row._id, draft)} />}
        />
      </section>
    </DashboardPage>
  );
}
