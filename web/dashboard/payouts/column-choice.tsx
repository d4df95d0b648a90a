import { PAYOUT_COLUMNS } from '@aloghor/functions/domain/payouts';
import { useMessages } from '../../shared/locale/locale.ts';
import { Select } from '../../shared/ui/fields.tsx';
import { payoutsPage } from '../messages/en/payouts.ts';
import type { ChosenColumns } from './payout-file.ts';

interface ColumnChoiceProps {
  /** The headings of the file. */
  head: readonly string[];
  columns: ChosenColumns;
  onChoose: (changed: ChosenColumns) => void;
}

/** Which heading of a courier's file says what. */
export function ColumnChoice({ head, columns, onChoose }: ColumnChoiceProps) {
  const t = useMessages(payoutsPage);
  const headings = [...new Set(head)].filter((heading) => heading !== '');
  return (
    <fieldset>
      <legend className="font-semibold">{t.add.columns}</legend>
      <p className="mb-3 text-ink-soft text-sm">{t.add.columnsText}</p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {PAYOUT_COLUMNS.map((column) => (
          <Select
            key={column}
            label={t.fields[column]}
            size="dense"
            value={columns[column] ?? ''}
            options={[['', t.add.noColumn], ...headings.map((heading) => [heading, heading] as const)]}
            onChange={(heading) => onChoose({ [column]: heading || undefined })}
          />
        ))}
      </div>
    </fieldset>
  );
}
