// The tests count: finds the imports that reach up in their house, or out of their workspace.
import { dirname, join } from 'node:path/posix';
import type { FloorPlan } from './floor-plan.ts';
import { importsOf, type Source } from './imports.ts';

/** A sentence for each import that reaches up in its house or out of its workspace, and for each room without a floor. */
export function upwardImports(plan: FloorPlan, sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const targets = relativeImports(source);
    const houses = Object.entries(plan).filter(([folder]) => source.path.startsWith(`${folder}/`));
    const upward = houses.flatMap(([folder, floors]) => complaintsIn(folder, floors, source.path, targets));
    const outward = targets.filter((target) => leavesWorkspace(source.path, target));
    return [
      ...(isTest(source.path) ? [] : upward),
      ...outward.map(
        (target) =>
          `${source.path} imports ${target}, which is in another workspace: by its package's name, or not at all`,
      ),
    ];
  });
}

function complaintsIn(folder: string, floors: readonly string[], path: string, targets: string[]): string[] {
  const rooms = floors.flatMap((floor) => floor.split(' ')); // bottom to top
  const room = roomOf(folder, path);
  if (!rooms.includes(room)) return [`${folder}/${room} has no floor: give it one in emulators/checks/floor-plan.ts`];
  return targets
    .filter((target) => target.startsWith(`${folder}/`) && rooms.indexOf(roomOf(folder, target)) > rooms.indexOf(room))
    .map((target) => `${path} imports ${target}, and ${roomOf(folder, target)} stands above ${room}`);
}

function roomOf(folder: string, path: string): string {
  return path.slice(folder.length + 1).split('/')[0] ?? '';
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
