import { LANGUAGES } from '../lib/language.ts';
import { messagesIn } from '../locale/locale.ts';
import { appMissingMessages } from '../locale/messages.ts';

/** In the HTML of every page: the stylesheet shows it alone where the browser is older than those the pages are built for. */
export function OldBrowserNotice() {
  return (
    <div className="old-browser" hidden>
      {LANGUAGES.map((language) => (
        <p key={language} lang={language}>
          {messagesIn(language, appMissingMessages).oldBrowser}
        </p>
      ))}
    </div>
  );
}
