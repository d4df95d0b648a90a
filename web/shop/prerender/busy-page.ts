import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { LocaleContext, messagesIn } from '../../shared/locale/locale.ts';
import { busyPageMessages } from '../../shared/locale/messages.ts';
import { StandalonePage } from '../worker/standalone-page.tsx';

const STYLESHEETS = /<link rel="stylesheet"[^>]* href="([^"]+)"/g;

/** In place of a page for which there were too many requests. Without the app, whose calls would be rejected, too. */
export function busyPage(shell: string, language: LanguageCode): string {
  const stylesheets = Array.from(shell.matchAll(STYLESHEETS), ([, href = '']) => href);
  const page = createElement(StandalonePage, { stylesheets, ...messagesIn(language, busyPageMessages) });
  return `<!doctype html>${renderToStaticMarkup(createElement(LocaleContext, { value: language }, page))}`;
}
