import { price } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { panelStyle } from '../frame/panel-style.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { ShortText } from '../table/short-text.tsx';
import { ImportCounts } from './import-counts.tsx';
import { countsOf, type Plan } from './import-step.ts';
import type { FileRow } from './read-row.ts';

const FIRST_ROWS = 5;
const NAMES_MAXIMUM = 5;

interface ImportPreviewProps {
  plan: Plan;
  onStart: () => void;
  onStartAgain: () => void;
}

/** What an import would do. Nothing is written before its button is pressed. */
export function ImportPreview({ plan, onStart, onStartAgain }: ImportPreviewProps) {
  const { productFile } = tAdmin;
  const counts = countsOf(plan.outcomes);
  const count = counts.new + counts.changed;
  return (
    <section role="status" className={panelStyle}>
      <h2 className="break-words text-xl">{productFile.readyTitle(plan.file.fileName)}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{count > 0 ? productFile.readyText : productFile.nothingToDo}</p>
      <ImportCounts counts={counts} />
      <Warnings plan={plan} />
      <div className="my-5 flex flex-wrap gap-3">
        {count > 0 && <Button onClick={onStart}>{productFile.start(count)}</Button>}
        <Button variant="quiet" onClick={onStartAgain}>
          {productFile.chooseOther}
        </Button>
      </div>
      <h3 className="mb-2 font-semibold">{productFile.firstRows}</h3>
      <DataTable
        caption={productFile.firstRows}
        columns={columns()}
        rows={plan.rows.slice(0, FIRST_ROWS).map((row) => ({ ...row, _id: String(row.row) }))}
        error={undefined}
        onRetry={() => {}}
        empty={null}
      />
    </section>
  );
}

function Warnings({ plan: { rows, outcomes, unknownColumns } }: { plan: Plan }) {
  const { productFile } = tAdmin;
  const taken = new Set(outcomes.filter(({ isNameTaken }) => isNameTaken).map(({ row }) => row));
  const names = rows.filter(({ row }) => taken.has(row)).map(({ name }) => name);
  const shown = [...names.slice(0, NAMES_MAXIMUM), ...(names.length > NAMES_MAXIMUM ? ['…'] : [])];
  return (
    <>
      {names.length > 0 && (
        <p className="mt-4 rounded-card bg-glow px-4 py-3">{productFile.nameTaken(names.length, shown.join(', '))}</p>
      )}
      {unknownColumns.length > 0 && (
        <p className="mt-4 text-ink-soft">{productFile.unknownColumns(unknownColumns.join(', '))}</p>
      )}
    </>
  );
}

const columns = (): Column<FileRow & { _id: string }>[] => [
  { label: tAdmin.items.name, cell: ({ name }) => <ShortText className="font-semibold">{name}</ShortText> },
  { label: tAdmin.items.price, isNumber: true, className: 'lg:w-32', cell: (row) => price(row.price) },
  { label: tAdmin.items.categories, cell: ({ categories }) => <ShortText>{categories.join(', ')}</ShortText> },
];
