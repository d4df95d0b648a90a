// Nothing half ready goes out: to where it goes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The id of the project that is named, be it by its alias, or else of the default one of `.firebaserc`. */
export function chooseProject(root: string, named = 'default'): string | undefined {
  const project = aliases(root)[named] ?? named;
  return project === 'default' ? undefined : project;
}

function aliases(root: string): Record<string, string> {
  const file = join(root, '.firebaserc');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).projects ?? {}) : {};
}
