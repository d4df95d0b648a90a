import { STOCK_MAXIMUM } from '@aloghor/functions/domain/limits';
import { count } from '../../shared/lib/format.ts';
import { NumberField } from '../layout/number-field.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

/** Of the unit at the end of a field. */
export const unitStyle = 'pointer-events-none absolute top-3 right-4 text-ink-soft';

interface StockFieldProps {
  /** As it is typed; empty where the product is not counted. */
  stock: string;
  onChange: (stock: string) => void;
}

/** How many pieces there are; may stay empty. */
export function StockField({ stock, onChange }: StockFieldProps) {
  return (
    <div>
      <NumberField
        label={tAdmin.form.stock}
        name="stock"
        max={STOCK_MAXIMUM}
        wrong={tAdmin.form.wrongStock(count(STOCK_MAXIMUM))}
        value={stock}
        onType={onChange}
      >
        <span className={unitStyle}>{tAdmin.form.stockUnit}</span>
      </NumberField>
      <p className="mt-1.5 text-ink-soft text-sm">{tAdmin.form.stockHint}</p>
    </div>
  );
}
