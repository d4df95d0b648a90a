import { placeName } from '../../shared/lib/place-name.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { rescue } from '../messages/en/rescue.ts';
import type { RescueDraft } from './rescue-form.tsx';

interface LeftDraftsProps {
  /** With the ids of their parcels, of which no card is shown. */
  drafts: (readonly [id: string, draft: RescueDraft])[];
  onDiscard: (id: string) => void;
}

/** What was typed for parcels that are not in the list any more: they moved on, or somebody else was faster. */
export function LeftDrafts({ drafts, onDiscard }: LeftDraftsProps) {
  const language = useLanguage();
  const t = useMessages(rescue);
  return (
    <div role="status" className="grid gap-3">
      {drafts.map(([id, { number, deliveryAddress, place, mobileNumber, reason }]) => (
        <div key={id} className="mb-4 grid justify-items-start gap-2 rounded-card bg-glow px-3 py-2">
          <p>{t.leftDraft(number)}</p>
          <p className="wrap-anywhere">
            {[deliveryAddress, place && placeName(place, language), mobileNumber, reason].filter(Boolean).join(', ')}
          </p>
          <Button variant="quiet" size="dense" onClick={() => onDiscard(id)}>
            {t.discard(number)}
          </Button>
        </div>
      ))}
    </div>
  );
}
