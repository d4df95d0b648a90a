import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatest } from '../lib/hooks.ts';
import { hasOneAddress, LANGUAGE_TABLE, type LanguageCode, pathIn, rememberLanguage } from '../lib/language.ts';
import { common } from '../locale/en/common.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { loadLanguage } from '../locale/message-loader.ts';
import { paths } from '../paths.ts';
import { isLoginPage } from '../session/origin.ts';
import { useNavigate, usePath } from '../ui/link.tsx';
import { showFailure } from '../ui/popup.ts';

/**
 * Leads to this page in another language, without loading a document, so that what was typed stays. In the dashboard it is a
 * button, because a page there has one address for both.
 */
export function LanguageSwitch({ to: other, className }: { to: LanguageCode; className: string }) {
  const language = useLanguage();
  const t = useMessages(common);
  const here = useLocation();
  const latest = useLatest(here);
  const path = usePath();
  const navigate = useNavigate();

  function turn(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void loadLanguage(other).then(
      () => {
        const { current } = latest;
        if (current.pathname !== here.pathname) return; // another page was opened meanwhile
        rememberLanguage(other);
        void navigate(current, { state: current.state, replace: true, language: other });
      },
      () => showFailure(t.page.failedTitle, t.page.failed, language),
    );
  }

  const Way = hasOneAddress(here.pathname) ? 'button' : 'a';
  const href = Way === 'a' ? pathIn(other, here.pathname) + here.search + here.hash : undefined;
  // Hosting may encode the query differently from the address bar, and knows no hash; React keeps a prerendered attribute.
  const complete = (way: Element | null) => void (href && way?.setAttribute('href', href));
  return (
    <Way
      ref={complete}
      href={href}
      lang={other}
      className={className}
      onClick={turn}
      data-waits={isLoginPage(path) || path === paths.answer || undefined}
      suppressHydrationWarning
    >
      {LANGUAGE_TABLE[other].ownName}
    </Way>
  );
}
