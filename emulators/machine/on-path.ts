// Two commands: what the machine has is used.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Every place on the PATH where a program of this name is, in the PATH's order. */
export function onPath(program: string): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program))
    .filter((path) => existsSync(path));
}
