import { LANGUAGES } from '../lib/language.ts';
import { common } from '../locale/en/common.ts';
import { appMissing } from '../locale/en/without-app.ts';
import { messagesIn, useMessages } from '../locale/locale.ts';
import { buttonStyle } from '../ui/button.tsx';

/** In the HTML of every page, hidden until the start script finds that the app does not come. */
export function AppMissingNotice() {
  const t = useMessages(common);
  const tAppMissing = useMessages(appMissing);
  return (
    <div
      role="alert"
      className="app-missing fixed inset-x-0 bottom-0 z-30 items-center justify-center gap-4 bg-ink px-4 text-paper leading-tight max-md:text-sm"
    >
      {tAppMissing.notice}
      {/* biome-ignore lint/a11y/useValidAnchor: the same address again, which works without scripts */}
      <a href="" className={`${buttonStyle('onDark', 'dense')} shrink-0`}>
        {t.page.tryAgain}
      </a>
    </div>
  );
}

/** In the HTML of every page: the stylesheet shows it alone where the browser is older than those the pages are built for. */
export function OldBrowserNotice() {
  return (
    <div className="old-browser" hidden>
      {LANGUAGES.map((language) => (
        <p key={language} lang={language}>
          {messagesIn(language, appMissing).oldBrowser}
        </p>
      ))}
    </div>
  );
}
