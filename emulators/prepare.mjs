/**
 * The way into every command of this folder, `node emulators/prepare.mjs start`.
 *
 * It runs on whatever Node the machine has (20 or newer), before any package is there, so it imports none. It
 * installs the packages when they are missing or old, among them Node 24, and lets that run `commands/<name>.ts`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMMANDS = new URL('commands/', import.meta.url);
const NODE = `${ROOT}node_modules/node/bin/node`;
const OLDEST_NODE = 20;
const INTERRUPTED = 130;
const LOOKING_FOR_PARENT_MS = 500;

let child;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupt(signal));

// npm can be killed before it reports a failure.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && interrupt('SIGTERM'), LOOKING_FOR_PARENT_MS).unref();

const [command = '', ...rest] = process.argv.slice(2);
process.exitCode = await prepareAndRun();

async function prepareAndRun() {
  const commands = readdirSync(COMMANDS).filter((file) => file.endsWith('.ts'));
  if (!commands.includes(`${command}.ts`)) {
    return fail(`Say what to do: ${commands.map((file) => file.replace('.ts', '')).join(', ')}.`);
  }
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    return fail(
      `Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}: install it from nodejs.org.`,
    );
  }
  if (!packagesAreInstalled()) {
    const failure = await installPackages();
    if (interrupted) return INTERRUPTED;
    if (failure) return fail(failure);
  }
  // The IPC channel closes when this process ends, however it ends.
  const { code } = await run(NODE, [fileURLToPath(new URL(`${command}.ts`, COMMANDS)), ...rest], 'inherit', 'ipc');
  return code;
}

function interrupt(signal) {
  interrupted = true;
  child?.kill(signal);
}

/** Whether all that the lockfile demands is there; npm notes what it installed in a lockfile of its own. */
function packagesAreInstalled() {
  const notes = `${ROOT}node_modules/.package-lock.json`;
  if (!existsSync(notes) || !existsSync(NODE)) return false;
  const installed = packagesOf(notes);
  return Object.entries(packagesOf(`${ROOT}package-lock.json`))
    .filter(
      ([path, { optional, link, extraneous }]) => path.includes('node_modules/') && !(optional || link || extraneous),
    )
    .every(([path, { version }]) => installed[path]?.version === version);
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** Answers nothing when all went well, else the sentence to show. */
async function installPackages() {
  process.stdout.write('› Installing the packages, a minute or two …');
  const since = Date.now();
  // Only Node's own package needs its install script; skipping the others saves a minute of compiling.
  for (const step of [
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    ['rebuild', 'node', '--loglevel=error'],
  ]) {
    const { code, output } = await run('npm', step, 'pipe');
    if (code !== 0) {
      const said = output.trim().split('\n').slice(-15).join('\n');
      return `\nThe packages could not be installed: see what npm says, mend it, then try again.\n\n${said}`;
    }
  }
  process.stdout.write(` ${((Date.now() - since) / 1000).toFixed(1)} s\n`);
}

/** Resolves when the program has ended, with the text it wrote where that was piped. */
function run(program, args, output, ...more) {
  return new Promise((resolve) => {
    let text = '';
    child = spawn(program, args, { cwd: ROOT, stdio: ['inherit', output, output, ...more] });
    for (const piped of [child.stdout, child.stderr]) piped?.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? (interrupted ? INTERRUPTED : 1), output: text }));
  });
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
