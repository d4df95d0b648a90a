/** What a build writes down of its files, by the modules they were made of. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The addresses of a module's file and of all that it imports before it can run, itself first. */
export function filesOf(manifest: Manifest, module: string, found = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no ${module}`);
  const file = `/${chunk.file}`;
  if (!found.has(file)) {
    found.add(file);
    for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  }
  return [...found];
}
