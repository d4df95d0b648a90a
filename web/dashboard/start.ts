import { DEFAULT_LANGUAGE, languageAt } from '../shared/lib/language.ts';
import { storedVisitor } from '../shared/session/stored-visitor.ts';
import { preload } from '../shared/start/start-script.ts';
import { makeFirstCalls, opensAdminHome } from './first-calls.ts';
import { wasPastFirstDays } from './overview/past-first-days.ts';

/** The files of each page and each language, and of a shop's first days, that the build has listed in the document: see `filesAhead`. */
type FilesAhead = Partial<Record<string, string[]>>;

// The address and the language tell which files the app will ask for, so they come beside its own instead of after them.
const { ahead } = document.currentScript?.dataset ?? {};
const files: FilesAhead = JSON.parse(ahead ?? '{}');
const { pathname } = window.location;
const visitor = storedVisitor()?.visitor;
const language = languageAt(pathname);
preload(
  [
    pathname.toLowerCase(),
    language !== DEFAULT_LANGUAGE && language,
    visitor && opensAdminHome(pathname, visitor) && !wasPastFirstDays() && 'firstDays',
  ].flatMap((name) => (name && files[name]) || []),
);
if (visitor) makeFirstCalls(pathname, visitor);
