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
 * The last import, which can be undone as long as nobody has changed its products since. `justDone`: the run of which the
 * page says above what it did; no other one is offered then, which may be another file's where this one changed nothing.
 */
export function LastImport({ justDone }: { justDone?: string | undefined }) {
  const language = useLanguage();
  const t = useMessages(productFile);
  const cache = useQueryClient();
  const { data, isFetching } = useQuery(lastImportQuery());
  // Of all tries: each undoes only what the earlier ones have not.
  const [undone, setUndone] = useState<{ run: string; products: UndoneProduct[] }>();
  const {
    mutate,
    isPending,
    data: hindrance,
    error,
  } = useMutation({
    mutationFn: (run: string) => undoImport(run, (products) => add(run, products)),
    onSettled: async () => {
      await cache.invalidateQueries(lastImportQuery());
      await renewProducts(cache);
    },
  });
  const isJustDone = justDone !== undefined;
  const last = !isJustDone || data?.last?.run === justDone ? data?.last : undefined;

  function add(run: string, products: UndoneProduct[]) {
    setUndone((before) => {
      const earlier = before?.run === run ? before.products : [];
      return { run, products: [...earlier, ...products] };
    });
  }

  async function ask({ run, at, added, changed }: NonNullable<typeof last>) {
    const { question, text, ...answers } = t.askUndo;
    const asked = { ...answers, question: question(shopTime(at, language)), text: text(added, changed) };
    if (await askFirst(asked)) mutate(run);
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
          <Button variant="quiet" className="mt-4" disabled={isPending || isFetching} onClick={() => ask(last)}>
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
