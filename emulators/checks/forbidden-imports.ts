// Finds the imports of a higher layer, from out of their workspace, or of the other application.
import { dirname, join } from 'node:path/posix';
import { importsOf, type Source } from './imports.ts';
import type { Layers, OPEN_FOLDERS, SEPARATE_APPLICATIONS } from './layers.ts';

/** A sentence for each import of a higher layer, from outside the workspace or of the other application, and for each module without a layer. */
export function* upwardImports(
  layers: Layers,
  sources: Source[],
  apart: typeof SEPARATE_APPLICATIONS = [],
): Generator<string> {
  for (const source of sources) {
    const { path } = source;
    const targets = relativeImports(source);
    const layered = isTest(path) ? [] : Object.entries(layers).filter(([folder]) => path.startsWith(`${folder}/`));
    for (const [folder, lines] of layered) yield* complaintsIn(folder, lines, path, targets);
    for (const target of targets) {
      if (leavesWorkspace(path, target))
        yield `${path} imports ${target}, which is in another workspace: by its package's name, or not at all`;
      if (apart.some((folders) => liesBetween(folders, path, target)))
        yield `${path} imports ${target}, which is in another application`;
    }
  }
}

function* complaintsIn(folder: string, lines: readonly string[], path: string, targets: string[]): Generator<string> {
  const modules = lines.flatMap((line) => line.split(' ')); // bottom to top
  const module = moduleOf(folder, path);
  const layer = modules.indexOf(module);
  if (layer === -1) yield `${folder}/${module} has no layer: give it one in emulators/checks/layers.ts`;
  for (const target of targets.filter((one) => layer !== -1 && one.startsWith(`${folder}/`))) {
    const other = moduleOf(folder, target);
    if (modules.indexOf(other) > layer) yield `${path} imports ${target}, and ${other} is a layer above ${module}`;
  }
}

function moduleOf(folder: string, path: string): string {
  return path.slice(folder.length + 1).split('/')[0] ?? '';
}

function liesBetween(folders: readonly string[], path: string, target: string): boolean {
  const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));
  const [from, to] = [folderOf(path), folderOf(target)];
  return from !== undefined && to !== undefined && from !== to;
}

/** The emulators test and run all workspaces, and may import from all of them. */
function leavesWorkspace(path: string, target: string): boolean {
  return workspaceOf(path) !== 'emulators' && workspaceOf(path) !== workspaceOf(target);
}

function workspaceOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** What a file imports by a path, of values and of types, as paths from the root of the repository. */
function relativeImports(source: Source): string[] {
  const specifiers = importsOf(source).map(({ specifier }) => specifier);
  return specifiers.filter((one) => one.startsWith('.')).map((one) => join(dirname(source.path), one));
}

const FUNCTIONS = '@aloghor/functions/';

/** A sentence for each import that brings into a folder code of the API which it may only know the types of. */
export function* valueImports(openFolders: typeof OPEN_FOLDERS, sources: Source[]): Generator<string> {
  for (const source of sources) {
    const [, open] = Object.entries(openFolders).find(([folder]) => source.path.startsWith(`${folder}/`)) ?? [];
    const values = open ? importsOf(source).filter(({ isOfTypes }) => !isOfTypes) : [];
    for (const { specifier } of values)
      if (specifier.startsWith(FUNCTIONS) && !open?.some((one) => specifier.startsWith(`${FUNCTIONS}${one}/`)))
        yield `${source.path} imports values of ${specifier}: 'import type', or a value from ${FUNCTIONS}domain`;
  }
}
