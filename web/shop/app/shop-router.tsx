import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { languageAt, languageInUse } from '../../shared/lib/language.ts';
import { localeSetter } from '../../shared/locale/locale-setter.ts';
import { inLanguageInUse, LanguageRouter, type Place } from './language-router.tsx';

/** The browser's router. `children` are made anew for each address, so that another language reaches all of the page. */
export function ShopRouter({ children }: { children: () => ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [navigator] = useState(() => inLanguageInUse(history));
  const [place, setPlace] = useState<Place>({ location: history.location, action: history.action });
  useLayoutEffect(
    () => history.listen(({ location, action }) => speakAt(location.pathname, () => setPlace({ location, action }))),
    [history],
  );
  return (
    <LanguageRouter navigator={navigator} place={place}>
      {children()}
    </LanguageRouter>
  );
}

/** Shows a page in its language; that of a page gone back to may have to be loaded. */
function speakAt(pathname: string, show: () => void): void {
  const language = languageAt(pathname);
  if (language === languageInUse()) startTransition(show);
  else
    localeSetter()
      .then(({ loadLocale }) => loadLocale(language))
      .then(
        () => startTransition(show),
        () => window.location.reload(),
      );
}
