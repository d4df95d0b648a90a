import { ORDER_SOURCES } from '@aloghor/functions/domain/order-sources';
import { Button } from '../../shared/ui/button.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { isConfirmed, type NewOrderDraft } from './new-order-draft.ts';

export interface DraftProps {
  draft: NewOrderDraft;
  onChange: (fields: Partial<NewOrderDraft>) => void;
}

/** How the order came, and whether its buyer has said yes already. */
export function OrderSourceFields({ draft, onChange }: DraftProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{tAdmin.newOrder.howItCame}</legend>
      <div className="flex flex-wrap gap-2">
        {ORDER_SOURCES.map((source) => (
          <Button
            key={source}
            variant={source === draft.source ? 'primary' : 'quiet'}
            size="dense"
            aria-pressed={source === draft.source}
            onClick={() => onChange({ source })}
          >
            {tAdmin.desk.sources[source]}
          </Button>
        ))}
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-bottle"
          checked={isConfirmed(draft)}
          onChange={({ target }) => onChange({ isConfirmed: target.checked })}
        />
        {tAdmin.newOrder.isConfirmed}
      </label>
    </fieldset>
  );
}
