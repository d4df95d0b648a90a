import type { ReplyTo } from '@aloghor/functions/contract/calls';
import { NUMBER_MARKS } from '@aloghor/functions/domain/desk-marks';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import { shopTime } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { SwitchField } from '../form/choices.tsx';
import { showNotDone, whyNotDone } from '../layout/show-error.ts';
import { customersPage } from '../messages/en/customers.ts';
import { useMarkNumber } from './customers-api.ts';

interface NumberMarksFormProps {
  mobileNumber: string;
  marked: ReplyTo<'POST /customers'>['marked'];
}

/** What the staff hold of a number: each mark is saved as it is ticked. */
export function NumberMarksForm({ mobileNumber, marked }: NumberMarksFormProps) {
  const language = useLanguage();
  const t = useMessages(customersPage);
  const { mutateAsync, isPending, variables } = useMarkNumber(mobileNumber);
  const seen = marked?.marks ?? [];
  const shown = isPending ? variables.marks : seen;

  async function save(marks: typeof seen) {
    try {
      await mutateAsync({ marks, seen });
    } catch (error) {
      const text = hasErrorCode(error, 'changed-meanwhile')
        ? t.markedMeanwhile
        : whyNotDone(error, t.notMarked, language);
      void showNotDone(error, t.notMarkedTitle, text, language);
    }
  }

  return (
    <fieldset disabled={isPending} className="grid gap-1">
      <legend className="font-semibold">{t.marksTitle}</legend>
      {NUMBER_MARKS.map((mark) => (
        <SwitchField
          key={mark}
          value={shown.includes(mark)}
          onType={(isSet) => void save(isSet ? [...seen, mark] : seen.filter((other) => other !== mark))}
        >
          <span className="font-semibold">{t.marks[mark]}</span>
          <span className="block text-ink-soft text-sm">{t.markTexts[mark]}</span>
        </SwitchField>
      ))}
      {marked && <p className="text-ink-soft text-sm">{t.marked(shopTime(marked.at, language), marked.by)}</p>}
    </fieldset>
  );
}
