import { common } from '../../shared/locale/en/common.ts';
import { offlinePage } from '../../shared/locale/en/without-app.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { StandalonePage } from './standalone-page.tsx';

/** The worker fills in the shop's name and telephone, which are set in the dashboard. */
const NAME = '%NAME%';
const PHONE = '%PHONE%';
const PHONE_DIGITS = '%PHONE_DIGITS%';

const LOOKING_AGAIN_MS = 5_000;

/** The page is shown at the address that could not be opened. A device may report that it is online all the while. */
export const RELOAD_WHEN_BACK = `const look=()=>document.hidden||fetch('/robots.txt',{cache:'no-store'}).then(({ok})=>ok&&location.reload(),()=>{});addEventListener('online',look);setInterval(look,${LOOKING_AGAIN_MS})`;

/** Rendered once by the build: without a connection no part of it could be loaded. */
export function OfflinePage({ stylesheets }: { stylesheets: string[] }) {
  const t = useMessages(common);
  const tOfflinePage = useMessages(offlinePage);
  return (
    <StandalonePage
      brand={{ name: { en: NAME, bn: NAME } }}
      stylesheets={stylesheets}
      title={t.page.offlineTitle}
      text={tOfflinePage.text}
      script={RELOAD_WHEN_BACK}
    >
      <p className="text-ink-soft">
        {tOfflinePage.callInstead}{' '}
        <a href={`tel:${PHONE_DIGITS}`} className="inline-block py-2 underline underline-offset-4">
          {PHONE}
        </a>
      </p>
    </StandalonePage>
  );
}
