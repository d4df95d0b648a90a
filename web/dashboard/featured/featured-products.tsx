import type { FeaturedList } from '@aloghor/functions/contract/featured-lists';
import { FEATURED_MINIMUM, type FeaturedListName } from '@aloghor/functions/domain/products';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasErrorCode } from '../../shared/lib/api-error.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure, showSuccess, showWarning } from '../../shared/ui/popup.ts';
import { Loading, Skeleton } from '../../shared/ui/status.tsx';
import { SUCCESS_MS, WARNING_MS } from '../../shared/ui/times.ts';
import { ConflictPanel } from '../form/conflict-panel.tsx';
import { mergeList } from '../form/merge-list.ts';
import { whyNotSaved } from '../form/not-saved.ts';
import { useAskBeforeLeaving } from '../form/unsaved-edits.ts';
import { DashboardFailed, DashboardPage } from '../layout/page.tsx';
import { showNotDone } from '../layout/show-error.ts';
import { saveConflict } from '../messages/en/common.ts';
import { featuredLists, productForm } from '../messages/en/products.ts';
import { listOfConflict, useSaveFeatured } from '../products/products-api.ts';
import { AddFeatured } from './add-featured.tsx';
import { type FeaturedProduct, findProducts, openedListQuery } from './featured-list.ts';
import { FeaturedRows } from './featured-rows.tsx';

/** One page for the three lists of the home page. */
export function FeaturedProducts({ list }: { list: FeaturedListName }) {
  const t = useMessages(featuredLists);
  const cache = useQueryClient();
  const opened = openedListQuery(list);
  const { data, error, refetch } = useQuery(opened);
  return (
    <DashboardPage title={t.lists[list]} text={t.texts[list]}>
      {error && !data && <DashboardFailed error={error} onRetry={refetch} />}
      {!error && !data && (
        <Loading>
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
      {data && <FeaturedEditor list={list} saved={data} onFound={(now) => cache.setQueryData(opened.queryKey, now)} />}
    </DashboardPage>
  );
}

/** The products of a list, with its version. */
interface OpenedList {
  version: string;
  products: FeaturedProduct[];
}

interface EditedList {
  products: FeaturedProduct[];
  /** The list that was edited. */
  before: OpenedList;
}

interface FeaturedEditorProps {
  list: FeaturedListName;
  saved: OpenedList;
  /** Called with the list that another admin has saved. */
  onFound: (now: OpenedList) => void;
}

/** Chooses and orders the products of one featured list; nothing is sent before Save. */
function FeaturedEditor({ list, saved, onFound }: FeaturedEditorProps) {
  const language = useLanguage();
  const t = useMessages(featuredLists);
  const tProductForm = useMessages(productForm);
  const [edited, setEdited] = useState<EditedList>();
  const [isConflict, setIsConflict] = useState(false);
  const { mutateAsync: saveFeatured, isPending } = useSaveFeatured(list);
  const { products: chosen, before } = edited ?? { products: saved.products, before: saved };
  useAskBeforeLeaving(edited !== undefined);

  const edit = (products: FeaturedProduct[]) => setEdited({ products, before });

  function takeSaved() {
    setEdited(undefined);
    setIsConflict(false);
  }

  /** Where another admin has saved other changes of `seen` meanwhile, both are kept. */
  async function save(products: FeaturedProduct[], seen: OpenedList): Promise<void> {
    if (products.length < FEATURED_MINIMUM) return showWarning(t.tooFew, WARNING_MS);
    try {
      await saveFeatured({ ids: idsOf(products), version: seen.version });
      takeSaved();
      void showSuccess(t.saved, SUCCESS_MS, t.lists[list]);
    } catch (error) {
      const theirs = listOfConflict(error);
      if (theirs) return saveOver(theirs, products, seen);
      const gone = deletedPlaces(error);
      if (gone.length > 0) edit(products.filter((_, place) => !gone.includes(place)));
      void showNotDone(error, t.notSavedTitle, reason(error, language), language);
    }
  }

  /** The error contains the ids of the current list; only unknown products are fetched. */
  async function saveOver({ version, data }: FeaturedList, mine: FeaturedProduct[], seen: OpenedList) {
    edit(chosen);
    try {
      const theirs = { version, products: await findProducts(data, [...seen.products, ...mine]) };
      const ids = mergeList(idsOf(seen.products), idsOf(mine), data) ?? [];
      if (ids.length >= FEATURED_MINIMUM) {
        return await save(await findProducts(ids, [...theirs.products, ...mine]), theirs);
      }
      onFound(theirs);
      setIsConflict(true);
    } catch {
      void showFailure(t.notSavedTitle, t.changedMeanwhile, language);
    }
  }

  return (
    <>
      {isConflict && (
        <ListConflict
          theirs={saved.products}
          mine={chosen}
          isSaving={isPending}
          onKeepTheirs={takeSaved}
          onOverwrite={() => save(chosen, saved)}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1.3fr_1fr]">
        <section aria-label={t.chosen}>
          <h2 className="mb-3 text-xl">
            {t.chosen} <span className="font-sans text-base text-ink-soft">{t.chosenCount(chosen.length)}</span>
          </h2>
          {chosen.length === 0 && <p className="py-6 text-ink-soft">{t.none}</p>}
          <FeaturedRows products={chosen} onChange={edit} />
          <div className="foot-bar sticky z-10 mt-3 flex items-center gap-4 bg-paper py-3">
            <Button disabled={isPending} onClick={() => save(chosen, before)}>
              {isPending ? tProductForm.processing : t.save}
            </Button>
            {edited && !isPending && <span className="text-ink-soft">{t.unsaved}</span>}
          </div>
        </section>
        <AddFeatured chosen={chosen} onAdd={(product) => edit([...chosen, product])} />
      </div>
    </>
  );
}

function idsOf(products: FeaturedProduct[]): string[] {
  return products.map(({ _id }) => _id);
}

/** The positions of deleted products in the list. */
function deletedPlaces(error: unknown): number[] {
  const rejected = hasErrorCode(error, 'unknown-products') ? error.problem.errors : undefined;
  return (rejected ?? []).map(({ path }) => Number(path));
}

function reason(error: unknown, language: LanguageCode): string {
  const t = messagesIn(language, featuredLists);
  const isGone = deletedPlaces(error).length > 0;
  return isGone ? t.gone : whyNotSaved(error, t.notSaved, language);
}

interface ListConflictProps {
  theirs: FeaturedProduct[];
  mine: FeaturedProduct[];
  isSaving: boolean;
  onKeepTheirs: () => void;
  onOverwrite: () => void;
}

/** A featured list as saved by another admin, beside the one that this admin wanted to save. */
function ListConflict({ theirs, mine, isSaving, onKeepTheirs, onOverwrite }: ListConflictProps) {
  const t = useMessages(saveConflict);
  return (
    <ConflictPanel isSaving={isSaving} onKeepTheirs={onKeepTheirs} overwrite={{ onClick: onOverwrite }}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side label={t.theirs} products={theirs} />
        <Side label={t.mine} products={mine} />
      </div>
    </ConflictPanel>
  );
}

function Side({ label, products }: { label: string; products: FeaturedProduct[] }) {
  const language = useLanguage();
  return (
    <div className="min-w-0 rounded-lg bg-paper px-4 py-3">
      <h3 className="mb-1 font-sans text-base text-ink-soft tracking-normal">{label}</h3>
      <ol className="grid list-inside list-decimal gap-1">
        {products.map((product) => (
          <li key={product._id}>{nameOf(product, language)}</li>
        ))}
      </ol>
    </div>
  );
}
