import { execFileSync } from 'node:child_process';

/** Stops the process of this stack's database, with whatever it is doing; nothing is lost. */
export function stopDatabase(): void {
  process.kill(databaseProcess(), 'SIGSTOP');
}

/** Lets it go on; also where it was never stopped. */
export function continueDatabase(): void {
  process.kill(databaseProcess(), 'SIGCONT');
}

/** No other stack has its port. */
function databaseProcess(): number {
  const [, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const processes = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args=']).toString().split('\n');
  const database = processes.find((line) => line.includes('java ') && line.includes(` --port ${port} `));
  if (!database) throw new Error(`No process of a database has the port ${port}`);
  return Number.parseInt(database, 10);
}
