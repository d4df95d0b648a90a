import type { FirebaseOptions } from 'firebase/app';

/** The configuration of our Firebase project, as served by Hosting. */
export function projectOptions(): Promise<FirebaseOptions> {
  return readJson<FirebaseOptions>('/__/firebase/init.json');
}

export async function readJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
