/** Nobody waits longer to log out, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;

type Work = () => Promise<unknown>;

const works = new Set<Work>();

/** Has `work` done before a visitor logs out, while calls are still made in their name, until the returned function is called. */
export function beforeSignOut(work: Work): () => void {
  works.add(work);
  return () => void works.delete(work);
}

/** Does what was wanted before the visitor logs out. Resolves when it is done, has failed, or takes too long. */
export async function workBeforeSignOut(): Promise<void> {
  if (works.size === 0) return;
  const done = Promise.allSettled([...works].map((work) => work()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
