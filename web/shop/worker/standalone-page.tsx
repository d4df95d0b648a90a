import { type BrandSettings, shopName } from '@aloghor/functions/domain/brand';
import type { ReactNode } from 'react';
import { common } from '../../shared/locale/en/common.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Outlines } from '../../shared/navigation/outlines.tsx';
import { Wordmark } from '../../shared/navigation/wordmark.tsx';
import { buttonStyle } from '../../shared/ui/button.tsx';
import { LampDrawing } from '../../shared/ui/status.tsx';

interface StandalonePageProps {
  /** Undefined where the server has not read it yet. */
  brand: BrandSettings | undefined;
  stylesheets: string[];
  title: string;
  text: string;
  /** For the head of the document. */
  script?: string;
  /** The address of one that is a file. */
  scriptFile?: string;
  children?: ReactNode;
}

/** A whole document without the app, which is shown at the address that could not be opened. */
export function StandalonePage({ brand, stylesheets, title, text, script, scriptFile, children }: StandalonePageProps) {
  const language = useLanguage();
  const t = useMessages(common);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{brand ? t.page.title(title, shopName(brand, language)) : title}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the arrow */}
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
        {scriptFile && <script async src={scriptFile} />}
      </head>
      <body>
        <Outlines />
        <header className="border-line border-b">
          <div className="page flex h-16 items-center md:h-20">
            <Wordmark brand={brand} className="h-7 text-xl leading-7 md:h-8 md:leading-8" />
          </div>
        </header>
        <main className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
          <LampDrawing className="h-24 text-brass-text" />
          <h1 className="text-2xl">{title}</h1>
          <p className="text-balance text-ink-soft text-lg">{text}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: the same address again */}
          <a href="" className={buttonStyle('primary')}>
            {t.page.tryAgain}
          </a>
          {children}
        </main>
      </body>
    </html>
  );
}
