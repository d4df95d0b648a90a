import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsHydrated } from '../lib/hooks.ts';
import { afterPaint, whenIdle } from '../lib/schedule.ts';
import { useMessages } from '../locale/locale.ts';
import { commonMessages } from '../locale/messages.ts';
import { replayEarlyClicks } from '../start/early-clicks.ts';
import { usePath } from '../ui/link.tsx';
import { Skeleton } from '../ui/status.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';

/** The outlet of the page, with its loading and error states. A page that is opened has the focus and says its title. */
export function PageFrame({ className }: { className: string }) {
  const pathname = usePath();
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <PageTitle />
      <main ref={main} id="content" tabIndex={-1} className={`outline-none ${className}`}>
        <PageErrorBoundary address={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
            <AfterMount main={main} />
          </Suspense>
        </PageErrorBoundary>
      </main>
    </>
  );
}

/** A sibling of the page, so that both mount together. */
function AfterMount({ main }: { main: RefObject<HTMLElement | null> }) {
  useAfterHydration();
  useFocusOnPage(main);
  return null;
}

/** Moves the focus to a page that follows another one, where the keyboard and screen readers go on. */
function useFocusOnPage(main: RefObject<HTMLElement | null>) {
  const pathname = usePath();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focus = () => main.current?.focus({ preventScroll: true }); // the place in the page is the router's
    const menu = document.activeElement?.closest('dialog');
    // The menu whose link was followed gives the focus back to its button as it closes.
    if (menu?.open) menu.addEventListener('close', focus, { once: true });
    // It makes the browser lay out all that has changed so far, which delays what was tapped on.
    else return afterPaint(() => document.activeElement?.matches(`${FIELDS}, .swal2-container *`) || focus());
  }, [pathname, main]);
}

/** A field has the focus because its page gave it. */
const FIELDS = 'main :is(input, select, textarea)';

/** Says the title to a screen reader whenever it changes, as a browser does where a page is loaded. */
function PageTitle() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const opened = document.title;
    const head = new MutationObserver(() =>
      setTitle((said) => (document.title === opened && !said ? '' : document.title)),
    );
    head.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => head.disconnect();
  }, []);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

function PageSkeleton() {
  const t = useMessages(commonMessages);
  return (
    <div role="status" aria-label={t.page.loading} className="page section-air">
      <Skeleton className="h-10 w-2/3 rounded-lg md:w-1/3" />
      <Skeleton className="mt-8 h-96 rounded-card" />
    </div>
  );
}

/** Replays the clicks from before the app ran, once it is known who the visitor is; then the shop's fonts come. */
function useAfterHydration(): void {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) void replayEarlyClicks().then(() => whenIdle(bringFonts));
  }, [isHydrated]);
}

/** The stylesheet loads them for a page that was painted in those of the device, because pictures came first. */
function bringFonts(): void {
  delete document.documentElement.dataset.plain;
}
