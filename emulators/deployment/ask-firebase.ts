// Asks the Firebase CLI what is in the cloud.
import { execa } from 'execa';
import { ROOT } from '../paths.ts';
import { FIREBASE_CLI } from '../processes/programs.ts';

export type Answer = { status: 'success'; result: unknown } | { status: 'error'; error: string };

/** Asks as the account that is signed in on this machine. */
export type AskFirebase = (project: string, ...command: string[]) => Promise<Answer>;

export const askFirebase: AskFirebase = async (project, ...command) => {
  const args = [FIREBASE_CLI, ...command, '--project', project, '--json'];
  const { stdout } = await execa('node', args, { cwd: ROOT, preferLocal: true, reject: false, stdin: 'ignore' });
  try {
    return JSON.parse(stdout);
  } catch {
    return { status: 'error', error: stdout.trim() || 'it said nothing' };
  }
};
