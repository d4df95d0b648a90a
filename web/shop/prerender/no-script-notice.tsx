import type { ContactSettings } from '@aloghor/functions/domain/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { type LanguageCode, pathIn } from '../../shared/lib/language.ts';
import { common } from '../../shared/locale/en/common.ts';
import { noScript } from '../../shared/locale/en/without-app.ts';
import { messagesIn } from '../../shared/locale/locale.ts';
import { TelephoneLink } from '../../shared/navigation/contact-links.tsx';
import { menuLinks } from '../../shared/navigation/menu-links.ts';
import { paths } from '../../shared/paths.ts';

/** Shown above the page when scripts are disabled, because its buttons do not work; on small screens with its menu. */
export function noScriptNotice({ phone }: ContactSettings, language: LanguageCode): string {
  const t = messagesIn(language, common);
  const tNoScript = messagesIn(language, noScript);
  const links = [...menuLinks('guest', t.nav), { to: paths.logIn, label: t.nav.login }];
  return renderToStaticMarkup(
    <noscript>
      <div className="bg-glow py-2">
        <p className="page flex flex-wrap items-center gap-x-2">
          {tNoScript.read} <TelephoneLink phone={phone} />
        </p>
        <nav aria-label={t.nav.main} className="page flex flex-wrap gap-x-6 lg:hidden">
          {links.map(({ to, label }) => (
            <a key={to} href={pathIn(language, to)} className="inline-flex min-h-11 items-center font-semibold">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </noscript>,
  );
}
