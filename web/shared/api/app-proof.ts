import type { CallName } from '@aloghor/functions/contract/calls';
import { methodOf } from './request.ts';

/** Gets an App Check token; undefined when none comes. */
export type ProveApp = () => Promise<string | undefined>;

let prove: ProveApp = async () => undefined;

/** Sets how a page proves that it is ours; called at the start by a shop that uses App Check. */
export function proveAppWith(next: ProveApp): void {
  prove = next;
}

let last: string | undefined;

/** The header by which a call proves that a page of ours makes it; none for those that only read. */
export async function appProof(name: CallName): Promise<Record<string, string>> {
  if (methodOf(name) === 'GET') return {};
  last = await prove();
  return lastProof();
}

/** That of the last call: a page that is being closed waits for no other. */
export function lastProof(): Record<string, string> {
  return last ? { 'X-Firebase-AppCheck': last } : {};
}
