// Nothing is left behind: a run ends what an earlier one, which crashed, has left.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isGone } from '../processes/marked-processes.ts';
import { Processes } from '../processes/processes.ts';
import { endLeftovers } from '../stack/claim.ts';
import { type FurtherFunction, TEST_FOLDERS, testPlan } from '../stack/plan.ts';
import { type Stack, withStack } from '../stack/stack.ts';
import { stackFolder } from '../stack/stack-folder.ts';

/** Runs `use` beside an open shop of its own, whose folder goes with it unless it fails. */
export async function withTestStack<Result>(
  stop: AbortSignal,
  use: (stack: Stack) => Promise<Result>,
  further?: FurtherFunction,
): Promise<Result> {
  await removeOldRuns();
  const plan = { ...(await testPlan(true)), further };
  const result = await withStack(plan, stop, use);
  rmSync(plan.folder, { recursive: true });
  return result;
}

/** Removes the folders that failed runs kept for inspection; ends crashed runs. */
export async function removeOldRuns(): Promise<void> {
  const names = existsSync(TEST_FOLDERS) ? readdirSync(TEST_FOLDERS) : [];
  for (const pid of names.filter((name) => /^\d+$/.test(name) && isGone(Number(name)))) {
    const folder = join(TEST_FOLDERS, pid);
    await new Processes(besideFolder(folder)).endAll();
    await endLeftovers(stackFolder(folder), false);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The name under which a run keeps what it runs beside its stack, so that the stack does not end it. */
export function besideFolder(folder: string): string {
  return join(folder, 'beside');
}
