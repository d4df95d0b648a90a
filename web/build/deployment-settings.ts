import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * The settings of a deployment, by name: one file for each Firebase project. The Firebase CLI gives it to the function; the
 * pages take the shop's address and the key of App Check from it when they are built. It holds no secret.
 */
export function deploymentSettings(root: string, project: string): NodeJS.Dict<string> {
  const file = join(root, settingsFile(project));
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Its path below the root. */
export function settingsFile(project: string): string {
  return `functions/.env.${project}`;
}
