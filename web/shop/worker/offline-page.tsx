import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { brandMessages, commonMessages, offlinePageMessages } from '../../shared/locale/messages.ts';
import { Outlines } from '../../shared/navigation/outlines.tsx';
import { Wordmark } from '../../shared/navigation/wordmark.tsx';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { LampDrawing } from '../../shared/ui/status.tsx';

/** The worker fills in the shop's telephone, which is set in the dashboard. */
const PHONE = '%PHONE%';
const PHONE_DIGITS = '%PHONE_DIGITS%';

const LOOKING_AGAIN_MS = 5_000;

/** The page is shown at the address that could not be opened. A device may report that it is online all the while. */
export const RELOAD_WHEN_BACK = `const look=()=>document.hidden||fetch('/robots.txt',{cache:'no-store'}).then(({ok})=>ok&&location.reload(),()=>{});addEventListener('online',look);setInterval(look,${LOOKING_AGAIN_MS})`;

/** A whole document, rendered once by the build: without a connection no part of it could be loaded. */
export function OfflinePage({ stylesheets }: { stylesheets: string[] }) {
  const language = useLanguage();
  const tBrand = useMessages(brandMessages);
  const t = useMessages(commonMessages);
  const tOfflinePage = useMessages(offlinePageMessages);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t.page.title(t.page.offlineTitle, tBrand.name)}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the arrow */}
        <script dangerouslySetInnerHTML={{ __html: RELOAD_WHEN_BACK }} />
      </head>
      <body>
        <Outlines />
        <header className="border-line border-b">
          <div className="page flex h-16 items-center md:h-20">
            <Wordmark className="h-7 md:h-8" />
          </div>
        </header>
        <main className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
          <LampDrawing className="h-24 text-brass-text" />
          <h1 className="text-2xl">{t.page.offlineTitle}</h1>
          <p className="text-balance text-ink-soft text-lg">{tOfflinePage.text}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: the same address again */}
          <a href="" className={buttonStyle('primary')}>
            {t.page.tryAgain}
          </a>
          <p className="text-ink-soft">
            {tOfflinePage.callInstead}{' '}
            <a href={`tel:${PHONE_DIGITS}`} className="inline-block py-2 underline underline-offset-4">
              {PHONE}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
