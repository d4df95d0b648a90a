// Whatever is started here is ended here.
import { createWriteStream, openSync } from 'node:fs';
import { delimiter } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Options as ExecaOptions, execa } from 'execa';
import { ROOT } from '../paths.ts';
import { endMarked, findMarked, markOf } from './marked-processes.ts';

const POLITE_MS = 8_000;

interface Options {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Folders to look for programs in before all others. */
  path?: string[];
  /** To the terminal, to the terminal with its input, into `output`, or into the file at this path. */
  writesTo?: 'screen' | 'terminal' | 'output' | { file: string };
}

interface Ended {
  code: number;
  /** What it has written, where that was not shown or kept elsewhere. */
  output: string;
}

export interface Running {
  /** Settles once it has ended and all its output was read. */
  ended: Promise<Ended>;
  isRunning: () => boolean;
  /** Asks it to end, without waiting. */
  askToEnd: () => void;
}

/**
 * Starts processes of which none survives `endAll`, not even a grandchild that has left its parents: each inherits
 * a mark in its environment, and whatever carries the mark is ended. So Ctrl+C leaves nothing behind, and what a crash
 * has left is found again by its mark.
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
    const child = execa(program, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...options.env, ...markOf(this.#name), PATH: [...(options.path ?? []), process.env.PATH].join(delimiter) },
      preferLocal: true,
      localDir: ROOT,
      reject: false,
      all: true,
      stripFinalNewline: false,
      ...stdioOf(options.writesTo),
      // In a process group of its own, so that Ctrl+C does not reach it and we decide the order of endings.
      detached: options.writesTo !== 'terminal',
    });
    const running: Running = {
      ended: child.then(({ exitCode = 1, all = '', originalMessage = '' }) => ({
        code: exitCode,
        output: `${all}${originalMessage}`,
      })),
      isRunning: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
      askToEnd: () => void child.kill('SIGTERM'),
    };
    this.#started.push(running);
    return running;
  }

  /** Runs to the end. */
  run(program: string, args: string[], options: Options = {}): Promise<Ended> {
    return this.start(program, args, options).ended;
  }

  /** After this, nothing is started. */
  close(): void {
    this.#closed = true;
  }

  /** Whether any process with this mark is alive, even of a crashed run. */
  async anyLeft(): Promise<boolean> {
    return (await findMarked(this.#name)).length > 0;
  }

  /** First SIGTERM, so that they can clean up, then SIGKILL. */
  async endAll(): Promise<void> {
    this.close();
    for (const running of this.#started) running.askToEnd();
    await Promise.race([Promise.all(this.#started.map(({ ended }) => ended)), pause(POLITE_MS)]);
    await endMarked(this.#name);
  }
}

function stdioOf(writesTo: Options['writesTo']): Pick<ExecaOptions, 'stdin' | 'stdout' | 'stderr'> {
  if (writesTo === 'terminal') return { stdin: 'inherit', stdout: 'inherit', stderr: 'inherit' };
  if (writesTo === 'screen') return { stdin: 'ignore', stdout: 'inherit', stderr: 'inherit' };
  if (writesTo === 'output' || writesTo === undefined) return { stdin: 'ignore' };
  // The file is opened here and inherited, so that output is written even after this process has ended.
  const file = createWriteStream(writesTo.file, { fd: openSync(writesTo.file, 'w') });
  return { stdin: 'ignore', stdout: file, stderr: file };
}
