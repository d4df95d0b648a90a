// A command ends with its work, or as soon as the user stops it.
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { Stopped, stopSignal } from './stop-signal.ts';

const INTERRUPTED = 130;

interface Command {
  /** Resolves with the exit code. */
  run: (stop: AbortSignal, args: string[]) => Promise<number>;
  /** The exit code when the user stops it, where that is not its normal end. */
  whenStopped?: number;
}

/** Runs a command and exits the process; errors that the user can fix are printed in one sentence. */
export async function runCommand({ run, whenStopped = INTERRUPTED }: Command): Promise<never> {
  const stop = stopSignal();
  try {
    process.exit(await run(stop, process.argv.slice(2)));
  } catch (error) {
    if (error instanceof Problem) return fail(error.message);
    if (error instanceof Stopped || stop.aborted) return process.exit(whenStopped);
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function fail(text: string): never {
  say(text);
  return process.exit(1);
}

/** The parts that a command's arguments name, or `usual` when they name none. */
export function chosenParts<Part extends string>(
  parts: readonly Part[],
  args: string[],
  usual: readonly Part[] = parts,
): Set<Part> {
  const unknown = args.filter((arg) => !parts.some((part) => part === arg));
  if (unknown.length > 0) throw new Problem(`Unknown: ${unknown.join(', ')}. The parts are ${parts.join(', ')}.`);
  return new Set(args.length === 0 ? usual : parts.filter((part) => args.includes(part)));
}
