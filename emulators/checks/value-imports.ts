// The tests count: finds the imports of values where only types may be imported.
import { importsOf, type Source } from './imports.ts';

const FUNCTIONS = '@aloghor/functions/';

/** A sentence for each import that brings into a folder code of the API which it may only know the types of. */
export function valueImports(openRooms: Record<string, readonly string[]>, sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const folder = Object.keys(openRooms).find((one) => source.path.startsWith(`${one}/`));
    const rooms = folder && openRooms[folder];
    return rooms ? closedTo(rooms, source).map((specifier) => complaint(source.path, specifier)) : [];
  });
}

function closedTo(rooms: readonly string[], source: Source): string[] {
  return importsOf(source)
    .filter(({ specifier, isOfTypes }) => !isOfTypes && specifier.startsWith(FUNCTIONS))
    .map(({ specifier }) => specifier)
    .filter((specifier) => !rooms.some((room) => specifier.startsWith(`${FUNCTIONS}${room}/`)));
}

function complaint(path: string, specifier: string): string {
  return `${path} imports values of ${specifier}: 'import type', or a value from ${FUNCTIONS}domain`;
}
