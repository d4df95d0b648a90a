import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a short program of the machine prints, on both outputs; nothing when it is missing or fails. */
export async function runText(program: string, args: string[]): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 });
    return stdout + stderr;
  } catch {
    return undefined;
  }
}
