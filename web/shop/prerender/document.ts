import { accentAddress } from '@aloghor/functions/domain/accent';
import { type BrandSettings, type IconPath, iconAddress } from '@aloghor/functions/domain/brand';
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppMissingNotice } from '../../shared/app/without-app-notices.tsx';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../shared/lib/language.ts';
import { LocaleContext } from '../../shared/locale/locale.ts';
import { PRERENDERED_DATA_ID, shownSettings } from '../app/prerendered-data.ts';
import { manifestPath } from './manifest-path.ts';
import { noScriptNotice } from './no-script-notice.tsx';
import type { PrerenderedPage } from './prerendered-pages.ts';

/** With the title that the shell has until a page gives its own. */
const HEAD_PLACE = /<!-- head of the page -->(?:<title>[^<]*<\/title>)?/;
const ICON = /href="(\/(?:favicon\.svg|apple-touch-icon\.png))"/g;
/** For browsers that show no drawing in a tab. Hosting leads `/favicon.ico` to it, because Google answers that path before any function. */
const ICON_OF_TAB = '/favicon-32.png' satisfies IconPath;
/** The logo that is drawn for the sample shop. */
const DRAWN_NAME = /<g id="wordmark">.*?<\/g>/s;
/** With its noscript text. */
const EMPTY_PAGE = /<div id="root"><\/div>\s*<noscript>[^<]*<\/noscript>/;

const ENGLISH_NOTICE = appMissingNotice(DEFAULT_LANGUAGE);

interface Parts extends Pick<PrerenderedPage, 'data' | 'structuredData'> {
  head: string;
  body: string;
  settings: PublicSettings;
  tellsLeft: boolean;
  /** The line above the page, as HTML; empty without one. */
  announcement: string;
}

/** The whole document: a shell, which names the app's files, filled with a page and with the data it was rendered from. */
export function documentOf(
  shell: string,
  { head, body, data, structuredData, settings, tellsLeft, announcement }: Parts,
  language: LanguageCode,
): string {
  const told = structuredData.map((fact) => script('type="application/ld+json"', fact)).join('');
  const prerenderedData = script(
    `type="application/json" id="${PRERENDERED_DATA_ID}"${tellsLeft ? '' : ' data-hides-stock'}`,
    [...data, shownSettings(settings)],
  );
  const page = `${noScriptNotice(settings.contact, language)}${announcement}<div id="root">${body}</div>${prerenderedData}`;
  return fill(fill(inLanguage(branded(shell, settings.brand), language), HEAD_PLACE, head + told), EMPTY_PAGE, page);
}

/** The shell is that of the sample. */
function branded(shell: string, brand: BrandSettings): string {
  const { name, logo, accent } = brand;
  const document = name || logo ? shell.replace(DRAWN_NAME, '') : shell;
  const ofTab = logo ? `<link rel="icon" href="${iconAddress(ICON_OF_TAB, brand)}" sizes="32x32" />` : '';
  return document
    .replace('<link rel="icon"', (svg) => ofTab + svg)
    .replace(ICON, (_, path) => `href="${iconAddress(path, brand)}"`)
    .replace('</head>', (end) => (accent ? `<link rel="stylesheet" href="${accentAddress(accent)}" />${end}` : end));
}

/** The shell is in English. */
function inLanguage(shell: string, language: LanguageCode): string {
  if (language === DEFAULT_LANGUAGE) return shell;
  return [
    [`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${language}"`],
    [ENGLISH_NOTICE, appMissingNotice(language)],
    [manifestPath(DEFAULT_LANGUAGE), manifestPath(language)],
  ].reduce((html, [inEnglish = '', translated = '']) => fill(html, inEnglish, translated), shell);
}

function appMissingNotice(language: LanguageCode): string {
  return renderToStaticMarkup(createElement(LocaleContext, { value: language }, createElement(AppMissingNotice)));
}

function script(attributes: string, content: unknown): string {
  return `<script ${attributes}>${jsonInHtml(content)}</script>`;
}

function fill(html: string, place: string | RegExp, content: string): string {
  const [before, after, ...more] = html.split(place);
  if (after === undefined || more.length > 0) throw new Error(`The shell does not have one ${place}`);
  return before + content + after;
}

/** JSON that is safe in a script element: it contains no end tag and no line separator. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${hex(sign)}`);
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).padStart(4, '0');
}
