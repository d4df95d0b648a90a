// Which modules a file imports.
import { parseSync, Visitor } from 'oxc-parser';

export interface Source {
  /** From the root of the repository. */
  path: string;
  code: string;
}

export interface Import {
  /** As it is written: a path, or the name of a package. */
  specifier: string;
  /** Whether nothing of it is left at run time: `import type`, `export type`, `import('...').Name`. */
  isOfTypes: boolean;
}

/** Everything that a file imports or exports from another. */
export function importsOf({ path, code }: Source): Import[] {
  const found: Import[] = [];
  const add = (source: { type: string; value?: unknown } | null, isOfTypes: boolean) => {
    if (typeof source?.value === 'string') found.push({ specifier: source.value, isOfTypes });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ImportExpression: ({ source }) => add(source, false),
    TSImportType: ({ source }) => add(source, true),
  }).visit(parseSync(path, code).program);
  return found;
}
