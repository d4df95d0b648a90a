import { renderToStaticMarkup } from 'react-dom/server';
import { noScriptEn } from '../messages/no-script-en.ts';
import { PhoneLink } from '../navigation/contact-links.tsx';

/** Shown above the page when scripts are disabled, because its buttons do not work. */
export const NO_SCRIPT_NOTICE = renderToStaticMarkup(
  <noscript>
    <div className="bg-glow py-2">
      <p className="page flex flex-wrap items-center gap-x-2">
        {noScriptEn.read} <PhoneLink />
      </p>
    </div>
  </noscript>,
);
