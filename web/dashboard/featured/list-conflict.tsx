import type { Product } from '@aloghor/functions/contract/products';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConflictPanel } from '../layout/conflict-panel.tsx';
import { tAdmin } from '../messages/admin-messages.ts';

interface ListConflictProps {
  theirs: Product[];
  mine: Product[];
  isSaving: boolean;
  onKeepTheirs: () => void;
  onOverwrite: () => void;
}

/** A featured list as saved by somebody else, beside the one that this admin wanted to save. */
export function ListConflict({ theirs, mine, isSaving, onKeepTheirs, onOverwrite }: ListConflictProps) {
  return (
    <ConflictPanel
      isSaving={isSaving}
      actions={
        <>
          <Button size="dense" disabled={isSaving} onClick={onKeepTheirs}>
            {tAdmin.conflict.keepTheirs}
          </Button>
          <Button variant="danger" size="dense" disabled={isSaving} onClick={onOverwrite}>
            {tAdmin.conflict.overwrite}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Side label={tAdmin.conflict.theirs} products={theirs} />
        <Side label={tAdmin.conflict.mine} products={mine} />
      </div>
    </ConflictPanel>
  );
}

function Side({ label, products }: { label: string; products: Product[] }) {
  return (
    <div className="min-w-0 rounded-lg bg-paper px-4 py-3">
      <h3 className="mb-1 font-sans text-base text-ink-soft tracking-normal">{label}</h3>
      <ol className="grid list-inside list-decimal gap-1">
        {products.map((product) => (
          <li key={product._id}>{nameOf(product)}</li>
        ))}
      </ol>
    </div>
  );
}
