import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { replayEarlyClicks } from '../start/early-clicks.ts';
import { useIsHydrated } from '../start/hydration.ts';
import { afterPaint, whenIdle } from '../start/schedule.ts';
import { usePath } from '../ui/link.tsx';
import { Loading, Skeleton } from '../ui/status.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';

/** The outlet of the page, with its loading and error states. Focuses a page that is opened, and announces its title. */
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
    const focus = () => main.current?.focus({ preventScroll: true }); // the router sets the scroll position
    const menu = document.activeElement?.closest('dialog');
    // The menu whose link was followed gives the focus back to its button as it closes.
    if (menu?.open) menu.addEventListener('close', focus, { once: true });
    // Moving the focus forces a layout, which would delay the response to the tap.
    else return afterPaint(() => document.activeElement?.matches(`${FIELDS}, .swal2-container *`) || focus());
  }, [pathname, main]);
}

/** A field has the focus because its page gave it. */
const FIELDS = 'main :is(input, select, textarea)';

/** Announces the title to screen readers whenever it changes, as browsers do when a page is loaded. */
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
  return (
    <Loading className="page section-air">
      <Skeleton className="h-10 w-2/3 rounded-lg md:w-1/3" />
      <Skeleton className="mt-8 h-96 rounded-card" />
    </Loading>
  );
}

/** Replays the clicks from before the app ran, once the visitor is known; then loads the shop's fonts. */
function useAfterHydration(): void {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) void replayEarlyClicks().then(() => whenIdle(bringFonts));
  }, [isHydrated]);
}

/** Lets the stylesheet load the shop's fonts: where pictures came first, the page was painted in those of the device. */
function bringFonts(): void {
  delete document.documentElement.dataset.plain;
}
