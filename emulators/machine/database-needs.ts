// Two commands: what a stack's database needs of the machine.
import type { Processes } from '../processes/processes.ts';
import { firestoreEmulator } from './firestore-emulator.ts';
import { javaFolder } from './java.ts';

interface DatabaseNeeds {
  /** The folder of a `java` that is new enough. */
  java: string;
  emulator: NodeJS.ProcessEnv;
}

let found: Promise<DatabaseNeeds> | undefined;

/** Looked for, or installed, once: two stacks that open at the same moment would install over each other. */
export function databaseNeeds(processes: Processes): Promise<DatabaseNeeds> {
  found ??= find(processes);
  return found;
}

async function find(processes: Processes): Promise<DatabaseNeeds> {
  const [java, emulator] = await Promise.all([javaFolder(), firestoreEmulator(processes)]);
  return { java, emulator };
}
