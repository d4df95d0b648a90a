import type { PageAddress } from '@aloghor/functions/contract/rendering';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { newQueryClient } from '../../shared/app/new-query-client.ts';
import { type LanguageCode, pathIn } from '../../shared/lib/language.ts';
import { App } from '../app/app.tsx';
import { loadPage } from '../app/load-page.ts';
import type { PrerenderedData } from '../app/prerendered-data.ts';

interface RenderedBody {
  /** Tags for the head of the document. */
  head: string;
  body: string;
}

/**
 * Renders the shop at an address without its language, in a language whose messages are loaded, after all its parts have
 * loaded. @throws what a part throws, and when the signal aborts it
 */
export async function renderBody(
  { pathname, search }: PageAddress,
  data: PrerenderedData,
  language: LanguageCode,
  signal?: AbortSignal,
): Promise<RenderedBody> {
  const cache = newQueryClient();
  for (const [key, answer] of data) cache.setQueryData(key, answer);
  const location = { pathname: pathIn(language, pathname), search };
  const router = ({ children }: { children: ReactNode }) => <StaticRouter location={location}>{children}</StaticRouter>;
  await loadPage(pathname);
  const thrown: unknown[] = [];
  const { prelude } = await prerender(<App cache={cache} router={router} />, {
    onError: (error) => void thrown.push(error),
    ...(signal && { signal }),
    // Large parts stay inline: otherwise React appends them with a script that moves them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (thrown.length > 0) throw thrown[0];
  return headFirst(html);
}

/** React emits tags of the head before everything else. */
function headFirst(html: string): RenderedBody {
  const [head = ''] = html.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/) ?? [];
  return { head, body: html.slice(head.length) };
}
