// Finds the imports of a higher layer, from out of their workspace, or of the other application.
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';
import type { Layers, SEPARATE_APPLICATIONS } from './layers.ts';

export interface Source {
  /** From the root of the repository. */
  path: string;
  code: string;
}

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
function relativeImports({ path, code }: Source): string[] {
  const found: string[] = [];
  const add = ({ source }: { source: { type: string; value?: unknown } | null }) => {
    if (typeof source?.value === 'string' && source.value.startsWith('.'))
      found.push(join(dirname(path), source.value));
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(parseSync(path, code).program);
  return found;
}
