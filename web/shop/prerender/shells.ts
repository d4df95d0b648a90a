import { DEFAULT_LANGUAGE, type InLanguages, type LanguageCode, textIn } from '../../shared/lib/language.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

/** The manifest of a build: its files by the modules they were made of. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Of texts and of headings, needed before the first paint; the bold one waits until it is used. */
const FONTS: InLanguages<readonly string[]> = { en: [], bn: ['hind-siliguri-400', 'noto-serif-bengali'] };

/** The modules of a language's messages; those in English come with the pages themselves. */
function messagesOf(language: LanguageCode): string[] {
  if (language === DEFAULT_LANGUAGE) return [];
  return ['load-messages', `${language}/messages`].map((file) => `shared/locale/${file}.ts`);
}

const APP = /\s*<script type="module"[^>]*><\/script>/;
const FILES_AHEAD = /\s*<link rel="modulepreload"[^>]*>/g;
const FONTS_AHEAD = /\s*<link rel="preload"[^>]* as="font"[^>]*>/g;
const START_SCRIPT = /<script(?= src="\/assets\/start-)/;

/** Where Buy Now and a search lead: clicked before the app runs, they wait for its code alone. */
const NEXT_PAGES = ['cart', 'shop'];

/** The document around a page, which says when the app starts, and which files the page needs. */
export function shellFor(
  shell: string,
  manifest: Manifest,
  { module, startsAtOnce }: PrerenderedPage,
  language: LanguageCode,
): string {
  const app = filesOf(manifest, 'index.html');
  const ofLanguage = messagesOf(language).filter((file) => file in manifest);
  const further = [...(module ? [`shop/pages/${module}.tsx`] : []), ...ofLanguage];
  const all = [...new Set([...app, ...further.flatMap((part) => filesOf(manifest, part))])];
  const document = withFonts(shell, manifest, language);
  if (startsAtOnce) return loadedAhead(document, all.slice(app.length));
  const next = NEXT_PAGES.flatMap((page) => filesOf(manifest, `shop/pages/${page}.tsx`));
  return startedInTurn(
    document,
    all,
    [...new Set(next)].filter((file) => !all.includes(file)),
  );
}

/** The addresses of a module's file and of all that it imports before it can run, itself first. */
function filesOf(manifest: Manifest, module: string, found = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no ${module}`);
  const file = `/${chunk.file}`;
  if (!found.has(file)) {
    found.add(file);
    for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  }
  return [...found];
}

function withFonts(shell: string, manifest: Manifest, language: LanguageCode): string {
  const files = textIn(FONTS, language).flatMap((font) => filesOf(manifest, `shared/fonts/${font}.woff2`));
  const links = files.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`);
  return shell.replace('</head>', () => `${links.join('')}</head>`);
}

function loadedAhead(shell: string, files: string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`);
  return shell.replace('</head>', () => `${links.join('')}</head>`);
}

/** Leaves it to the start script when the app, the fonts and the next pages are loaded. */
function startedInTurn(shell: string, files: string[], next: string[]): string {
  if (!APP.test(shell) || !START_SCRIPT.test(shell)) throw new Error('The shell has no app to start');
  return shell
    .replace(APP, '')
    .replace(FILES_AHEAD, '')
    .replace(FONTS_AHEAD, '')
    .replace(START_SCRIPT, () => `<script data-app="${files.join(' ')}" data-next="${next.join(' ')}"`);
}
