import type { Dispatch, SetStateAction } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { rescue } from '../messages/en/rescue.ts';
import { PagedCards, usePagedList } from '../table/paged-list.tsx';
import { LeftDrafts } from './left-drafts.tsx';
import { rescueQuery } from './rescue-api.ts';
import { RescueCard } from './rescue-card.tsx';
import type { RescueDraft } from './rescue-form.tsx';

interface RescueListProps {
  /** What is chosen and typed, by the ids of parcels. */
  drafts: Record<string, RescueDraft>;
  onDrafts: Dispatch<SetStateAction<Record<string, RescueDraft>>>;
}

/** The parcels that couriers could not deliver, the most urgent first. */
export function RescueList({ drafts, onDrafts }: RescueListProps) {
  const t = useMessages(rescue);
  const list = usePagedList(rescueQuery);

  function keep(id: string, draft: RescueDraft | undefined) {
    onDrafts(({ [id]: _, ...others }) => (draft ? { ...others, [id]: draft } : others));
  }

  const shown = list.page.data?.reply.map(({ _id }) => _id);
  const left = Object.entries(drafts).filter(([id, { isTouched }]) => isTouched && shown && !shown.includes(id));
  return (
    <>
      <LeftDrafts drafts={left} onDiscard={(id) => keep(id, undefined)} />
      <PagedCards
        {...list}
        empty={<Notice title={t.none} text={t.noneText} />}
        card={(row) => <RescueCard row={row} draft={drafts[row._id]} onDraft={(draft) => keep(row._id, draft)} />}
      />
    </>
  );
}
