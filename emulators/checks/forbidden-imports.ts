// Finds the imports of a higher layer, from out of their workspace, or of the other application.
import { dirname, join } from 'node:path/posix';
import { importsOf, type Source } from './imports.ts';
import type { Layers, SEPARATE_APPLICATIONS } from './layers.ts';

/** A sentence for each import of a higher layer, from outside the workspace or of the other application, and for each module without a layer. */
export function upwardImports(layers: Layers, sources: Source[], apart: typeof SEPARATE_APPLICATIONS = []): string[] {
  return sources.flatMap((source) => {
    const targets = relativeImports(source);
    const layered = Object.entries(layers).filter(([folder]) => source.path.startsWith(`${folder}/`));
    const upward = layered.flatMap(([folder, lines]) => complaintsIn(folder, lines, source.path, targets));
    const outward = targets.filter((target) => leavesWorkspace(source.path, target));
    return [
      ...(isTest(source.path) ? [] : upward),
      ...outward.map(
        (target) =>
          `${source.path} imports ${target}, which is in another workspace: by its package's name, or not at all`,
      ),
      ...targets
        .filter((target) => apart.some((folders) => liesBetween(folders, source.path, target)))
        .map((target) => `${source.path} imports ${target}, which is in another application`),
    ];
  });
}

function complaintsIn(folder: string, lines: readonly string[], path: string, targets: string[]): string[] {
  const modules = lines.flatMap((line) => line.split(' ')); // bottom to top
  const module = moduleOf(folder, path);
  if (!modules.includes(module)) return [`${folder}/${module} has no layer: give it one in emulators/checks/layers.ts`];
  return targets
    .filter(
      (target) =>
        target.startsWith(`${folder}/`) && modules.indexOf(moduleOf(folder, target)) > modules.indexOf(module),
    )
    .map((target) => `${path} imports ${target}, and ${moduleOf(folder, target)} is a layer above ${module}`);
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
