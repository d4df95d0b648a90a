import type { AdminItem } from '@aloghor/functions/contract/products';
import { useState } from 'react';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { showFailure } from '../../shared/ui/popup.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { useEditItem } from './use-edit-item.ts';

/** Whether shoppers see an item. It moves once the server has taken it, and not before. */
export function ShownSwitch({ item }: { item: AdminItem }) {
  const edit = useEditItem(item);
  const [isSaving, setIsSaving] = useState(false);
  const isShown = !item.hidden;
  const seen = isShown ? tAdmin.items.shown : tAdmin.items.hidden;

  async function turn() {
    if (isSaving) return;
    setIsSaving(true);
    const why = await edit(() => ({ hidden: isShown }));
    setIsSaving(false);
    if (why) void showFailure(tAdmin.items.notSwitchedTitle, why);
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isShown}
      aria-label={tAdmin.items.inShopOf(seen, nameOf(item))}
      aria-disabled={isSaving}
      onClick={turn}
      className="inline-flex min-h-11 items-center gap-2 aria-disabled:opacity-60"
    >
      <span
        aria-hidden
        className={`flex h-6 w-11 shrink-0 items-center rounded-full border px-0.5 transition-colors ${isShown ? 'justify-end border-bottle bg-bottle' : 'justify-start border-ink/50 bg-stone'}`}
      >
        <span className={`size-4.5 rounded-full ${isShown ? 'bg-paper' : 'bg-ink-soft'}`} />
      </span>
      {seen}
    </button>
  );
}
