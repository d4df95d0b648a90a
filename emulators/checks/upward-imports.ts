// The tests count: finds the imports that reach up in their house, or out of their workspace.
import { dirname, join } from 'node:path/posix';
import type { FloorPlan } from './floor-plan.ts';
import { importsOf, type Source } from './imports.ts';

/** A sentence for each import that reaches up in its house or out of its workspace, and for each room without a floor. */
export function upwardImports(plan: FloorPlan, sources: Source[]): string[] {
  const houses = Object.entries(plan).map(([folder, floors]) => houseOf(folder, floors));
  return sources.flatMap((source) => {
    const homes = isTest(source.path) ? [] : houses.filter(({ folder }) => source.path.startsWith(`${folder}/`));
    const imports = relativeImports(source);
    return [
      ...homes.flatMap((house) => complaintsIn(house, source.path, imports)),
      ...imports.filter((target) => leavesWorkspace(source.path, target)).map(outOf(source.path)),
    ];
  });
}

interface House {
  folder: string;
  /** Bottom to top. */
  rooms: string[];
}

function houseOf(folder: string, floors: readonly string[]): House {
  return { folder, rooms: floors.flatMap((floor) => floor.split(' ')) };
}

function complaintsIn({ folder, rooms }: House, path: string, imports: string[]): string[] {
  const room = roomOf(folder, path);
  if (!rooms.includes(room)) return [`${folder}/${room} has no floor: give it one in emulators/checks/floor-plan.ts`];
  return imports
    .filter((target) => target.startsWith(`${folder}/`) && rooms.indexOf(roomOf(folder, target)) > rooms.indexOf(room))
    .map((target) => `${path} imports ${target}, and ${roomOf(folder, target)} stands above ${room}`);
}

function outOf(path: string): (target: string) => string {
  return (target) => `${path} imports ${target}, which is in another workspace: by its package's name, or not at all`;
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
