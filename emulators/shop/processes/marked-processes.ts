// Finds and ends all processes with our mark, also those of a crashed run. Libraries follow the process tree from its
// root, and lose processes that have left it, such as the Firestore emulator after the Firebase CLI was killed.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { runText } from './programs.ts';

const MARK = 'ALOGHOR_STACK';
const END_ATTEMPTS = 100;
const BETWEEN_ATTEMPTS_MS = 50;

/** The environment variable that marks a process and all its descendants. */
export function markOf(name: string) {
  return { [MARK]: name };
}

/** The ids of all processes with this mark. */
export async function findMarked(name: string): Promise<number[]> {
  return process.platform === 'linux' ? markedInProc(`${MARK}=${name}`) : markedInProcessList(`${MARK}=${name}`);
}

/** Ends them all, even those started meanwhile, and waits until their ports are free. */
export async function endMarked(name: string): Promise<void> {
  const ended = new Set<number>();
  for (let attempt = 0; attempt < END_ATTEMPTS; attempt++) {
    const marked = await findMarked(name);
    for (const pid of marked) ended.add(pid);
    for (const pid of marked) end(pid);
    if (marked.length === 0 && [...ended].every(isGone)) return;
    await pause(BETWEEN_ATTEMPTS_MS);
  }
}

function markedInProc(mark: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(mark))
    .map(Number);
}

/** Empty for a process that has just ended, or that belongs to another user. */
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

/** Whether it has ended, and its ports are free: its environment disappears a moment earlier. */
export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const threads = `/proc/${pid}/task`;
    return process.platform === 'linux' && readdirSync(threads).every((thread) => isZombie(`${threads}/${thread}`));
  } catch {
    return true;
  }
}

/** A zombie: ended, and kept only until its parent reads the exit code. */
function isZombie(thread: string): boolean {
  return /^\d+ \(.*\) Z /s.test(readFileSync(`${thread}/stat`, 'utf8'));
}
