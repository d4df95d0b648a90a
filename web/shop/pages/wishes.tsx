import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { productQuery } from '../../shared/api/products.ts';
import { PageHead } from '../../shared/app/page-head.tsx';
import { deviceStorage } from '../../shared/lib/storage.ts';
import { cartPage } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { wishesPage } from '../../shared/locale/en/wishes.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import {
  addWishes,
  removeWishes,
  sharedWishes,
  useWishes,
  WISHES_KEY,
  WISHES_MAXIMUM,
} from '../../shared/products/wishes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { showWarning } from '../../shared/ui/popup.ts';
import { Notice } from '../../shared/ui/status.tsx';
import { WARNING_MS } from '../../shared/ui/times.ts';
import { ProductGridSkeleton } from '../products/product-pages.tsx';
import { ShareWishes } from '../products/share-wishes.tsx';
import { WishList } from '../products/wish-list.tsx';

/** The wish list of this device; with `?products=` of a link that of somebody else, which changes nothing by itself. */
export function Wishes() {
  const t = useMessages(common);
  const [search] = useSearchParams();
  const link = search.get('products');
  const shared = sharedWishes(link);
  const pictured = usePictured(shared);
  const wishes = useWishes();
  return (
    <div className="page section-air">
      <PageHead
        title={t.nav.wishes}
        further={shared.length > 0 ? `?products=${shared.join()}` : ''}
        pictured={pictured}
      />
      <meta name="robots" content="noindex" />
      {!wishes && <PrerenderedWishes />}
      {wishes && link === null && <OwnWishes wishes={wishes} />}
      {wishes && link !== null && <SharedWishes key={link} ids={shared} own={wishes} />}
    </div>
  );
}

/** The product of a shared list that the server has brought along for link previews. */
function usePictured(ids: string[]) {
  const language = useLanguage();
  const cache = useQueryClient();
  return ids.flatMap((id) => cache.getQueryData(productQuery(id, language).queryKey) ?? [])[0];
}

function PrerenderedWishes() {
  const t = useMessages(wishesPage);
  return (
    <>
      <h1 className="mb-6 text-3xl">{t.heading}</h1>
      <div className="noscript:hidden">
        <ProductGridSkeleton count={4} />
      </div>
    </>
  );
}

function OwnWishes({ wishes }: { wishes: string[] }) {
  const t = useMessages(wishesPage);
  const tCartPage = useMessages(cartPage);
  const [opened, setOpened] = useState(wishes);
  // What is taken off stays in sight until the page is left: another tap on its heart puts it back.
  const shown = [...wishes.filter((id) => !opened.includes(id)), ...opened];
  if (shown.length === 0) return <NoWishes />;

  function removeGone(gone: string[]) {
    removeWishes(gone);
    setOpened(opened.filter((id) => !gone.includes(id)));
  }

  return (
    <WishList
      ids={shown}
      heading={
        <>
          {t.heading} <span className="text-ink-soft text-xl">{tCartPage.count(wishes.length)}</span>
        </>
      }
      onRemoveGone={removeGone}
    >
      {() => (
        <>
          {wishes.length > 0 && <ShareWishes ids={wishes} />}
          {!deviceStorage.isPersistent(WISHES_KEY) && (
            <p role="status" className="w-full rounded-card bg-glow px-4 py-3">
              {t.notPersistent}
            </p>
          )}
        </>
      )}
    </WishList>
  );
}

function NoWishes() {
  const t = useMessages(wishesPage);
  const tCartPage = useMessages(cartPage);
  return (
    <Notice heading="h1" title={t.emptyTitle} text={t.emptyText}>
      <ButtonLink to={paths.shop}>{tCartPage.emptyText}</ButtonLink>
    </Notice>
  );
}

function SharedWishes({ ids, own }: { ids: string[]; own: string[] }) {
  const t = useMessages(wishesPage);
  const tCommon = useMessages(common);
  if (ids.length === 0) return <NoWishes />;

  function keep(found: string[]) {
    if (!addWishes(found)) void showWarning(tCommon.product.wishesFull(WISHES_MAXIMUM), WARNING_MS);
  }

  return (
    <WishList ids={ids} heading={t.sharedHeading}>
      {(found) =>
        found.every((id) => own.includes(id)) ? (
          <ButtonLink to={paths.wishes}>{t.toOwn}</ButtonLink>
        ) : (
          <>
            <p className="w-full text-ink-soft">{t.sharedText}</p>
            <Button onClick={() => keep(found)}>{t.keep}</Button>
          </>
        )
      }
    </WishList>
  );
}
