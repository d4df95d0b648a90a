import { FEATURED_MINIMUM, type FeaturedListName, type Product } from '@aloghor/functions/contract/products';
import { useState } from 'react';
import { useSaveFeatured } from '../api/admin-products.ts';
import { ApiError } from '../api/client.ts';
import { tAdmin } from '../messages/dashboard-messages.ts';
import { buttonStyle } from '../ui/button.ts';
import { showFailure, showSuccess, showWarning } from '../ui/popup.ts';
import { SUCCESS_MS, WARNING_MS } from '../ui/times.ts';
import { AddFeatured } from './add-featured.tsx';
import { ChosenProducts } from './chosen-products.tsx';

/** Chooses and orders the products of one featured list; nothing is sent before Save. */
export function FeaturedEditor({ list, saved }: { list: FeaturedListName; saved: Product[] }) {
  const [edited, setEdited] = useState<Product[]>();
  const { mutateAsync: saveFeatured, isPending } = useSaveFeatured(list);
  const chosen = edited ?? saved;

  async function save() {
    if (chosen.length < FEATURED_MINIMUM) return showWarning(tAdmin.featured.tooFew, WARNING_MS);
    try {
      await saveFeatured(chosen.map(({ _id }) => _id));
      setEdited(undefined);
      void showSuccess(tAdmin.featured.saved, SUCCESS_MS, tAdmin.featured.lists[list]);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 400;
      if (isGone) setEdited(undefined);
      void showFailure(tAdmin.featured.notSavedTitle, isGone ? tAdmin.featured.gone : tAdmin.featured.notSaved);
    }
  }

  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1.3fr_1fr]">
      <section aria-label={tAdmin.featured.chosen}>
        <h2 className="mb-3 text-xl">
          {tAdmin.featured.chosen}{' '}
          <span className="font-sans text-base text-ink-soft">{tAdmin.featured.chosenCount(chosen.length)}</span>
        </h2>
        {chosen.length === 0 && <p className="py-6 text-ink-soft">{tAdmin.featured.none}</p>}
        <ChosenProducts products={chosen} onChange={setEdited} />
        <div className="sticky bottom-0 z-10 mt-3 flex items-center gap-4 bg-paper py-3">
          <button type="button" className={buttonStyle.primary} disabled={isPending} onClick={save}>
            {isPending ? tAdmin.form.processing : tAdmin.featured.save}
          </button>
          {edited && !isPending && <span className="text-ink-soft">{tAdmin.featured.unsaved}</span>}
        </div>
      </section>
      <AddFeatured chosen={chosen} onAdd={(product) => setEdited([...chosen, product])} />
    </div>
  );
}
