import { DEFAULT_LANGUAGE, languageAt } from '../shared/lib/language.ts';
import { preload } from '../shared/start/start-script.ts';

/** The files of each page and each language that the build has listed in the document: see `filesAhead`. */
type FilesAhead = Partial<Record<string, string[]>>;

// The address and the language tell which files the app will ask for, so they come beside its own instead of after them.
const { ahead } = document.currentScript?.dataset ?? {};
const files: FilesAhead = JSON.parse(ahead ?? '{}');
const { pathname } = window.location;
const language = languageAt(pathname);
preload([...(files[pathname.toLowerCase()] ?? []), ...(language === DEFAULT_LANGUAGE ? [] : (files[language] ?? []))]);
