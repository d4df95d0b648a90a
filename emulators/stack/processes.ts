import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runText } from '../machine/run-text.ts';
import { ROOT } from '../paths.ts';

const MARK = 'ALOGHOR_STACK';
const POLITE_MS = 8_000;
const END_ATTEMPTS = 100;
const BETWEEN_ATTEMPTS_MS = 50;

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Folders to look for programs in before all others. */
  path?: string[];
  /** To the screen, to the screen with the keyboard besides, into `output`, or into a file of this path. */
  writesTo?: 'screen' | 'terminal' | 'output' | { file: string };
}

export interface Running {
  /** The exit code, once it has ended and all it wrote is there. */
  ended: Promise<number>;
  isRunning: () => boolean;
  /** What it has written until now. */
  output: () => string;
  /** Asks it to end; it may take its time. */
  askToEnd: () => void;
}

/**
 * Starts processes of which none survives `endAll`, not even a grandchild that has left its parents: each inherits
 * a mark in its environment, and whatever carries the mark is ended.
 */
export class Processes {
  readonly #name: string;
  readonly #started: Running[] = [];
  #closed = false;

  constructor(name: string) {
    this.#name = name;
  }

  /** Programs of the installed packages are found by their name, and `node` is the installed one. */
  start(program: string, args: string[], options: Options = {}): Running {
    if (this.#closed) throw new Error(`${program} is not started any more`);
    const output = outputOf(options.writesTo);
    const path = [...(options.path ?? []), `${ROOT}node_modules/.bin`, process.env.PATH];
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env, PATH: path.join(delimiter), [MARK]: this.#name },
      stdio: [options.writesTo === 'terminal' ? 'inherit' : 'ignore', output, output],
      // In a group of its own Ctrl+C in a terminal does not reach it, and we say in which order things end.
      detached: options.writesTo !== 'terminal',
    });
    const running = follow(child);
    this.#started.push(running);
    return running;
  }

  /** Runs to the end and answers the exit code with all that was written. */
  async run(program: string, args: string[], options: Options = {}): Promise<{ code: number; output: string }> {
    const running = this.start(program, args, options);
    return { code: await running.ended, output: running.output() };
  }

  get haveStarted(): boolean {
    return this.#started.length > 0;
  }

  /** From here on nothing is started any more. */
  close(): void {
    this.#closed = true;
  }

  /** Whether anything with this mark is alive, be it from a run that has crashed. */
  async anyLeft(): Promise<boolean> {
    return (await markedWith(`${MARK}=${this.#name}`)).length > 0;
  }

  /** Asks first, so that they can put their own things in order, and then makes sure. */
  async endAll(): Promise<void> {
    this.close();
    for (const running of this.#started) running.askToEnd();
    await Promise.race([Promise.all(this.#started.map(({ ended }) => ended)), pause(POLITE_MS)]);
    await this.#endMarked();
  }

  async #endMarked(): Promise<void> {
    const ended = new Set<number>();
    for (let attempt = 0; attempt < END_ATTEMPTS; attempt++) {
      const marked = await markedWith(`${MARK}=${this.#name}`);
      for (const pid of marked) ended.add(pid);
      for (const pid of marked) end(pid);
      if (marked.length === 0 && [...ended].every(isGone)) return;
      await pause(BETWEEN_ATTEMPTS_MS);
    }
  }
}

function outputOf(writesTo: Options['writesTo']): 'inherit' | 'pipe' | number {
  if (writesTo === 'screen' || writesTo === 'terminal') return 'inherit';
  if (writesTo === 'output' || writesTo === undefined) return 'pipe';
  return openSync(writesTo.file, 'w');
}

function follow(child: ChildProcess): Running {
  let text = '';
  const collect = (chunk: string) => {
    text += chunk;
  };
  for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', collect);
  const ended = new Promise<number>((resolve) => {
    child.on('error', (error) => {
      text += error.message;
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  return {
    ended,
    isRunning: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    output: () => text,
    askToEnd: () => void child.kill('SIGTERM'),
  };
}

async function markedWith(mark: string): Promise<number[]> {
  return process.platform === 'linux' ? markedInProc(mark) : markedInProcessList(mark);
}

function markedInProc(mark: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(mark))
    .map(Number);
}

/** Empty for a process that has just gone, or that is somebody else's. */
function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

async function markedInProcessList(mark: string): Promise<number[]> {
  const list = await runText('ps', ['-A', '-E', '-ww', '-o', 'pid=,command=']);
  return (list ?? '')
    .split('\n')
    .filter((line) => `${line} `.includes(` ${mark} `))
    .map((line) => Number.parseInt(line, 10));
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}

/** A process gives its mark back a moment before its ports, so it is watched until the last of it. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform === 'linux' && threadsOf(pid).every(isZombie);
  } catch {
    return true;
  }
}

function threadsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
}

/** Ended and emptied, and only kept until the parent asks for the exit code. */
function isZombie(thread: string): boolean {
  return /^\d+ \(.*\) Z /s.test(readFileSync(`${thread}/stat`, 'utf8'));
}
