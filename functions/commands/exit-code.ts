import { CommandError } from '../src/backup/command-error.ts';

/** Prints why a command did nothing; returns its exit code. */
export function printError(sentence: string): number {
  console.error(sentence);
  return 1;
}

/** The exit code of `run`; prints an expected error, or an unknown option, as a sentence. */
export async function exitCodeOf(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CommandError || isUnknownOption(error)) return printError(error.message);
    throw error;
  }
}

function isUnknownOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
