import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const METHODS = ['info', 'warn', 'error'] as const;

let runs = 0;

/**
 * Runs a command in this process, because starting one costs more than its work. `runScript` shows once for each command
 * that it starts as typed.
 */
export async function runHere(name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { argv, exitCode } = process;
  const before = { ...process.env };
  const said: string[] = [];
  const spies = METHODS.map((method) =>
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void said.push(words.join(' '))),
  );
  process.argv = [...argv.slice(0, 2), ...args];
  Object.assign(process.env, env);
  try {
    runs += 1;
    // Only the command itself is evaluated again; its imports are loaded already.
    await import(/* @vite-ignore */ `../commands/${name}.ts?run=${runs}`);
    return { code: process.exitCode, said: said.join('\n') };
  } finally {
    Object.assign(process, { argv, exitCode });
    for (const key of Object.keys(env)) process.env[key] = before[key] ?? '';
    for (const spy of spies) spy.mockRestore();
  }
}

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a script of our package as it is typed, with the environment of the stack. `fileBlocks`: how many blocks of 512
 * bytes the operating system lets a file have.
 */
export async function runScript(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  { fileBlocks = 'unlimited' }: { fileBlocks?: number | 'unlimited' } = {},
) {
  const limited = ['-c', `ulimit -f ${fileBlocks} && exec "$@"`, 'sh'];
  const command = spawn('sh', [...limited, 'npm', 'run', '--silent', name, '--', ...args], {
    cwd: PACKAGE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(command.stdout), text(command.stderr)]);
  const [code] = await once(command, 'close');
  return { code, said: (await said).join('') };
}
