// To which Firebase project a command belongs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../shop/problem.ts';

/** The id of the project that is named, be it by its alias, or else of the default one of `.firebaserc`. @throws {Problem} */
export function chooseProject(root: string, named = 'default'): string | undefined {
  const project = aliases(root)[named] ?? named;
  return project === 'default' ? undefined : project;
}

/** The names of the project in `.firebaserc`. @throws {Problem} */
export function aliasesOf(root: string, project: string): string[] {
  return Object.entries(aliases(root)).flatMap(([alias, id]) => (id === project ? alias : []));
}

function aliases(root: string): Record<string, string> {
  const file = join(root, '.firebaserc');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')).projects ?? {};
  } catch {
    throw new Problem('.firebaserc is no JSON: remove it, then choose the project anew, by npx firebase use --add.');
  }
}

/**
 * What the Firebase CLI is told. It builds the pages, then the function, as firebase.json says; then it publishes rules
 * and indexes, the function, and at last the pages, which are pinned to that function. A preview is only pages and
 * function, at an address of its own: rules, indexes and data are the project's.
 */
export function deployOrder(project: string, preview: string | undefined): string[] {
  const what = preview ? ['hosting:channel:deploy', preview] : ['deploy', '--only', 'firestore,functions,hosting'];
  return [...what, '--project', project];
}
