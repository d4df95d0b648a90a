import { spawnSync } from 'node:child_process';
import { ROOT } from '../../shop/paths.ts';

/** As many digits of a commit's hash as stay below 2^28. */
const DIGITS = 7;

/**
 * The seed of random tests in CI: a commit passes every time or never, so that a change is not blamed for what an
 * older one does once in a thousand histories, and whoever has the commit can repeat the failure. Undefined where the
 * folder is no clone; each run on a developer's machine tries something new.
 */
export function commitSeed(): string | undefined {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const hash = /^[0-9a-f]{40}/.exec(stdout ?? '')?.[0];
  return hash && String(Number.parseInt(hash.slice(0, DIGITS), 16));
}
