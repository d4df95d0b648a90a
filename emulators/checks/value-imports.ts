// The tests count: finds the imports of values where only types may be imported.
import { importsOf, type Source } from './imports.ts';

const FUNCTIONS = '@aloghor/functions/';

/** A sentence for each import that brings into a folder code of the API which it may only know the types of. */
export function valueImports(openFolders: Record<string, readonly string[]>, sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const folder = Object.keys(openFolders).find((one) => source.path.startsWith(`${one}/`));
    const open = folder && openFolders[folder];
    return open ? closedTo(open, source).map((specifier) => complaint(source.path, specifier)) : [];
  });
}

function closedTo(open: readonly string[], source: Source): string[] {
  return importsOf(source)
    .filter(({ specifier, isOfTypes }) => !isOfTypes && specifier.startsWith(FUNCTIONS))
    .map(({ specifier }) => specifier)
    .filter((specifier) => !open.some((one) => specifier.startsWith(`${FUNCTIONS}${one}/`)));
}

function complaint(path: string, specifier: string): string {
  return `${path} imports values of ${specifier}: 'import type', or a value from ${FUNCTIONS}domain`;
}
