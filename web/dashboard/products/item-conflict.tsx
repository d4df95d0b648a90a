import type { AdminItem } from '@aloghor/functions/contract/products';
import type { ReactNode } from 'react';
import { price } from '../../shared/lib/format.ts';
import { labelOf } from '../../shared/lib/product-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConflictPanel } from '../layout/conflict-panel.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { type Compared, differingFields, type ItemField } from './differing-fields.ts';
import type { ProductInput } from './product-form.tsx';

interface ItemConflictProps {
  theirs: AdminItem;
  /** The current values of the form. */
  mine: ProductInput;
  isSaving: boolean;
  /** The form to submit for overwriting; the button's value is the version to overwrite. */
  formId: string;
  onKeepTheirs: () => void;
}

/** The item as saved by somebody else, beside what this admin would save. */
export function ItemConflict({ theirs, mine, isSaving, formId, onKeepTheirs }: ItemConflictProps) {
  return (
    <ConflictPanel
      isSaving={isSaving}
      actions={
        <>
          <Button size="dense" disabled={isSaving} onClick={onKeepTheirs}>
            {tAdmin.conflict.keepTheirs}
          </Button>
          <Button type="submit" form={formId} value={theirs.version} variant="danger" size="dense" disabled={isSaving}>
            {tAdmin.conflict.overwrite}
          </Button>
        </>
      }
    >
      <dl className="grid gap-4">
        {differingFields(theirs, mine).map((field) => (
          <div key={field}>
            <dt className="mb-1 font-semibold">{tAdmin.conflict.fields[field]}</dt>
            <dd className="grid gap-2 sm:grid-cols-2">
              <Side label={tAdmin.conflict.theirs}>{SHOWN[field](theirs)}</Side>
              <Side label={tAdmin.conflict.mine}>{SHOWN[field](mine)}</Side>
            </dd>
          </div>
        ))}
      </dl>
    </ConflictPanel>
  );
}

const SHOWN: Record<ItemField, (item: Compared) => ReactNode> = {
  name: ({ name }) => name,
  nameBn: ({ nameBn }) => <span lang="bn">{nameBn}</span>,
  price: (item) => price(item.price),
  stock: ({ stock }) => (typeof stock === 'number' ? tAdmin.items.pieces(stock) : tAdmin.form.notCounted),
  desc: ({ desc }) => desc,
  descBn: ({ descBn }) => <span lang="bn">{descBn}</span>,
  categories: ({ categories }) => categories.map(labelOf).join(', '),
  img: ({ img }) => (
    <img src={img} alt="" width="80" height="80" className="size-20 rounded-lg bg-stone object-cover" />
  ),
};

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-lg bg-paper px-4 py-2.5">
      <p className="text-ink-soft text-sm">{label}</p>
      <div className="max-h-48 overflow-y-auto whitespace-pre-line">{children}</div>
    </div>
  );
}
