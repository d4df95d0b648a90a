import { useMessages } from '../shared/locale/locale.ts';
import { notFoundMessages } from '../shared/locale/messages.ts';
import { Navbar } from '../shared/navigation/navbar.tsx';
import { SkipLink } from '../shared/navigation/skip-link.tsx';
import { paths } from '../shared/paths.ts';
import { buttonStyle } from '../shared/ui/button.tsx';
import { Link } from '../shared/ui/link.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';
import { Notice } from '../shared/ui/status.tsx';

/** For an address below `/dashboard` that no page has, for every visitor. */
export function NoSuchPage() {
  const tNotFound = useMessages(notFoundMessages);
  return (
    <>
      <SkipLink />
      <Navbar />
      <main id="content" tabIndex={-1} className="outline-none">
        <PageHead title={tNotFound.title} />
        <Notice heading="h1" title={tNotFound.heading} text={tNotFound.text}>
          <Link to={paths.shop} className={buttonStyle()}>
            {tNotFound.toShop}
          </Link>
        </Notice>
      </main>
    </>
  );
}
