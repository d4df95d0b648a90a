import type { Stack } from '../stack/stack.ts';

/** Runs a program of `node` beside the stack, as a server in the cloud would run, until `use` is done. */
export async function withProcess<Result>(
  { processes, env, folder }: Stack,
  args: string[],
  more: NodeJS.ProcessEnv,
  use: () => Promise<Result>,
): Promise<Result> {
  const running = processes.start('node', args, {
    env: { ...env, IMAGE_HOST_KEY: 'any', ...more },
    writesTo: { file: `${folder.path}/measured.log` },
  });
  try {
    return await use();
  } finally {
    running.askToEnd();
    await running.ended;
  }
}
