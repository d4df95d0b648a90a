import { CommandError } from '../src/backup/command-error.ts';

/** Runs a command and sets the exit code. An expected error, or an unknown option, is printed as a sentence. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    process.exitCode = 0;
  } catch (error) {
    if (!(error instanceof CommandError || isUnknownOption(error))) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Runs a command of a project that only the environment names. */
export function runInProject(command: string, work: () => Promise<void>): Promise<void> {
  return runCommand(async () => {
    if (!process.env.GCLOUD_PROJECT)
      throw new CommandError(`Say in which project: GCLOUD_PROJECT=<project> npm run ${command}`);
    await work();
  });
}

/** `1 order is`, `2 orders are`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function isUnknownOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
