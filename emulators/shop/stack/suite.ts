// The Firebase CLI starts the emulators, as anybody would.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { Processes, Running } from '../processes/processes.ts';
import { FIREBASE_CLI } from '../processes/programs.ts';
import { newestSave } from './saves.ts';
import type { StackFolder } from './stack-folder.ts';

/** One project everywhere: rules loaded for one do not cover another. `demo-` never touches the cloud. */
export const PROJECT = 'demo-aloghor';

/** Loaded into the CLI before its own code. */
const PRELOADED = ['quick-auth.cjs', 'one-instance.cjs'].map((file) => fileURLToPath(new URL(file, import.meta.url)));

const QUIET: NodeJS.ProcessEnv = {
  // No update checks, which take ten seconds without internet.
  NO_UPDATE_NOTIFIER: '1',
  npm_config_offline: 'true',
  // Seconds; ten are not enough on a machine that does many things at once.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
};

/** Auth, Firestore, Functions and Hosting, as firebase.json of this folder says. `java` is the folder of that program. */
export function startSuite(processes: Processes, folder: StackFolder, java: string, env: NodeJS.ProcessEnv): Running {
  const saved = newestSave(folder.saves);
  const data = saved ? ['--import', saved] : [];
  const order = ['emulators:start', '--config', folder.config, '--project', PROJECT, ...data];
  return processes.start('node', [...PRELOADED.flatMap((file) => ['--require', file]), FIREBASE_CLI, ...order], {
    // It writes its logs and partial exports into its working directory.
    cwd: folder.path,
    path: [java],
    env: { ...env, ...QUIET },
    writesTo: { file: folder.log },
  });
}

/** Rejects when the suite ends unexpectedly. */
export async function unexpectedEnd(suite: Running, folder: StackFolder): Promise<never> {
  await suite.ended;
  throw new Problem(`The emulators ended by themselves${lastError(folder.log)}. ${moreIn(folder)}`);
}

export function moreIn(folder: StackFolder): string {
  return `More is in ${relative(ROOT, folder.log)}.`;
}

function lastError(log: string): string {
  const lines = existsSync(log) ? stripVTControlCharacters(readFileSync(log, 'utf8')).split('\n') : [];
  const error = lines.findLast((line) => line.startsWith('Error: '));
  return error ? `: ${error.replace('Error: ', '').replace(/\.$/, '')}` : '';
}
