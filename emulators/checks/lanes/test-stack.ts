// A stack for tests. A run first ends what an earlier one that crashed has left.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isGone } from '../../shop/processes/marked-processes.ts';
import { Processes } from '../../shop/processes/processes.ts';
import { endLeftovers } from '../../shop/stack/claim.ts';
import { RUN_FOLDER, type StackPlan, TEST_FOLDERS, testPlan } from '../../shop/stack/plan.ts';
import { type Stack, withStack } from '../../shop/stack/stack.ts';
import { stackFolder } from '../../shop/stack/stack-folder.ts';

/** Runs `use` beside an open shop of its own, which this process calls, too; its folder goes with it unless it fails. */
export async function withTestStack<Result>(
  stop: AbortSignal,
  use: (stack: Stack) => Promise<Result>,
): Promise<Result> {
  await removeOldRuns();
  const plan = await testPlan();
  const result = await withStack(plan, stop, (stack) => {
    Object.assign(process.env, stack.env);
    return use(stack);
  });
  rmSync(plan.folder, { recursive: true });
  return result;
}

/** What runs the same in several shops at once has these. */
export const LANES = ['first', 'second'] as const;

const NAMES = ['calls', 'desk', 'pages', ...LANES] as const;

/** One of the shops of a run that opens more than one. */
export function stackOfRun(name: (typeof NAMES)[number], isBrief: boolean): Promise<StackPlan> {
  return testPlan(join(RUN_FOLDER, name), isBrief);
}

/** Removes the folders that failed runs kept for inspection; ends crashed runs. */
export async function removeOldRuns(): Promise<void> {
  const names = existsSync(TEST_FOLDERS) ? readdirSync(TEST_FOLDERS) : [];
  for (const pid of names.filter((name) => /^\d+$/.test(name) && isGone(Number(name)))) {
    const folder = join(TEST_FOLDERS, pid);
    await new Processes(besideFolder(folder)).endAll();
    for (const stack of [folder, ...NAMES.map((name) => join(folder, name))])
      await endLeftovers(stackFolder(stack), false);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The name under which a run keeps what it runs beside its stack, so that the stack does not end it. */
export function besideFolder(folder: string): string {
  return join(folder, 'beside');
}
