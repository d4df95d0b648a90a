import { common } from '../locale/en/common.ts';
import { useMessages } from '../locale/locale.ts';

/** The first tab stop: skips the menus to the page. */
export function SkipLink() {
  const t = useMessages(common);
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-paper focus:px-5 focus:py-3"
    >
      {t.nav.skipToContent}
    </a>
  );
}
