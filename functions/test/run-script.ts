import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** Runs a script of our package as it is typed, with the environment of the stack. */
export async function runScript(name: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const command = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: PACKAGE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(command.stdout), text(command.stderr)]);
  const [code] = await once(command, 'close');
  return { code, said: (await said).join('') };
}
