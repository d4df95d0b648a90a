import type { FirebaseOptions } from 'firebase/app';

/** The configuration of our Firebase project, as served by Hosting. */
export function projectOptions(): Promise<FirebaseOptions> {
  return readJson<FirebaseOptions>('/__/firebase/init.json');
}

export const runsOnEmulators = import.meta.env.MODE === 'emulators';

/** The emulators' addresses, which the stack serves with the pages. Deployments have no such file. */
interface EmulatorAddresses {
  auth: string;
  firestore: string;
}

export function emulatorAddresses(): Promise<EmulatorAddresses> {
  return readJson<EmulatorAddresses>('/emulators.json');
}

async function readJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
