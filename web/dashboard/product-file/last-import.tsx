import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { failureText } from '../../shared/ui/status.tsx';
import { renewProducts } from '../cache.ts';
import { askFirst } from '../layout/ask-first.ts';
import { panelStyle } from '../layout/page.tsx';
import { productFile } from '../messages/en/products.ts';
import { lastImportQuery, type UndoneProduct, undoImport } from './product-file-api.ts';

/** Names of the products that stay as they are now. */
const NAMES_MAXIMUM = 10;

/**
 * The last import, which can be undone as long as nobody has changed its products since. `isJustDone`: the page says
 * above what it did.
 */
export function LastImport({ isJustDone }: { isJustDone: boolean }) {
  const language = useLanguage();
  const t = useMessages(productFile);
  const cache = useQueryClient();
  const { data, isFetching } = useQuery(lastImportQuery());
  // Of all tries: each undoes only what the earlier ones have not.
  const [undone, setUndone] = useState<{ importId: string; products: UndoneProduct[] }>();
  const {
    mutate,
    isPending,
    data: hindrance,
    error,
  } = useMutation({
    mutationFn: (importId: string) => undoImport(importId, (products) => add(importId, products)),
    onSettled: async () => {
      await cache.invalidateQueries(lastImportQuery());
      await renewProducts(cache);
    },
  });
  const last = data?.last;

  function add(importId: string, products: UndoneProduct[]) {
    setUndone((before) => {
      const earlier = before?.importId === importId ? before.products : [];
      return { importId, products: [...earlier, ...products] };
    });
  }

  async function ask(importId: string) {
    if (await askFirst(t.askUndo)) mutate(importId);
  }

  if (!last && !undone) return null;
  return (
    <section className={panelStyle}>
      <h2 className="text-xl">{t.lastTitle}</h2>
      {undone && !isPending && undone.products.length > 0 && <WhatIsUndone products={undone.products} />}
      {hindrance && (
        <p role="alert" className="mt-2">
          {t.hindrances[hindrance]}
        </p>
      )}
      {error && (
        <p role="alert" className="mt-2 text-danger">
          {failureText(error, t.notUndone, language)}
        </p>
      )}
      {last && (
        <>
          <p className="wrap-anywhere mt-2">
            <strong className="font-semibold">{last.fileName}</strong>
            <span className="text-ink-soft">{` · ${shopTime(last.at, language)} · ${last.by}`}</span>
          </p>
          {!isJustDone && <p className="mt-1 text-ink-soft">{t.doneText(last.added, last.changed)}</p>}
          {/* While another import may have become the last, none can be undone. */}
          <Button
            variant="quiet"
            className="mt-4"
            disabled={isPending || isFetching}
            onClick={() => ask(last.importId)}
          >
            {isPending ? t.undoing : t.undo}
          </Button>
        </>
      )}
    </section>
  );
}

function WhatIsUndone({ products }: { products: UndoneProduct[] }) {
  const t = useMessages(productFile);
  const countOf = (wanted: UndoneProduct['outcome']) => products.filter(({ outcome }) => outcome === wanted).length;
  return (
    <div role="status" className="mt-2">
      <p className="font-semibold text-success">{t.undoneText(countOf('deleted'), countOf('restored'))}</p>
      {(['changed', 'noCategory'] as const).map((why) => (
        <Kept key={why} products={products.filter(({ outcome }) => outcome === why)} text={t.kept[why]} />
      ))}
      {countOf('gone') > 0 && <p className="mt-1">{t.goneText(countOf('gone'))}</p>}
    </div>
  );
}

/** Products that stayed as they are, with the reason. */
function Kept({ products, text }: { products: UndoneProduct[]; text: (count: number, names: string) => string }) {
  const names = products.slice(0, NAMES_MAXIMUM).map(({ name }) => name);
  if (products.length === 0) return null;
  const listed = [...names, ...(products.length > NAMES_MAXIMUM ? ['…'] : [])].join(', ');
  return <p className="wrap-anywhere mt-1">{text(products.length, listed)}</p>;
}
