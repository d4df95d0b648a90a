import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasOneAddress, pathIn } from '../lib/language.ts';
import { common } from '../locale/en/common.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { isStaffPath } from '../paths.ts';
import { LoadingOverlay } from '../ui/status.tsx';

/**
 * For an address of the other application that the router was led to, by a redirect or by Back. The address and its state
 * are in the browser's history already, so that loading the document again opens it.
 */
export function OtherApplication() {
  const language = useLanguage();
  const t = useMessages(common);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const address = pathIn(language, inOwnCase(pathname)) + search + hash;
    window.history.replaceState(window.history.state, '', address);
    window.location.reload();
  }, [pathname, search, hash, language]);
  return <LoadingOverlay label={t.page.loading} />;
}

/** Hosting knows a member's page only as our links spell it: in lower case. */
function inOwnCase(pathname: string): string {
  return hasOneAddress(pathname) && !isStaffPath(pathname) ? pathname.toLowerCase() : pathname;
}
