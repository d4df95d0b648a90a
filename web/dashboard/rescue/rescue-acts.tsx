import type { RescueRow } from '@aloghor/functions/contract/rescue';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { RESCUE_OUTCOMES, type RescueOutcome } from '@aloghor/functions/domain/rescue-outcomes';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/popup-actions.ts';
import { showFormError, showFormNotDone } from '../layout/show-error.ts';
import { cancelling } from '../messages/en/cancelling.ts';
import { rescue } from '../messages/en/rescue.ts';
import { orderErrorText } from '../orders/order-changes.ts';
import { type RescueNote, useNoteRescue } from './rescue-api.ts';
import { newDraft, type RescueDraft, RescueForm } from './rescue-form.tsx';

interface RescueActsProps {
  row: RescueRow;
  draft: RescueDraft | undefined;
  onDraft: (draft: RescueDraft | undefined) => void;
}

/** What can come of calling the buyer. Only that nobody answered is noted at once; the others are chosen first, then noted. */
export function RescueActs({ row, draft, onDraft }: RescueActsProps) {
  const language = useLanguage();
  const t = useMessages(rescue);
  const tCancelling = useMessages(cancelling);
  const { mutateAsync, isPending } = useNoteRescue(row.order._id);
  const { order, parcel } = row;
  const name = carrierName(parcel);

  async function note(noted: Omit<RescueNote, 'invoice' | 'failedAt'>, form: HTMLFormElement | null = null) {
    if (isPending) return;
    try {
      const { failedAt } = row.rescue;
      const { isNoted, problem, reasons = [] } = await mutateAsync({ invoice: parcel.invoice, failedAt, ...noted });
      if (isNoted) {
        if (form) onDraft(undefined);
        return void showToast(t.noted(order.number));
      }
      const text = problem ? [tCancelling.problems[problem](name), ...reasons].join(' ') : t.nobodyKnows(name);
      void showFormError(form, undefined, t.notNoted, text, language);
    } catch (error) {
      if (hasErrorCode(error, 'rescue-over')) onDraft(undefined); // its card is gone
      void showFormNotDone(form, error, t.notNoted, whyNot(error, language), language);
    }
  }

  const choose = (outcome: RescueOutcome) =>
    outcome === 'noAnswer' ? void note({ outcome }) : onDraft({ ...(draft ?? newDraft(order)), outcome });

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {RESCUE_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant={draft?.outcome === outcome ? 'primary' : 'quiet'}
            size="dense"
            aria-label={t.actOf(t.acts[outcome], order.number)}
            aria-expanded={outcome === 'noAnswer' ? undefined : draft?.outcome === outcome}
            aria-disabled={isPending}
            onClick={() => choose(outcome)}
          >
            {t.acts[outcome]}
          </Button>
        ))}
      </div>
      {draft && (
        <RescueForm key={draft.outcome} row={row} draft={draft} isSaving={isPending} onDraft={onDraft} onNote={note} />
      )}
    </div>
  );
}

/** Where somebody else was faster, what they have noted. */
function whyNot(error: unknown, language: LanguageCode): string {
  const t = messagesIn(language, rescue);
  const { act } = (hasErrorCode(error, 'rescue-over') ? error.problem : {}) as {
    act?: RescueRow['rescue']['acts'][number];
  }; // as the contract says
  const text = orderErrorText(error, language, t.failed);
  return act ? t.other(act.name ?? act.by, t.acts[act.outcome]) : text;
}
