import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageInUse } from '../lib/language.ts';
import { hasOneAddress, pathIn } from '../lib/localized-path.ts';
import { t } from '../locale/messages.ts';
import { speech } from '../locale/speech.ts';
import { showFailure } from '../ui/popup.ts';

/** Each language calls itself so on every page. */
const NAMES = { en: 'English', bn: 'বাংলা' };

/**
 * Leads to this page in the other language. The app needs no other document for that: all that was typed stays. In the
 * dashboard it is a button, because a page there has one address for both.
 */
export function LanguageSwitch({ className }: { className: string }) {
  const here = useLocation();
  const navigate = useNavigate();
  const other = languageInUse() === 'en' ? 'bn' : 'en';

  function turn(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    speech()
      .then(({ choose }) => choose(other))
      .then(
        () => navigate(here, { state: here.state, replace: true }),
        () => showFailure(t.page.failedTitle, t.page.failed),
      );
  }

  const Way = hasOneAddress(here.pathname) ? 'button' : 'a';
  const href = Way === 'a' ? pathIn(other, here.pathname) + here.search : undefined;
  // A page that is a file is drawn without its query, which the app knows; React leaves a drawn attribute as it is.
  const complete = (way: Element | null) => void (href && way?.setAttribute('href', href));
  return (
    <Way ref={complete} href={href} lang={other} className={className} onClick={turn} suppressHydrationWarning>
      {NAMES[other]}
    </Way>
  );
}
